import type { Unit } from '#shared/words/units.ts'
import type { WayName } from '../vocabulary.ts'

/** One change of a recipe. A food is named by its id, or by that of its family: "mushroom" is every one of them. */
export type Operation =
  | { op: 'serve'; servings: number }
  | { op: 'swap'; food: string; by: string }
  | { op: 'leaveOut'; food: string }
  | { op: 'add'; food: string; amount: number | null; unit: Unit | null }
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

/** Why a recipe does not bear an operation. */
export const reasons = [
  /** No food is called so. */
  'unknown',
  /** It is not in the recipe. */
  'absent',
  /** It is in it already. */
  'present',
  /** The dish is named after it. */
  'main',
  /** It would not hold together, rise or taste of anything without. */
  'needed',
  /** It needs another way to cook, so that the steps would be wrong. */
  'method',
  /** The steps speak of it in words that stay. */
  'said',
  /** Nothing in the recipe is cooked as this would be. */
  'no place',
  /** The recipe has no such way. */
  'no way',
  /** More than can be cooked at once, or less than anybody eats. */
  'too much',
  /** It makes nothing hotter or milder. */
  'no heat',
  /** Not for those who eat. */
  'unsafe',
  /** The base is no recipe, or no master. */
  'no base',
] as const
export type Reason = (typeof reasons)[number]

/** What was not done, why, and what could be done instead. */
export interface RefusedOperation {
  operation: Operation
  reason: Reason
  offer: Operation | null
}

export const mostServings = 100
