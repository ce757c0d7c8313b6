import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { allergens } from '../words/allergens.ts'
import { diets } from '../words/diets.ts'

const lineFoods = z.object({
  /** Ids of its foods and of the families that they belong to; empty for a line with an unknown food. */
  foods: z.array(z.string()),
  allergens: z.array(z.enum(allergens)),
  /** The diets that do not allow one of its foods. */
  againstDiets: z.array(z.enum(diets)),
})

export type LineFoods = z.output<typeof lineFoods>

export const listRecipeFoods = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}/foods',
  who: 'member',
  token: 'read',
  summary:
    'What is known of each ingredient of a recipe that the user may read, in the order of the ingredients.',
  answer: z.array(lineFoods),
  most: limits.recipe.ingredientsMax,
  errors: ['not found'],
})
