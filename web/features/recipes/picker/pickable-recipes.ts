import { queryOptions } from '@tanstack/react-query'
import { searchRecipes } from '#shared/contract/discover.ts'
import { searchMyRecipes, type Recipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { ui } from '#shared/constants/ui.ts'
import { call } from '../../../lib/api.ts'

const most = ui.picker.results

/** Up to ten matching recipes, the user's own and public ones; disabled for a blank text. */
export function pickableRecipes(text: string) {
  const q = text.trim().slice(0, limits.recipe.searchQueryMax)
  return queryOptions({
    queryKey: ['pickable recipes', q],
    queryFn: async ({ signal }) => {
      const query = { q, limit: most }
      const [found, own] = await Promise.all([
        call(searchRecipes, { query, signal }),
        // If this call fails, the public ones are shown alone.
        call(searchMyRecipes, { query, signal }).catch(() => []),
      ])
      return merge(own, found)
    },
    enabled: q !== '',
  })
}

/** The user's own first, but at most half of the list when there are enough others. */
function merge(own: readonly Recipe[], found: readonly Recipe[]): Recipe[] {
  const others = found.filter(({ id }) => own.every((mine) => mine.id !== id))
  const first = own.slice(0, Math.max(most / 2, most - others.length))
  return [...first, ...others].slice(0, most)
}
