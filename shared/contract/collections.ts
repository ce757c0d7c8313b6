import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { cardPicture, recipeCard } from './recipe-cards.ts'
import { book, bookEvent, paperSize } from './recipe-books.ts'
import { exportFormat } from './recipe-exports.ts'
import { file, id, isoDate, nothing, nullableText, page, singleLine, trimmedText } from './wire.ts'

const { collection: most } = limits

/** The name is null for a user without one. */
const person = z.object({ id: z.string(), name: nullableText })

const collection = z.object({
  id: z.string(),
  title: z.string(),
  description: nullableText,
  /** Null for a collection that only its owner sees. */
  group: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Null once the creator of a group’s collection has left. */
  owner: z.nullable(person),
  count: z.int(),
  cover: z.nullable(cardPicture),
  /** Whether the user may change title, description, cover and order, and delete it. */
  mayEdit: z.boolean(),
  /** Visible to its creator, the group’s owner and admins only, until a moderator has decided. */
  hidden: z.boolean(),
  /** With `recipe`: whether it contains that recipe. */
  contains: z.optional(z.boolean()),
})

export type Collection = z.output<typeof collection>

const entry = z.object({
  recipeId: z.string(),
  /** The title, also of a recipe that the user had saved and may no longer read; otherwise null. */
  title: nullableText,
  /** Null while the user may not read it. */
  recipe: z.nullable(recipeCard),
  note: nullableText,
  addedBy: z.nullable(person),
  addedAt: isoDate,
  /** Whether the user may change its note and take it out. */
  mayChange: z.boolean(),
})

export type CollectionEntry = z.output<typeof entry>

/** Blank means null. */
const text = (max: number) =>
  z.optional(
    z.pipe(
      z.nullable(trimmedText(0, max)),
      z.transform((value) => value || null),
    ),
  )

export const listCollections = endpoint({
  method: 'GET',
  path: '/api/collections',
  who: 'member',
  token: 'read',
  summary:
    'The collections of the user in their order, then those of their groups; with `group` only that group’s, with `recipe` also whether each contains it.',
  query: z.extend(page, { recipe: z.optional(id), group: z.optional(id) }),
  answer: z.array(collection),
  most: limits.list.texts,
})

export const createCollection = endpoint({
  method: 'POST',
  path: '/api/collections',
  who: 'member',
  token: 'write',
  summary:
    'Creates a collection for the user alone, or for a group of theirs. The id is chosen by the client: the same one again answers the same collection.',
  body: z.object({
    id: z.uuid(),
    title: singleLine(1, most.titleMax),
    description: text(most.descriptionMax),
    groupId: z.optional(z.nullable(id)),
  }),
  answer: collection,
  status: 201,
  errors: ['not found', 'members only', 'suspended', 'limit reached', 'too many requests'],
})

export const getCollection = endpoint({
  method: 'GET',
  path: '/api/collections/{id}',
  who: 'member',
  token: 'read',
  summary: 'A collection with its recipes in their order: an own one, or one of a group for its members.',
  answer: z.extend(collection, { recipes: z.array(entry) }),
  errors: ['not found'],
})

export const exportCollection = endpoint({
  method: 'GET',
  path: '/api/collections/{id}/export',
  who: 'member',
  summary:
    'The recipes of a collection as an archive, each a file in the format of another program. Recipes of others that are not public are left out.',
  kind: 'file',
  fileType: 'application/zip',
  query: z.object({ format: exportFormat }),
  answer: file,
  errors: ['not found', 'too many requests'],
})

export const makeCollectionBook = endpoint({
  method: 'POST',
  path: '/api/collections/{id}/book',
  who: 'member',
  summary:
    'A collection as a book, as PDF in the language of the interface, as base64. As a stream, how far it is and then the file in pieces. It has the first recipes of the collection that the user may read.',
  kind: 'stream',
  event: bookEvent,
  body: z.object({ paper: paperSize }),
  answer: book,
  errors: ['not found', 'too many requests'],
})

export const listCollectionCopies = endpoint({
  method: 'GET',
  path: '/api/collections/copies',
  who: 'member',
  token: 'read',
  summary:
    'The first collections of the user and of their groups with their recipes, as a device stores them. What a device has and this list does not name is to be deleted there.',
  query: z.object({
    /** The `revision` of the last answer. */
    since: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: z.object({
    revision: z.string(),
    /** Null when nothing has changed since. */
    collections: z.nullable(z.array(getCollection.answer)),
  }),
})

export type WholeCollection = z.output<typeof getCollection.answer>

export const updateCollection = endpoint({
  method: 'PATCH',
  path: '/api/collections/{id}',
  who: 'member',
  token: 'write',
  summary:
    'Changes a collection; missing fields stay, null clears. For its creator, and the owner of its group. `position` is its place among the user’s own.',
  body: z.object({
    title: z.optional(singleLine(1, most.titleMax)),
    description: text(most.descriptionMax),
    /** The id of a recipe in it, whose picture is the cover. Without one it is that of the first recipe. */
    coverRecipeId: z.optional(z.nullable(id)),
    position: z.optional(z.int().check(z.minimum(0), z.maximum(most.perMember))),
  }),
  answer: collection,
  errors: ['not found', 'not allowed', 'unknown recipe', 'suspended', 'too many requests'],
})

export const deleteCollection = endpoint({
  method: 'DELETE',
  path: '/api/collections/{id}',
  who: 'member',
  summary: 'Deletes a collection, not its recipes. For its creator, and the owner of its group.',
  answer: nothing,
  errors: ['not found', 'not allowed', 'too many requests'],
})

export const putCollectionRecipe = endpoint({
  method: 'PUT',
  path: '/api/collections/{id}/recipes/{recipeId}',
  who: 'member',
  token: 'write',
  summary:
    'Adds a recipe to a collection, or changes its note or place; idempotent. Members of a group add recipes that the group may read, and change what they added; its creator and the group’s owner change everything.',
  body: z.object({
    note: text(most.noteMax),
    position: z.optional(z.int().check(z.minimum(0), z.maximum(most.recipes))),
  }),
  answer: nothing,
  errors: ['not found', 'not allowed', 'not shared', 'suspended', 'limit reached', 'too many requests'],
})

export const removeCollectionRecipe = endpoint({
  method: 'DELETE',
  path: '/api/collections/{id}/recipes/{recipeId}',
  who: 'member',
  summary:
    'Takes a recipe out of a collection; idempotent. In a group for who added it, the creator and the group’s owner.',
  answer: nothing,
  errors: ['not found', 'not allowed', 'too many requests'],
})
