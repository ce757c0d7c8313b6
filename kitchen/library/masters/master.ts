import type { CutStyle } from '../lines/knifework.ts'
import type { Unit } from '#shared/words/units.ts'
import type { LineRole } from '../vocabulary.ts'
import type { Recipe } from '../recipe.ts'

/** A line that takes any food of some classes. Steps call it by its first class, and the firm and the quick among them. */
export interface Slot {
  name: string
  /** Categories of the lexicon and ids of foods. */
  takes: readonly string[]
  not: readonly string[]
  /** Of all its foods together, for the servings of the recipe. */
  amount: number
  unit: Unit | null
  most: number
  role: LineRole
  /** What comes when nothing of the kind is there, the most usual first; empty where it may stay away. */
  usually: readonly string[]
  cut: CutStyle | null
}

/** A recipe of what there is: its lines are what it always needs, and its slots what may be any. */
export interface Master extends Recipe {
  slots: readonly Slot[]
  /** Lines that come only when somebody has them. */
  onlyIfThere: readonly string[]
}

/** Minutes from which a food goes into the pan before the others. */
const firmFrom = 12
export const paces = ['firm', 'quick'] as const
export const paceOf = ({ minutes }: { minutes: number }): (typeof paces)[number] =>
  minutes >= firmFrom ? 'firm' : 'quick'
