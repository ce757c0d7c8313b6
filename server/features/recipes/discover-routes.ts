import { countPublicRecipes, listPublicRecipes, searchRecipes } from '#shared/contract/discover.ts'
import { searchMyRecipes } from '#shared/contract/recipes.ts'
import { searchRequestIn } from '#kitchen/foods'
import { readSearch, suggestSearches } from '#shared/contract/search-suggestions.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { App } from '../../platform/http/app.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { readingInTurn } from '../../platform/rate-limit/fair-queue.ts'
import { jsonWith } from '../../platform/http/json-text.ts'
import { serve } from '../../platform/http/serve.ts'
import { presentRecipes } from './present.ts'
import * as lists from './list-queries.ts'
import * as search from './search/search.ts'
import { searchSuggestions } from './search/suggestions.ts'

export function discoverRoutes(app: App) {
  const { readDb } = app.deps
  const suggest = searchSuggestions()

  serve(app, countPublicRecipes, async ({ query, language }) =>
    lists.countPublicRecipes(readDb, query, language),
  )

  serve(app, listPublicRecipes, async ({ user, query, language }) => {
    const { limit = limits.discover.pageSize, offset = 0, ...filters } = query
    const rows = await lists.selectPublicRecipes(readDb, filters, { limit, offset }, language)
    return presentRecipes(rows, user.id)
  })

  serve(
    app,
    searchRecipes,
    async ({ user, query, language }) => {
      const { q, limit = limits.recipe.searchResults, ...filters } = query
      const rows = await search.searchRecipes(readDb, { published: true }, q, filters, limit, language)
      return jsonWith('recipes', presentRecipes(rows, user.id))
    },
    { inTurn: readingInTurn },
  )

  serve(app, suggestSearches, async ({ query, language }) => suggest(readDb, query.q, language), {
    limit: memberLimit('suggestions', rateLimits.suggestionsPerMember),
    inTurn: readingInTurn,
  })

  serve(app, readSearch, async ({ query, language }) => searchRequestIn(query.q, language))

  serve(
    app,
    searchMyRecipes,
    async ({ db, user, query, language }) => {
      const { q, limit = limits.recipe.searchResults } = query
      const rows = await search.searchRecipes(db, { ownerId: user.id }, q, {}, limit, language)
      return jsonWith('recipes', presentRecipes(rows, user.id))
    },
    { inTurn: readingInTurn },
  )
}
