export { focusOnMount } from './focus.ts'
