import * as z from 'zod/mini'
import { getPublicRecipe, type Recipe } from '#shared/contract/recipes.ts'
import { readDataBlock } from '../../lib/settings.ts'

/**
 * The recipe with this uuid that the server embedded in the page; `unknown` when the server did not find it, null when
 * the page was rendered for another path.
 */
export function embeddedRecipe(uuid: string): Recipe | 'unknown' | null {
  const block = readDataBlock('recipe')
  const recipe = z.safeParse(getPublicRecipe.answer, block).data
  if (recipe) return isSame(recipe.uuid, uuid) ? recipe : null
  const wasRequested =
    document.getElementById('recipe') !== null && isSame(documentPath().split('/').at(-1), uuid)
  return wasRequested && block === null ? 'unknown' : null
}

/** The path of the document request; the router may show another page by now. */
function documentPath(): string {
  const [load] = performance.getEntriesByType('navigation')
  return URL.parse(load?.name ?? '')?.pathname ?? ''
}

function isSame(one: string | undefined, other: string) {
  return one?.toLowerCase() === other.toLowerCase()
}
