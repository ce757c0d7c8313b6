import { fitsInLists, type RecipeStructure } from '#shared/recipe.ts'
import { completed } from '../food/complete.ts'
import { languageOf } from '../food/language.ts'
import { readRecipe, stripFollowUp, type ReadHint } from '../food/read.ts'
import { taste } from '../food/taster.ts'
import { readPage } from '../recipes/import/read-page.ts'
import type { KitchenJobs } from './kitchen.ts'

/** Reading recipes, and checking them. */
export const jobs = {
  readRecipe: ({ text, hint }) => readRecipe(text, hint),
  readPage: ({ html, url }) => readPage(html, url),
  complete: ({ recipe, before }) => completed(recipe, before),
  examine({ title, content, dishType, structure: given }) {
    const hint = { title, dishType }
    const structure = given ? withExtra({ ...given, ...hint }, content) : readFitting(content, hint)
    return {
      // It belongs to the chef who wrote the text, not to the recipe.
      content: given ? content : stripFollowUp(content),
      structure,
      language: structure?.language ?? languageOf(content),
      findings: structure ? taste(structure) : [],
    }
  },
  taste: ({ recipe, guests }) => taste(recipe, guests),
} satisfies Partial<KitchenJobs>

/** The structure of a text; null when it cannot be read or is too large to be stored. */
function readFitting(content: string, hint: ReadHint): RecipeStructure | null {
  const read = readRecipe(content, hint)
  return read && fitsInLists(read) ? read : null
}

/** A structure without a word about what else the text says gets it from the text. */
function withExtra(structure: RecipeStructure, content: string): RecipeStructure {
  if (structure.extra !== undefined) return structure
  const complete = { ...structure, extra: readRecipe(content, { title: structure.title })?.extra ?? '' }
  return fitsInLists(complete) ? complete : structure
}

/** The first use fills tables; it belongs to loading and not to the first job. */
export function warmUp() {
  const recipe = readRecipe('Ingredients\n- 1 carrot\n\nInstructions\n1. Slice the carrot.')
  if (recipe) taste(recipe)
}
