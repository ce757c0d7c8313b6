import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { languages } from '../constants/languages.ts'
import { limits } from '../constants/limits.ts'
import { recipe } from './recipes.ts'
import { savedState } from './saved-recipes.ts'
import { id } from './wire.ts'

/** What a device needs to have the binder and the dishes of the week plan without a connection. */

export const listBinderChanges = endpoint({
  method: 'GET',
  path: '/api/recipes/my/changes',
  who: 'member',
  token: 'read',
  summary:
    'The recipes of the binder and of the week plan that the user may read, each with a stamp that differs whenever its copy would. What a device has and this list does not name is to be deleted there.',
  query: z.object({
    /** The `revision` of the last answer. */
    since: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: z.object({
    revision: z.string(),
    /** Null when nothing has changed since. */
    recipes: z.nullable(z.array(z.object({ id: z.string(), stamp: z.string() }))),
  }),
})

const ids = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(limits.copies.perCall * (limits.idMax + 1))),
    z.transform((text) => text.split(',')),
  ),
  z.array(id).check(z.minLength(1), z.maxLength(limits.copies.perCall)),
)

export const listRecipeCopies = endpoint({
  method: 'GET',
  path: '/api/recipes/my/copies',
  who: 'member',
  token: 'read',
  summary:
    'Whole recipes of the binder and of the week plan with the own rows about them, by their ids, separated by commas. Others are left out. No model is asked for translations.',
  query: z.object({
    ids,
    /** The reader’s language. */
    in: z.optional(z.enum(languages)),
  }),
  answer: z.array(z.object({ recipe, saved: savedState })),
  most: limits.copies.perCall,
})
