import { likeRecipe, listMyLikes, listMyRatings, rateRecipe } from '#shared/contract/ratings.ts'
import type { App } from '../../platform/http/app.ts'
import { pageOf } from '../../platform/http/paging.ts'
import { serve } from '../../platform/http/serve.ts'
import { storeRating, selectLikesOf, selectRatingsBy, toggleLike } from './ratings.ts'
import { withLockedRecipe } from './recipe-lock.ts'

export function ratingRoutes(app: App) {
  serve(app, listMyRatings, async ({ db, user, query }) => {
    const rows = await selectRatingsBy(db, user.id, pageOf(listMyRatings, query))
    return rows.map((row) => ({ RecipeID: row.recipe_id, Rating: row.stars }))
  })

  serve(app, listMyLikes, ({ db, user, query }) => selectLikesOf(db, user.id, pageOf(listMyLikes, query)))

  serve(app, rateRecipe, async ({ db, user, params, body, now }) => {
    const recipeId = params.id
    await withLockedRecipe(db, recipeId, user.id, 'rate', (transaction, ownerId) =>
      storeRating(transaction, { recipeId, ownerId, userId: user.id, stars: body.rating }, now),
    )
    return {}
  })

  serve(app, likeRecipe, async ({ db, user, params, now }) => {
    const recipeId = params.id
    const status = await withLockedRecipe(db, recipeId, user.id, 'respond', (transaction) =>
      toggleLike(transaction, { recipeId, userId: user.id }, now),
    )
    return { status }
  })
}
