import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { languages } from '../constants/languages.ts'
import { limits } from '../constants/limits.ts'
import { allergens } from '../words/allergens.ts'
import { dishTypes } from '../words/dish-types.ts'
import { listPublicRecipes, recipeFilters, searchRecipes } from './discover.ts'
import { getRecipe, listMyDeletedRecipes, listMyRecipes, listShowcase, searchMyRecipes } from './recipes.ts'
import { id, isoDate, nullableText, page, wholeNumber } from './wire.ts'

/** The mean of all ratings, 0 without any, and their number. */
export const meanRating = z.object({ mean: z.number(), count: z.int() })

/** The picture of a recipe: a signed link, without the address of the server, to which `&w=` adds a width. */
export const cardPicture = z.object({
  link: z.string(),
  /** See `placeholderUrl` of the web; null for a picture that has none yet. */
  placeholder: nullableText,
})

/** Allergens, each with up to two foods of the recipe that have it, in the reader's language; none where none is known. */
const containedAllergens = z.partialRecord(z.enum(allergens), z.array(z.string()))

export type ContainedAllergens = z.output<typeof containedAllergens>

/** What a list shows of a recipe. */
export const recipeCard = z.object({
  id: z.string(),
  uuid: z.string(),
  title: z.string(),
  dishType: z.enum(dishTypes),
  minutes: z.nullable(z.int()),
  rating: meanRating,
  likes: z.int(),
  /** The name is null for a user without one. */
  owner: z.object({ id: z.string(), name: nullableText }),
  language: z.enum(languages),
  picture: z.nullable(cardPicture),
  /** In searches, which show one of a recipe and its variants: how many others of them are published. */
  variants: z.optional(z.int()),
  /**
   * Of what somebody in the user's household is allergic to, what the recipe is known to contain. Missing means that
   * nothing is known, never that there is nothing.
   */
  contains: z.optional(containedAllergens),
})

/** Of the user's own recipes also what only their owner sees in lists. */
const ownRecipeCard = z.extend(recipeCard, {
  isPublic: z.boolean(),
  hidden: z.boolean(),
  createdAt: isoDate,
})

export type CardPicture = z.output<typeof cardPicture>
export type RecipeCard = z.output<typeof recipeCard>
export type OwnRecipeCard = z.output<typeof ownRecipeCard>

/** The cards that follow the recipe with this id in the order of the list, however deep in it. */
const before = z.optional(id)

export const listPublicRecipeCards = endpoint({
  ...listPublicRecipes,
  view: 'card',
  summary:
    'The same as cards; those in the language `first` come before all others. It does not apply with `before` or ingredients.',
  query: z.extend(recipeFilters, { ...page.shape, before, first: z.optional(z.enum(languages)) }),
  answer: z.array(recipeCard),
})

export const searchRecipeCards = endpoint({
  ...searchRecipes,
  view: 'card',
  summary:
    'The same as cards; a screen may ask for one more, which says that there are more. `nearest` asks for those that match some of the words, most of them first.',
  query: z.extend(recipeFilters, {
    nearest: z.optional(z.literal('yes')),
    q: z.string().check(z.maxLength(limits.recipe.searchQueryMax)),
    limit: z.optional(wholeNumber(1, limits.recipe.searchResults + 1)),
  }),
  answer: z.array(recipeCard),
  most: limits.recipe.searchResults + 1,
})

export const listShowcaseCards = endpoint({
  ...listShowcase,
  view: 'card',
  summary: 'The same as cards.',
  answer: z.array(recipeCard),
})

export const getRecipeCard = endpoint({
  ...getRecipe,
  view: 'card',
  summary: 'The same as a card.',
  answer: recipeCard,
})

export const listMyRecipeCards = endpoint({
  ...listMyRecipes,
  view: 'card',
  summary: 'The same as cards.',
  query: z.extend(page, { before }),
  answer: z.array(ownRecipeCard),
  most: limits.list.lines,
})

export const listMyDeletedRecipeCards = endpoint({
  ...listMyDeletedRecipes,
  view: 'card',
  summary: 'The same as cards.',
  answer: z.array(ownRecipeCard),
  most: limits.list.lines,
})

export const searchMyRecipeCards = endpoint({
  ...searchMyRecipes,
  view: 'card',
  summary: 'The same as cards.',
  answer: z.array(ownRecipeCard),
})

export const listTitles = endpoint({
  method: 'GET',
  path: '/api/recipes/titles',
  who: 'member',
  token: 'read',
  summary:
    'The titles of recipes in the language `in`, as their pages show them; without those that are not translated, or that the user may not read.',
  query: z.object({
    ids: z.pipe(
      z.pipe(
        z.string().check(z.maxLength(limits.discover.pageSize * limits.idMax)),
        z.transform((text) => text.split(',')),
      ),
      z.array(id).check(z.maxLength(limits.discover.pageSize)),
    ),
    in: z.enum(languages),
  }),
  answer: z.array(z.object({ id, title: z.string() })),
  most: limits.discover.pageSize,
})
