import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { languages } from '../constants/languages.ts'
import { limits } from '../constants/limits.ts'
import { diets } from '../words/diets.ts'
import { dishTypes } from '../words/dish-types.ts'
import { page, recipesOrList, wholeNumber } from './wire.ts'
import { recipe, recipeList } from './recipes.ts'

/** Words with commas between them, as an address carries them; blank ones are dropped. */
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

/** Best match (newest where there is no text), newest, best rated (few ratings weigh less), most loved. */
export const recipeSorts = ['best', 'newest', 'rated', 'loved'] as const

export type RecipeSort = (typeof recipeSorts)[number]

/** What narrows a list of recipes; the same words stand in the page's address. All of them must hold. */
const filters = z.object({
  /** Ingredients that must be in it, in any of the four languages. */
  with: z.optional(commaList),
  /** Ingredients that must not be in it. */
  without: z.optional(commaList),
  dish_type: z.optional(z.enum(dishTypes)),
  diet: z.optional(z.pipe(commaList, z.array(z.enum(diets)))),
  /** Longest total time in minutes; a recipe without times is left out. */
  max_minutes: z.optional(wholeNumber(1, limits.recipe.minutesMax)),
  language: z.optional(z.enum(languages)),
  min_rating: z.optional(wholeNumber(limits.rating.min, limits.rating.max)),
  sort: z.optional(z.enum(recipeSorts)),
})

export type RecipeFilters = z.output<typeof filters>

export const listPublicRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes/public',
  who: 'member',
  summary: 'A page of public recipes, newest first unless sorted otherwise.',
  query: z.extend(filters, page.shape),
  answer: recipeList,
  most: limits.list.max,
})

export const countPublicRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes/public/count',
  who: 'member',
  summary: 'How many public recipes there are, with the same filters.',
  query: filters,
  answer: z.pipe(
    z.object({ total: z.int() }),
    z.transform((wire) => wire.total),
  ),
})

export const searchRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes/search',
  who: 'member',
  summary: 'Public recipes that match, best first, at most 100; a blank text finds nothing.',
  query: z.extend(filters, {
    q: z.string().check(z.maxLength(limits.recipe.searchQueryMax)),
    limit: z.optional(wholeNumber(1, limits.recipe.searchResults)),
  }),
  answer: recipesOrList(recipe),
  most: limits.recipe.searchResults,
  errors: ['too many requests'],
})
