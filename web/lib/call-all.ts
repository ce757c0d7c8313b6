export { allPages, callAll } from './paging.ts'
