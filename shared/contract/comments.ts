import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { isoDate, nothing, nullableText, page, trimmedText } from './wire.ts'

const comment = z.pipe(
  z.object({
    id: z.string(),
    /** Null for users without a name and deleted accounts. */
    author: nullableText,
    content: z.string(),
    created_at: isoDate,
    mine: z.boolean(),
    author_id: nullableText,
    /** Visible to its author and admins only, until a moderator has decided. */
    hidden: z.boolean(),
  }),
  z.transform(({ created_at: createdAt, author_id: authorId, ...rest }) => ({
    ...rest,
    createdAt,
    authorId,
  })),
)

export type Comment = z.output<typeof comment>

export const listComments = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}/comments',
  who: 'member',
  token: 'read',
  summary: 'A page of comments, newest first.',
  query: page,
  answer: z.array(comment),
  most: limits.list.max,
  errors: ['not found'],
})

export const countComments = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}/comments/count',
  who: 'member',
  token: 'read',
  summary: 'The number of comments.',
  answer: z.pipe(
    z.object({ count: z.int() }),
    z.transform((wire) => wire.count),
  ),
  errors: ['not found'],
})

export const addComment = endpoint({
  method: 'POST',
  path: '/api/recipes/{id}/comments',
  who: 'member',
  summary: 'Comments on a recipe that the user may read.',
  body: z.object({ content: trimmedText(1, limits.comments.max) }),
  answer: comment,
  status: 201,
  errors: ['not found', 'suspended', 'too many requests'],
})

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/comments/{id}',
  who: 'member',
  summary: 'Deletes an own comment.',
  answer: nothing,
  errors: ['not found', 'not allowed'],
})
