import { listBinderChanges, listRecipeCopies } from '#shared/contract/recipe-copies.ts'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { readingInTurn } from '../../../platform/rate-limit/fair-queue.ts'
import type { Renderings } from '../renderings.ts'
import { presentSavedState } from '../saved/present.ts'
import { presentWholeRecipe, type EatTogether } from '../whole-recipe.ts'
import { revisionOf, selectBinderRecipes, selectBinderStamps, type SelectsIds } from './binder-stamps.ts'

/** What a device copies of the binder, and of the recipes that `alsoCopied` selects as far as the user may read them. */
export function offlineRoutes(
  app: App,
  renderings: Renderings,
  alsoCopied: SelectsIds,
  eatTogether: EatTogether,
) {
  serve(
    app,
    listBinderChanges,
    async ({ db, user, query, now }) => {
      const recipes = await selectBinderStamps(db, user.id, alsoCopied(user.id, now))
      const revision = revisionOf(recipes)
      return { revision, recipes: query.since === revision ? null : recipes }
    },
    { inTurn: readingInTurn },
  )

  serve(
    app,
    listRecipeCopies,
    async ({ deps, db, user, query, signal, now }) => {
      const copies = []
      const planned = alsoCopied(user.id, now)
      // No user for the rendering: what is copied without being read must not cost a model's tokens.
      const reader = { db, userId: null, owner: user.id, signal }
      for (const row of await selectBinderRecipes(db, user.id, query.ids, planned)) {
        const rendering = await renderings.find(deps, row, query.in, reader)
        const whole = await presentWholeRecipe(db, row, { userId: user.id, now, eatTogether })
        const recipe = { ...whole, rendering }
        copies.push({ recipe, saved: await presentSavedState(db, { userId: user.id, recipeId: row.id }) })
      }
      return copies
    },
    { inTurn: readingInTurn },
  )
}
