import type { EditReason } from '#shared/contract/draft.ts'
import type { Unit } from '#shared/words/units.ts'
import type { WayName } from '../vocabulary.ts'

/** One change of a recipe. A food is named by its id, or by that of its family: "mushroom" is every one of them. */
export type Operation =
  | { op: 'serve'; servings: number }
  | { op: 'swap'; food: string; by: string }
  | { op: 'leaveOut'; food: string }
  | { op: 'add'; food: string; amount: number | null; unit: Unit | null }
  /** Another recipe of the library beside it. */
  | { op: 'side'; recipe: string }
  | { op: 'amount'; food: string; factor: number }
  | { op: 'heat'; by: 'milder' | 'hotter' }
  /** Null is as it is written. */
  | { op: 'way'; way: WayName | null }
  /** A master recipe with what there is. */
  | { op: 'fill'; foods: readonly Filling[] }

/** What goes into a master recipe; without an amount as much of it as usual. */
export interface Filling {
  food: string
  /** Other foods that are meant as well: who says chicken takes any part of it. */
  alike?: readonly string[]
  amount: number | null
  unit: Unit | null
}

/** The recipe that stands: one of the library, and what was changed about it, in order. */
export interface Draft {
  base: string
  operations: readonly Operation[]
}

/** Why a recipe does not bear an operation; what is to taste is a line of the wire and no food of a recipe. */
export type Reason = Exclude<EditReason, 'to taste'>

/** What was not done, why, and what could be done instead. */
export interface RefusedOperation {
  operation: Operation
  reason: Reason
  offer: Operation | null
}

export const mostServings = 100
