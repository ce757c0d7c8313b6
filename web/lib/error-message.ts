export { useErrorMessage } from './errors.ts'
