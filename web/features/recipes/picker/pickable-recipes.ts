import { queryOptions } from '@tanstack/react-query'
import { searchRecipes } from '#shared/contract/discover.ts'
import { searchMyRecipes, type Recipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { ui } from '#shared/constants/ui.ts'
import { call } from '../../../lib/api.ts'

const most = ui.picker.results

/** Public recipes and one's own that match, ten at most; a blank text asks nothing. */
export function pickableRecipes(text: string) {
  const q = text.trim().slice(0, limits.recipe.searchQueryMax)
  return queryOptions({
    queryKey: ['pickable recipes', q],
    queryFn: async ({ signal }) => {
      const query = { q, limit: most }
      const [found, own] = await Promise.all([
        call(searchRecipes, { query, signal }),
        // Without them there are still the public ones.
        call(searchMyRecipes, { query, signal }).catch(() => []),
      ])
      return together(own, found)
    },
    enabled: q !== '',
  })
}

/** One's own first, but never so many that they leave no room for those of others. */
function together(own: readonly Recipe[], found: readonly Recipe[]): Recipe[] {
  const others = found.filter(({ id }) => own.every((mine) => mine.id !== id))
  const first = own.slice(0, Math.max(most / 2, most - others.length))
  return [...first, ...others].slice(0, most)
}
