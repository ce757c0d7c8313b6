import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const signed = z.pipe(
  z.object({ signed_url: z.string() }),
  z.transform((wire) => wire.signed_url),
)

export const signImageKey = endpoint({
  method: 'GET',
  path: '/api/images/{key}/signed',
  who: 'anyone',
  token: 'read',
  summary: 'A link to the picture of a recipe, for users who may read the recipe; it expires after an hour.',
  answer: signed,
  errors: ['not found'],
})

export const signImageObject = endpoint({
  method: 'GET',
  path: '/api/images/object/signed',
  who: 'anyone',
  token: 'read',
  summary: 'A link to any other stored picture; it expires after an hour.',
  query: z.object({ object: z.string().check(z.minLength(1), z.maxLength(500)) }),
  answer: signed,
  errors: ['not found'],
})
