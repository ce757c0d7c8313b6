import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { dishTypes } from '../words/dish-types.ts'
import { recipeCard } from './recipe-cards.ts'
import { isoDate, moment, nothing, nullableText, page, singleLine } from './wire.ts'

/** What a user stores about recipes for themselves: saved recipes of others, tags and notes. Nobody else sees it. */

const note = z.object({ text: z.string(), updatedAt: isoDate })

export const noteText = z.string().check(z.trim(), z.maxLength(limits.recipe.noteMax))

export const savedState = z.object({
  /** Null for a recipe that is not saved; own recipes never are. */
  savedAt: z.nullable(isoDate),
  tags: z.array(z.string()),
  note: z.nullable(note),
})

export type SavedState = z.output<typeof savedState>

export const getSavedState = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}/saved',
  who: 'member',
  token: 'read',
  summary:
    'What the user stores about a recipe that they may read or have saved: whether it is saved, own tags and the private note.',
  answer: savedState,
  errors: ['not found'],
})

export const addSavedRecipe = endpoint({
  method: 'PUT',
  path: '/api/recipes/{id}/saved',
  who: 'member',
  token: 'write',
  summary: 'Saves a recipe of another user in the own binder; idempotent.',
  answer: z.object({ savedAt: isoDate }),
  errors: ['not found', 'own recipe', 'limit reached', 'too many requests'],
})

export const removeSavedRecipe = endpoint({
  method: 'DELETE',
  path: '/api/recipes/{id}/saved',
  who: 'member',
  summary:
    'Takes a saved recipe out of the own binder; idempotent. Own tags and the note stay while the recipe can be read.',
  answer: nothing,
  errors: ['too many requests'],
})

const savedRecipe = z.object({
  recipeId: z.string(),
  savedAt: isoDate,
  /** The title when it was saved; null once its author has left. */
  title: nullableText,
  dishType: z.enum(dishTypes),
  /** Null while the user may not read it. */
  recipe: z.nullable(recipeCard),
})

export type SavedRecipe = z.output<typeof savedRecipe>

export const listSavedRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes/saved',
  who: 'member',
  token: 'read',
  summary:
    'The saved recipes of the user as cards, the latest saved first, also those that are no longer shared.',
  query: page,
  answer: z.array(savedRecipe),
  most: limits.list.lines,
})

export const listSavedIds = endpoint({
  method: 'GET',
  path: '/api/recipes/my/saved',
  who: 'member',
  token: 'read',
  summary: 'The ids of the saved recipes of the user, the latest saved first.',
  query: page,
  answer: z.array(z.string()),
  most: limits.list.lines,
})

export const listLastCooked = endpoint({
  method: 'GET',
  path: '/api/recipes/my/cooked',
  who: 'member',
  token: 'read',
  summary: 'The last day on which the user cooked each recipe, the latest first.',
  query: page,
  answer: z.array(z.object({ recipeId: z.string(), cookedOn: z.string() })),
  most: limits.list.lines,
})

const tag = z.object({
  tag: z.string(),
  /** The ids of the own and saved recipes that have it. */
  recipes: z.array(z.string()),
})

export type RecipeTag = z.output<typeof tag>

export const listMyTags = endpoint({
  method: 'GET',
  path: '/api/recipes/my/tags',
  who: 'member',
  token: 'read',
  summary: 'The tags that the user gave to own and saved recipes, in alphabetical order.',
  query: page,
  answer: z.array(tag),
  most: limits.tags.perMember,
})

export const setRecipeTags = endpoint({
  method: 'PUT',
  path: '/api/recipes/{id}/tags',
  who: 'member',
  token: 'write',
  summary:
    'Replaces the tags that the user gives to an own or saved recipe. Tags that differ in case or accents only are one; a known tag keeps its spelling.',
  body: z.object({
    tags: z.array(singleLine(1, limits.tags.max)).check(z.maxLength(limits.tags.perRecipe)),
  }),
  answer: z.object({ tags: z.array(z.string()) }),
  errors: ['not found', 'not saved', 'limit reached', 'too many requests'],
})

export const setRecipeNote = endpoint({
  method: 'PUT',
  path: '/api/recipes/{id}/note',
  who: 'member',
  token: 'write',
  summary:
    'Writes the private note of the user about a recipe that they may read or have saved; blank deletes it.',
  body: z.object({
    text: noteText,
    /** Of a note that was written without a connection: a later one stays, and is answered. */
    writtenAt: z.optional(moment),
  }),
  answer: z.object({ note: z.nullable(note) }),
  errors: ['not found', 'too many requests'],
})
