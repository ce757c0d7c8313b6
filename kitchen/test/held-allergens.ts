import { foodOf } from '../lexicon/item-food.ts'
import { refusing } from '../chef/reply/refusals.ts'
import { understand } from './understood.ts'
import type { StatedAllergy } from '../../bench/chef/corpus/corpus.ts'

/** What of the forbidden the dish holds, by its own facts and by the names in its list; nothing where no dish is made. */
export function heldIn({ language, turns, forbidden }: StatedAllergy): string[] {
  const messages = turns.map((content) => ({ role: 'user' as const, content }))
  const reading = understand({ language, messages })
  if (refusing(reading) !== null) return []
  const { recipe } = reading.dish
  const foods = recipe.ingredients.flatMap(({ item }) => foodOf(item, recipe.language).foods)
  return forbidden
    .filter(
      (each) => recipe.allergens.includes(each) || foods.some(({ allergens }) => allergens.includes(each)),
    )
    .map((each) => `${each}: ${turns.join(' || ')}`)
}
