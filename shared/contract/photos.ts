import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { id, nothing, nullableText, page } from './wire.ts'

export const photo = z.pipe(
  z.object({
    id: z.string(),
    /** An object name: `signImageObject` returns its link. */
    image_url: z.string(),
    description: nullableText,
    author: nullableText,
    mine: z.boolean(),
    author_id: nullableText,
    /** Visible to its author and admins only, until a moderator has decided. */
    hidden: z.boolean(),
    width: z.int(),
    height: z.int(),
    /** A few pixels as WebP in base64, shown while the photo loads. */
    placeholder: z.string(),
  }),
  z.transform(({ image_url: objectName, author_id: authorId, placeholder, ...rest }) => ({
    ...rest,
    objectName,
    authorId,
    placeholder: `data:image/webp;base64,${placeholder}`,
  })),
)

export type Photo = z.output<typeof photo>
export const listPhotos = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}/photos',
  who: 'member',
  token: 'read',
  summary: 'A page of photos of a recipe, newest first.',
  query: page,
  answer: z.array(photo),
  most: limits.list.max,
  errors: ['not found'],
})

export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/api/recipes/{id}/photos',
  who: 'member',
  summary: 'Adds a photo to a recipe that the user may read; it is re-encoded upright and without metadata.',
  form: z.object({
    description: z.optional(z.string().check(z.trim(), z.maxLength(limits.photos.descriptionMax))),
    /** An own entry of the cooking log for this recipe: the photo belongs to it and is private while it is. */
    cooking_log_id: z.optional(id),
  }),
  answer: photo,
  status: 201,
  errors: ['not found', 'suspended', 'not an image', 'storage full', 'too many requests'],
})

export const uploadRecipePicture = endpoint({
  method: 'POST',
  path: '/api/recipes/pictures',
  who: 'member',
  token: 'write',
  summary:
    'Stores a picture for a recipe or one of its steps, upright and without metadata; only its owner sees it until a recipe uses it.',
  form: z.object({}),
  answer: z.object({ key: z.string() }),
  status: 201,
  errors: ['not an image', 'storage full', 'too many requests'],
})

export const deletePhoto = endpoint({
  method: 'DELETE',
  path: '/api/photos/{id}',
  who: 'member',
  summary: 'Deletes an own photo with its files.',
  answer: nothing,
  errors: ['not found', 'not allowed'],
})
