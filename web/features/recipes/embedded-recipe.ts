import * as z from 'zod/mini'
import { getPublicRecipe, type Recipe } from '#shared/contract/recipes.ts'
import { readDataBlock } from '../../lib/settings.ts'

/**
 * What the server wrote into the page about the recipe with this uuid: the recipe, `unknown` when it looked for it and
 * found none, or null when the page was written for something else.
 */
export function embeddedRecipe(uuid: string): Recipe | 'unknown' | null {
  const block = readDataBlock('recipe')
  const recipe = z.safeParse(getPublicRecipe.answer, block).data
  if (recipe) return isSame(recipe.uuid, uuid) ? recipe : null
  const wasAsked = document.getElementById('recipe') !== null && isSame(pathLoaded().split('/').at(-1), uuid)
  return wasAsked && block === null ? 'unknown' : null
}

/** The path the document itself was asked for under, whatever page the app shows by now. */
function pathLoaded(): string {
  const [load] = performance.getEntriesByType('navigation')
  return URL.parse(load?.name ?? '')?.pathname ?? ''
}

function isSame(one: string | undefined, other: string) {
  return one?.toLowerCase() === other.toLowerCase()
}
