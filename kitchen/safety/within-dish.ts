import type { Allergen } from '#shared/words/allergens.ts'
import { diets, type Diet } from '#shared/words/diets.ts'
import type { CheckedItem, SafetyFinding } from './checked-dish.ts'

/** What the recipes within a recipe bring into it. */
export interface WithinDish {
  /** Everything that they hold, at any level. */
  items: readonly CheckedItem[]
  /** By the place of the line that stands for one of them. */
  byLine: ReadonlyMap<number, readonly Allergen[]>
  /** The diets that all of them keep. */
  diets: readonly Diet[]
  /** Dangers of theirs for everybody. */
  dangers: readonly SafetyFinding[]
}

export const nothingWithin: WithinDish = { items: [], byLine: new Map(), diets, dangers: [] }
