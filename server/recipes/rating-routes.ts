import { likeRecipe, listMyLikes, listMyRatings, rateRecipe } from '#shared/contract/ratings.ts'
import type { App } from '../http/app.ts'
import { pageOf } from '../http/page.ts'
import { serve } from '../http/serve.ts'
import { putRating, selectLikesOf, selectRatingsBy, toggleLike } from './ratings.ts'
import { respondTo } from './respond.ts'

export function ratingRoutes(app: App) {
  serve(app, listMyRatings, async ({ db, member, query }) => {
    const rows = await selectRatingsBy(db, member.id, pageOf(listMyRatings, query))
    return rows.map((row) => ({ RecipeID: row.recipe_id, Rating: row.stars }))
  })

  serve(app, listMyLikes, ({ db, member, query }) => selectLikesOf(db, member.id, pageOf(listMyLikes, query)))

  serve(app, rateRecipe, async ({ db, member, params, body, now }) => {
    const recipeId = params.id ?? ''
    await respondTo(db, recipeId, member.id, 'rate', (transaction, ownerId) =>
      putRating(transaction, { recipeId, ownerId, memberId: member.id, stars: body.rating }, now),
    )
    return {}
  })

  serve(app, likeRecipe, async ({ db, member, params, now }) => {
    const recipeId = params.id ?? ''
    const status = await respondTo(db, recipeId, member.id, 'respond', (transaction) =>
      toggleLike(transaction, { recipeId, memberId: member.id }, now),
    )
    return { status }
  })
}
