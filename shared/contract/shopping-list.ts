import * as z from 'zod/mini'
import { languages } from '../constants/languages.ts'
import { limits } from '../constants/limits.ts'
import { units } from '../words/units.ts'
import { endpoint } from './endpoint.ts'
import { namedFood } from './household-changes.ts'

export const addRecipeToList = endpoint({
  method: 'POST',
  path: '/api/recipes/{id}/to-list',
  who: 'member',
  token: 'write',
  summary:
    'Adds lines of a recipe to the shopping list of the household, for a number of servings. They follow the recipe until somebody edits them. A repeated id adds nothing.',
  body: z.object({
    id: z.uuid(),
    servings: z.int().check(z.minimum(1), z.maximum(limits.recipe.servingsMax)),
    /** Zero-based indexes in the recipe's ingredients. */
    lines: z
      .array(z.int().check(z.minimum(0), z.maximum(limits.shoppingList.recipeLines - 1)))
      .check(z.minLength(1), z.maxLength(limits.shoppingList.recipeLines)),
  }),
  answer: z.object({ revision: z.int(), added: z.int() }),
  errors: ['not found', 'no recipe found', 'limit reached', 'too many requests'],
})

const recipeLine = z.object({
  /** Zero-based, among the recipe's ingredients. */
  line: z.int(),
  item: z.string(),
  amount: z.nullable(z.number()),
  unit: z.nullable(z.enum(units)),
  note: z.nullable(z.string()),
  scales: z.boolean(),
  /** The household always has it, or has it for now. */
  isAtHome: z.boolean(),
})

export type RecipeLine = z.output<typeof recipeLine>

export const getRecipeLines = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}/to-list',
  who: 'member',
  token: 'read',
  summary: 'The lines of a recipe that can be added to the shopping list, for the recipe’s own servings.',
  answer: z.object({
    servings: z.int(),
    language: z.enum(languages),
    /** Lines of this recipe that are on the list and not ticked. */
    listed: z.int(),
    lines: z.array(recipeLine),
  }),
  most: limits.shoppingList.recipeLines,
  errors: ['not found', 'no recipe found', 'too many requests'],
})

export const findShopFood = endpoint({
  method: 'GET',
  path: '/api/household/foods',
  who: 'member',
  token: 'read',
  summary:
    'The food that a name means in the language of the request, for what is at home; null for an unknown one.',
  query: z.object({ name: z.string().check(z.minLength(1), z.maxLength(limits.shoppingList.itemMax)) }),
  answer: z.object({ food: z.nullable(namedFood) }),
  errors: ['too many requests'],
})
