import { languages } from '#shared/constants/languages.ts'
import { findIngredients } from '../../lexicon/find.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { fold } from '../../lexicon/fold.ts'
import { groupMembers, groupWords } from '../../lexicon/food-groups.ts'
import type { RecipeStep } from '../recipe.ts'
import { withoutPlaces } from '../places.ts'

const known = new WeakMap<RecipeStep, { foods: ReadonlySet<string>; folded: string }>()

/** What a step says beside its places: foods by name, and all of it folded. */
function wordsOf(step: RecipeStep) {
  const found = known.get(step)
  if (found) return found
  const texts = languages.map((language) => withoutPlaces(step.text[language]))
  const foods = new Set(
    languages.flatMap((language, at) =>
      findIngredients(texts[at] ?? '', language).map(({ ingredient }) => ingredient.id),
    ),
  )
  const words = { foods, folded: fold(texts.join(' \n ')) }
  known.set(step, words)
  return words
}

/**
 * True where steps speak of a food in words that no place holds, so that they would be wrong without it: by its name, or
 * as "the meat" where what comes instead is none.
 */
export function isSaidInWords(steps: readonly RecipeStep[], food: string, by: string | null): boolean {
  const old = findIngredientById(food)
  const fresh = by === null ? null : findIngredientById(by)
  const patterns = groupWords.flatMap(([group, words]) =>
    old && groupMembers[group](old) && !(fresh && groupMembers[group](fresh)) ? new RegExp(words.source) : [],
  )
  return steps.some((step) => {
    const { foods, folded } = wordsOf(step)
    return foods.has(food) || patterns.some((pattern) => pattern.test(folded))
  })
}
