import { completed } from '../food/complete.ts'
import { languageOf } from '../food/language.ts'
import { readRecipe } from '../food/read.ts'
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
    const structure = given ? { ...given, ...hint } : readRecipe(content, hint)
    return {
      structure,
      language: structure?.language ?? languageOf(content),
      findings: structure ? taste(structure) : [],
    }
  },
  taste: ({ recipe, guests }) => taste(recipe, guests),
} satisfies Partial<KitchenJobs>

/** The first use fills tables; it belongs to loading and not to the first job. */
export function warmUp() {
  const recipe = readRecipe('Ingredients\n- 1 carrot\n\nInstructions\n1. Slice the carrot.')
  if (recipe) taste(recipe)
}
