import { countPublicRecipes, listPublicRecipes, searchRecipes } from '#shared/contract/discover.ts'
import { searchMyRecipes } from '#shared/contract/recipes.ts'
import { limits } from '#shared/limits.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import { presentRecipe } from './present.ts'
import * as search from './search.ts'

export function discoverRoutes(app: App) {
  serve(app, countPublicRecipes, async ({ db, query }) => ({
    total: await search.countPublicRecipes(db, query),
  }))

  serve(app, listPublicRecipes, async ({ db, member, query }) => {
    const { limit = limits.discover.pageSize, offset = 0, ...filters } = query
    const rows = await search.selectPublicRecipes(db, filters, { limit, offset })
    return rows.map((row) => presentRecipe(row, member.id))
  })

  serve(app, searchRecipes, async ({ db, member, query }) => {
    const { q, limit = limits.discover.searchResults, ...filters } = query
    const rows = await search.searchRecipes(db, { published: true }, q, filters, limit)
    return { recipes: rows.map((row) => presentRecipe(row, member.id)) }
  })

  serve(app, searchMyRecipes, async ({ db, member, query }) => {
    const { q, limit = limits.recipe.searchResults } = query
    const rows = await search.searchRecipes(db, { ownerId: member.id }, q, {}, limit)
    return { recipes: rows.map((row) => presentRecipe(row, member.id)) }
  })
}
