import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { meanRating } from './recipe-cards.ts'
import { page } from './wire.ts'

const stars = z.int().check(z.minimum(limits.rating.min), z.maximum(limits.rating.max))

export const listMyRatings = endpoint({
  method: 'GET',
  path: '/api/recipes/my/ratings',
  who: 'member',
  token: 'read',
  summary: 'The ratings of the user, latest first.',
  query: page,
  answer: z.array(
    z.pipe(
      z.object({ RecipeID: z.string(), Rating: stars }),
      z.transform((wire) => ({ recipeId: wire.RecipeID, rating: wire.Rating })),
    ),
  ),
  most: limits.list.lines,
})

export const rateRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/{id}/rate',
  who: 'member',
  token: 'write',
  summary: 'Rates a recipe of another user, or changes the rating; answers the new mean.',
  body: z.object({ rating: stars }),
  answer: z.object({ rating: z.optional(meanRating) }),
  errors: ['not found', 'own recipe'],
})

export const listMyLikes = endpoint({
  method: 'GET',
  path: '/api/recipes/my/likes',
  who: 'member',
  token: 'read',
  summary: 'The ids of the recipes that the user likes, latest first.',
  query: page,
  answer: z.array(z.string()),
  most: limits.list.lines,
})

export const likeRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/{id}/like',
  who: 'member',
  token: 'write',
  summary: 'Likes a recipe, or takes the like back.',
  answer: z.pipe(
    // Anything but 'liked' means not liked.
    z.object({ status: z.string() }),
    z.transform((wire) => ({ liked: wire.status === 'liked' })),
  ),
  errors: ['not found'],
})
