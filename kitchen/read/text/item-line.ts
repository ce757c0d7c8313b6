import type { Language } from '#shared/constants/languages.ts'
import type { RecipeIngredient } from '#shared/contract/recipe-structure.ts'
import { readLine } from '#shared/lines/read-line.ts'
import { findIngredients } from '../../lexicon/find.ts'

/** Reads one line of a list of ingredients, as `readLine` does: a stalk of a herb is a sprig. */
export function readItemLine(
  line: string,
  language: Language,
  group: string | null,
): RecipeIngredient | null {
  const read = readLine(line, language, group)
  if (read?.unit !== 'stalk') return read
  const isHerb = findIngredients(read.item, language)[0]?.ingredient.category === 'herb'
  return isHerb ? { ...read, unit: 'sprig' } : read
}
