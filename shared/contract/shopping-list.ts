import * as z from 'zod/mini'
import { limits } from '../constants/limits.ts'
import { endpoint } from './endpoint.ts'

export const addRecipeToList = endpoint({
  method: 'POST',
  path: '/api/recipes/{id}/to-list',
  who: 'member',
  summary:
    'Adds lines of a recipe to the shopping list of the household, for a number of servings. They follow the recipe until somebody edits them.',
  body: z.object({
    servings: z.int().check(z.minimum(1), z.maximum(limits.recipe.servingsMax)),
    /** Zero-based indexes in the recipe's ingredients. */
    lines: z
      .array(z.int().check(z.minimum(0), z.maximum(limits.recipe.ingredientsMax - 1)))
      .check(z.minLength(1), z.maxLength(limits.recipe.ingredientsMax)),
  }),
  answer: z.object({ revision: z.int(), added: z.int() }),
  idempotent: true,
  errors: ['not found', 'no recipe found', 'limit reached', 'too many requests'],
})
