import { countPublicRecipes, listPublicRecipes, searchRecipes } from '#shared/contract/discover.ts'
import { searchMyRecipes } from '#shared/contract/recipes.ts'
import { limits } from '#shared/limits.ts'
import type { App } from '../http/app.ts'
import { readingInTurn } from '../http/fair-queue.ts'
import { jsonWith } from '../http/json-text.ts'
import { serve } from '../http/serve.ts'
import { presentRecipes } from './present.ts'
import * as search from './search.ts'

export function discoverRoutes(app: App) {
  serve(app, countPublicRecipes, async ({ db, query }) => ({
    total: await search.countPublicRecipes(db, query),
  }))

  serve(app, listPublicRecipes, async ({ db, member, query }) => {
    const { limit = limits.discover.pageSize, offset = 0, ...filters } = query
    const rows = await search.selectPublicRecipes(db, filters, { limit, offset })
    return presentRecipes(rows, member.id)
  })

  serve(
    app,
    searchRecipes,
    async ({ db, member, query }) => {
      const { q, limit = limits.discover.searchResults, ...filters } = query
      const rows = await search.searchRecipes(db, { published: true }, q, filters, limit)
      return jsonWith('recipes', presentRecipes(rows, member.id))
    },
    { inTurn: readingInTurn },
  )

  serve(
    app,
    searchMyRecipes,
    async ({ db, member, query }) => {
      const { q, limit = limits.recipe.searchResults } = query
      const rows = await search.searchRecipes(db, { ownerId: member.id }, q, {}, limit)
      return jsonWith('recipes', presentRecipes(rows, member.id))
    },
    { inTurn: readingInTurn },
  )
}
