import { fitsInLists, type RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { loadReader, type ReadHint } from '#kitchen'
import type { KitchenJobs, WrittenRecipe } from './kitchen.ts'

const {
  checkRecipe,
  complete,
  detectLanguage,
  foodOfLine,
  readPage,
  readRecipe,
  stripFollowUp,
  subjectsOf,
  withExtra,
  withFormerStory,
} = await loadReader()

/** Reading recipes, and checking them. */
export const jobs = {
  readRecipe: ({ text, hint }) => readRecipe(text, hint),
  readPage: ({ html, url }) => readPage(html, url),
  complete: ({ recipe, before }) => complete(recipe, before),
  extra: ({ structure, content }) => withExtra(structure, content).extra ?? '',
  examine({ title, content: text, dishType, structure: given, former }) {
    const { structure, content } = given
      ? completeTexts({ ...given, title, dishType }, text, former)
      : // The question at its end belongs to the chef who wrote the text, not to the recipe.
        { structure: readFitting(text, { title, dishType }), content: stripFollowUp(text) }
    const language = structure?.language ?? detectLanguage(text)
    return {
      content,
      structure,
      language,
      findings: structure ? checkRecipe(structure) : [],
      subjects: subjectsOf({ title, content, language, structure }),
    }
  },
  subjects: (recipes) => recipes.map((recipe) => subjectsOf(recipe)),
  foodsOfLines: (lines) => lines.map(foodOfLine),
  taste: ({ recipe, guests }) => checkRecipe(recipe, guests),
} satisfies Partial<KitchenJobs>

/** The structure of a text; null when it cannot be read or is too large to be stored. */
function readFitting(content: string, hint: ReadHint): RecipeStructure | null {
  const read = readRecipe(content, hint)
  return read && fitsInLists(read) ? read : null
}

function completeTexts(structure: RecipeStructure, content: string, former: WrittenRecipe['former']) {
  const kept = former ? withFormerStory({ structure, content }, former) : { structure, content }
  return { structure: withExtra(kept.structure, content), content: kept.content }
}

/** The first use fills tables; it belongs to loading and not to the first job. */
export function warmUp() {
  const recipe = readRecipe('Ingredients\n- 1 carrot\n\nInstructions\n1. Slice the carrot.')
  if (recipe) checkRecipe(recipe)
}
