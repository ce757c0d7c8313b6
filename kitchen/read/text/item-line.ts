import type { Language } from '#shared/constants/languages.ts'
import type { RecipeIngredient } from '#shared/contract/recipe-structure.ts'
import { limits } from '#shared/constants/limits.ts'
import { readLine } from '#shared/lines/read-line.ts'
import { lineWords } from '#shared/lines/words/index.ts'
import { findIngredients } from '../../lexicon/find.ts'

/** Whether a text is the name of a food and nothing else. */
function isFood(text: string, language: Language): boolean {
  const [found, ...more] = findIngredients(text, language, 'exact')
  return found !== undefined && more.length === 0 && found.start === 0 && found.end === text.length
}

/** "Salt, pepper and oil" are foods, and the later ones no note of the first. */
function withAllFoods(read: RecipeIngredient, language: Language): RecipeIngredient {
  if (read.amount !== null || read.note === null || !isFood(read.item, language)) return read
  const and = new RegExp(`\\s*,\\s*|\\s+${lineWords[language].and}\\s+`, 'iu')
  const item = `${read.item}, ${read.note}`
  const isList = read.note.split(and).every((each) => isFood(each, language))
  return isList && item.length <= limits.recipe.ingredientNameMax ? { ...read, item, note: null } : read
}

/** Reads one line of a list of ingredients, as `readLine` does, by what the foods in it are. */
export function readItemLine(
  line: string,
  language: Language,
  group: string | null,
): RecipeIngredient | null {
  const read = readLine(line, language, group)
  if (read === null) return null
  // A stalk of a herb is a sprig.
  const isHerb =
    read.unit === 'stalk' && findIngredients(read.item, language)[0]?.ingredient.category === 'herb'
  return isHerb ? { ...read, unit: 'sprig' } : withAllFoods(read, language)
}
