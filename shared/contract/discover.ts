import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { languages } from '../constants/languages.ts'
import { limits } from '../constants/limits.ts'
import { diets } from '../words/diets.ts'
import { dishTypes } from '../words/dish-types.ts'
import { page, recipesOrList, wholeNumber } from './wire.ts'
import { recipe, recipeList } from './recipes.ts'

/** Words separated by commas, as in a URL; blank ones are dropped. */
const commaList = z.pipe(
  z.string().check(z.maxLength(limits.discover.ingredientListMax)),
  z.transform((text) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .slice(0, limits.discover.ingredients),
  ),
)

/** Best match (newest without a text), newest, best rated (few ratings weigh less), most liked. */
export const recipeSorts = ['best', 'newest', 'rated', 'loved'] as const

export type RecipeSort = (typeof recipeSorts)[number]

/** Filters of recipe lists, combined with AND; the URL of the page uses the same names. */
export const recipeFilters = z.object({
  /** Required ingredients, in any of the four languages. */
  with: z.optional(commaList),
  /** Excluded ingredients. */
  without: z.optional(commaList),
  dish_type: z.optional(z.enum(dishTypes)),
  diet: z.optional(z.pipe(commaList, z.array(z.enum(diets)))),
  /** Longest total time in minutes; recipes without times do not match. */
  max_minutes: z.optional(wholeNumber(1, limits.recipe.minutesMax)),
  language: z.optional(z.enum(languages)),
  min_rating: z.optional(wholeNumber(limits.rating.min, limits.rating.max)),
  sort: z.optional(z.enum(recipeSorts)),
})

export type RecipeFilters = z.output<typeof recipeFilters>

export const listPublicRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes/public',
  who: 'member',
  token: 'read',
  summary: 'A page of public recipes, newest first unless sorted otherwise.',
  query: z.extend(recipeFilters, page.shape),
  answer: recipeList,
  most: limits.list.max,
})

export const countPublicRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes/public/count',
  who: 'member',
  token: 'read',
  summary:
    'The number of public recipes that match the same filters; with filters at most 1,000, and `more` if there are more.',
  query: recipeFilters,
  answer: z.pipe(
    z.object({ total: z.int(), more: z.optional(z.boolean()) }),
    z.transform(({ total, more = false }) => ({ total, more })),
  ),
})

export const searchRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes/search',
  who: 'member',
  token: 'read',
  summary: 'Public recipes that match, best first, at most 100; a blank text finds nothing.',
  query: z.extend(recipeFilters, {
    q: z.string().check(z.maxLength(limits.recipe.searchQueryMax)),
    limit: z.optional(wholeNumber(1, limits.recipe.searchResults)),
  }),
  answer: recipesOrList(recipe),
  most: limits.recipe.searchResults,
  errors: ['too many requests'],
})
