import { fitsInLists, type RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { complete } from '#kitchen/understand/recipe-text/complete.ts'
import { withExtra, withFormerStory } from '#kitchen/understand/recipe-text/extra.ts'
import { detectLanguage } from '#kitchen/lexicon/language.ts'
import { readRecipe, stripFollowUp, type ReadHint } from '#kitchen/understand/recipe-text/read.ts'
import { checkRecipe } from '#kitchen/safety/check-recipe.ts'
import { readPage } from '#kitchen/understand/recipe-page/read-page.ts'
import type { KitchenJobs, WrittenRecipe } from './kitchen.ts'

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
    return {
      content,
      structure,
      language: structure?.language ?? detectLanguage(text),
      findings: structure ? checkRecipe(structure) : [],
    }
  },
  taste: ({ recipe, guests }) => checkRecipe(recipe, guests),
} satisfies Partial<KitchenJobs>

/** The structure of a text; null when it cannot be read or is too large to be stored. */
function readFitting(content: string, hint: ReadHint): RecipeStructure | null {
  const read = readRecipe(content, hint)
  return read && fitsInLists(read) ? read : null
}

function completeTexts(structure: RecipeStructure, content: string, former: WrittenRecipe['former']) {
  const told = former ? withFormerStory({ structure, content }, former) : { structure, content }
  return { structure: withExtra(told.structure, content), content: told.content }
}

/** The first use fills tables; it belongs to loading and not to the first job. */
export function warmUp() {
  const recipe = readRecipe('Ingredients\n- 1 carrot\n\nInstructions\n1. Slice the carrot.')
  if (recipe) checkRecipe(recipe)
}
