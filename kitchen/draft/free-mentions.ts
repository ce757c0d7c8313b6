import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { linesOfFields } from '#shared/contract/structure-fields.ts'
import { findIngredients, type Found } from '../lexicon/find.ts'
import { fold } from '../lexicon/fold.ts'
import { groupMembers, groupWords } from '../lexicon/food-groups.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { foodOf } from '../lexicon/item-food.ts'
import { isWiderName } from '../lexicon/kinds.ts'
import { tokensOf } from '../lexicon/tokens.ts'

/** The one food of a line, where it is one and nothing hides in its words. */
export function foodOfItem(item: string, language: Language): Ingredient | null {
  const { foods, known } = foodOf(item, language)
  const [food] = foods
  return known && food && foods.every(({ id }) => id === food.id) ? food : null
}

/** Where a text names a food, also by a wider name: "the cheese". */
export const mentionsIn = (text: string, food: Ingredient, language: Language): Found[] =>
  findIngredients(text, language, 'exact').filter(
    ({ ingredient }) => ingredient.id === food.id || isWiderName(ingredient, food),
  )

/** Everything that a recipe says beside its list. */
export const textsOf = (recipe: RecipeStructure): string[] => [
  recipe.title,
  recipe.taste,
  recipe.extra ?? '',
  ...recipe.safety,
  ...recipe.steps.map(({ text }) => text),
  ...linesOfFields(recipe).map(([, text]) => text),
]

const longWords = (text: string): string[] =>
  tokensOf(text).flatMap(({ word }) => (word.length >= 4 ? [word] : []))

/**
 * Whether a text speaks of a food in other words than its name: as "the meat", where what comes instead is none, or by a
 * word of its line that is no name of a food ("the fillets").
 */
export function isSaidOtherwise(
  text: string,
  { food, item, by, language }: { food: Ingredient; item: string; by: Ingredient | null; language: Language },
): boolean {
  const found = mentionsIn(text, food, language)
  const rest = found.reduceRight(
    (now, { start, end }) => now.slice(0, start) + ' '.repeat(end - start) + now.slice(end),
    text,
  )
  const folded = fold(rest)
  const patterns = groupWords.flatMap(([group, words]) =>
    groupMembers[group](food) && !(by && groupMembers[group](by))
      ? new RegExp(words.source, words.flags)
      : [],
  )
  if (patterns.some((pattern) => pattern.test(folded))) return true
  const own = new Set(longWords(item))
  return longWords(rest).some((word) => own.has(word))
}
