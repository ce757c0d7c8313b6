import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { errorCodes } from './errors.ts'
import { limits } from '../constants/limits.ts'
import { paperSizeNames } from '../constants/paper-sizes.ts'
import { id, singleLine } from './wire.ts'

/** Books of recipes as PDF: cover, contents, the recipes with their pictures, and an index. */

/** How far a book is; then its file in pieces, as base64; then its end. */
export const bookEvent = z.union([
  z.object({ done: z.int(), total: z.int() }),
  z.object({ piece: z.string() }),
  z.object({ end: z.literal('complete'), name: z.string(), pages: z.int() }),
  z.object({ end: z.literal('failed'), error: z.enum(errorCodes as [string, ...string[]]) }),
])
export type BookEvent = z.infer<typeof bookEvent>

/** Without events, the whole file. */
export const book = z.object({ name: z.string(), pages: z.int(), pdf: z.string() })

export const paperSize = z.enum(paperSizeNames)

export const makeRecipeBook = endpoint({
  method: 'POST',
  path: '/api/recipes/book',
  who: 'member',
  summary:
    'A book of recipes as PDF, in the language of the interface, as base64. As a stream, how far it is and then the file in pieces. Recipes that the user may not read are left out.',
  kind: 'stream',
  event: bookEvent,
  body: z.object({
    title: singleLine(1, limits.collection.titleMax),
    recipes: z.array(id).check(z.minLength(1), z.maxLength(limits.book.recipes)),
    paper: paperSize,
  }),
  answer: book,
  errors: ['not found', 'too many requests'],
})
