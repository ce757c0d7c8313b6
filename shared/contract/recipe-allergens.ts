import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { allergens } from '../words/allergens.ts'

const allergenLines = z.object({
  allergen: z.enum(allergens),
  /** Zero-based indexes in the recipe's ingredients; empty where no line names it. */
  lines: z.array(z.int()).check(z.maxLength(limits.recipe.ingredientsMax)),
})

export type AllergenLines = z.output<typeof allergenLines>

export const listAllergenLines = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}/allergens',
  who: 'member',
  summary: 'The allergens of a recipe that the user may read, with the ingredients that hold them.',
  answer: z.array(allergenLines),
  most: allergens.length,
  errors: ['not found'],
})
