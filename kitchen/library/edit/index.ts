export { applied, edited, linesOf, type Applied, type Edited } from './apply.ts'
export { changesBetween, type Change } from './changes.ts'
export { swapsFor } from './swap.ts'
export type { Draft, Filling, Operation, Reason, Refusal } from './operation.ts'
