import * as z from 'zod/mini'
import { pathOf } from './call.ts'
import { endpoint } from './endpoint.ts'
import { defaultForumCategory, forumCategories } from '../constants/categories.ts'
import { limits } from '../constants/limits.ts'
import { id, isoDate, nothing, nullableText, page, singleLine, trimmedText, wholeNumber } from './wire.ts'

const optionalName = z.optional(nullableText)

/** Read in both spellings that are about. */
const recipeReference = z.pipe(
  z.object({
    id: z.string(),
    recipe_id: optionalName,
    recipeId: optionalName,
    /** Null, as are the pictures and the author, when the viewer may not (or no longer) read the recipe. */
    title: nullableText,
    image_url: nullableText,
    thumbnail_url: optionalName,
    thumbnailUrl: optionalName,
    author_name: optionalName,
    author: optionalName,
  }),
  z.transform((wire) => ({
    id: wire.id,
    recipeId: wire.recipe_id ?? wire.recipeId ?? null,
    title: wire.title,
    imageName: wire.image_url,
    thumbnailName: wire.thumbnail_url ?? wire.thumbnailUrl ?? wire.image_url,
    authorName: wire.author_name ?? wire.author ?? null,
  })),
)

export type WireRecipeReference = z.input<typeof recipeReference>
export type RecipeReference = z.output<typeof recipeReference>

const wireThread = z.object({
  ID: z.string(),
  GroupID: z.string(),
  /** Null when it is that of a recipe which the viewer may not read any more. */
  Title: nullableText,
  Content: nullableText,
  AuthorID: nullableText,
  /** Null for a person without a name, and for who has left (then `AuthorID` is null too). */
  AuthorName: nullableText,
  Category: z.string(),
  CreatedAt: isoDate,
  /** The last activity: the newest post, or the thread's own beginning. */
  UpdatedAt: isoDate,
  EditedAt: z.nullable(isoDate),
  /** Without the opening text and without deleted and hidden posts. */
  PostCount: z.int(),
  IsPinned: z.boolean(),
  IsLocked: z.boolean(),
  /** Then only its author, the group’s owner and admins find it. */
  IsHidden: z.boolean(),
  mine: z.boolean(),
  /** Begun by somebody else since the viewer joined, and never opened. */
  IsNew: z.boolean(),
  /** What others posted since the viewer joined and last read; counted to 100. */
  UnreadCount: z.int(),
  FirstUnreadPostID: nullableText,
  /** Whether the viewer is told of new posts; who writes in a thread follows it. */
  IsFollowed: z.boolean(),
  /** Rises with everything that changes in it: where reading along begins. */
  Change: z.int(),
  recipe_reference: z.nullable(recipeReference),
})

export type WireThread = z.input<typeof wireThread>

const thread = z.pipe(
  wireThread,
  z.transform((wire) => ({
    id: wire.ID,
    groupId: wire.GroupID,
    title: wire.Title,
    content: wire.Content ?? '',
    authorId: wire.AuthorID,
    authorName: wire.AuthorName,
    category: forumCategories.find((category) => category === wire.Category) ?? defaultForumCategory,
    createdAt: wire.CreatedAt,
    lastActivityAt: wire.UpdatedAt,
    editedAt: wire.EditedAt,
    postCount: wire.PostCount,
    isPinned: wire.IsPinned,
    isLocked: wire.IsLocked,
    isHidden: wire.IsHidden,
    mine: wire.mine,
    isNew: wire.IsNew,
    unreadCount: wire.UnreadCount,
    firstUnreadId: wire.FirstUnreadPostID,
    isFollowed: wire.IsFollowed,
    change: wire.Change,
    recipe: wire.recipe_reference,
  })),
)

export type Thread = z.output<typeof thread>

const wirePost = z.object({
  ID: z.string(),
  ThreadID: z.string(),
  AuthorID: nullableText,
  /** Null in a placeholder, as are the author and the recipe. */
  Content: nullableText,
  ParentPostID: nullableText,
  CreatedAt: isoDate,
  /** The same as `CreatedAt` until it is edited. */
  UpdatedAt: isoDate,
  AuthorName: nullableText,
  /** Null unless the viewer is that person, the group's owner or an admin. */
  AuthorEmail: nullableText,
  /** Always empty here: posts travel flat, the reader builds the tree. */
  Replies: z.array(z.unknown()),
  /** Deleted, and kept without words because others replied. */
  IsDeleted: z.boolean(),
  /** Until somebody has looked at it, a placeholder for all but its author, the group’s owner and admins. */
  IsHidden: z.boolean(),
  mine: z.boolean(),
  recipe_reference: z.nullable(recipeReference),
})

export type WirePost = z.input<typeof wirePost>

const post = z.pipe(
  wirePost,
  z.transform((wire) => ({
    id: wire.ID,
    threadId: wire.ThreadID,
    authorId: wire.AuthorID,
    authorName: wire.AuthorName,
    authorEmail: wire.AuthorEmail,
    content: wire.Content ?? '',
    parentId: wire.ParentPostID,
    createdAt: wire.CreatedAt,
    editedAt: wire.UpdatedAt === wire.CreatedAt ? null : wire.UpdatedAt,
    isDeleted: wire.IsDeleted,
    isHidden: wire.IsHidden,
    mine: wire.mine,
    recipe: wire.recipe_reference,
  })),
)

export type Post = z.output<typeof post>

const { forum: most } = limits
const title = singleLine(1, most.titleMax)
const content = trimmedText(1, most.contentMax)
/** One of the five, else `unknown category`; missing or empty means the default. */
const categoryName = z.string().check(z.maxLength(most.titleMax))
const category = z.optional(z.nullable(categoryName))
const recipeId = z.optional(z.nullable(id))
const unreadable = ['not found', 'members only'] as const

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/groups/{id}/forum/threads',
  who: 'member',
  summary:
    'The threads of a group, pinned ones first, then by last activity; without `limit` as many as an answer takes.',
  query: page,
  answer: z.array(thread),
  most: limits.list.texts,
  errors: unreadable,
})

export const createThread = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/forum/threads',
  who: 'member',
  summary: 'A member opens a thread, with a recipe on it if they like.',
  body: z.object({ title, content, category, recipe_id: recipeId }),
  answer: thread,
  status: 201,
  errors: [
    ...unreadable,
    'suspended',
    'unknown category',
    'unknown recipe',
    'unsafe recipe',
    'too many requests',
  ],
})

export const shareRecipeToGroup = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/recipes',
  who: 'member',
  summary:
    'Shares a recipe to a group: opens a thread about it there, and lets members read a recipe of one’s own.',
  body: z.object({
    recipe_id: id,
    message: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(most.contentMax)))),
  }),
  answer: thread,
  status: 201,
  errors: [...unreadable, 'suspended', 'unsafe recipe', 'too many requests'],
})

export const withdrawRecipe = endpoint({
  method: 'DELETE',
  path: '/api/groups/{id}/recipes/{recipeId}',
  who: 'member',
  summary: 'The recipe’s owner, the group’s owner or an admin takes back every share of a recipe to a group.',
  answer: nothing,
  errors: [...unreadable, 'not allowed'],
})

export const listRecipeShares = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}/shares',
  who: 'member',
  summary: 'The groups into which the owner of a recipe has shared or attached it, for its owner.',
  query: page,
  answer: z.array(
    z.pipe(
      z.object({ group_id: z.string(), name: z.string() }),
      z.transform(({ group_id: groupId, name }) => ({ groupId, name })),
    ),
  ),
  most: limits.list.lines,
  errors: ['not found', 'not allowed'],
})

export const getThread = endpoint({
  method: 'GET',
  path: '/api/forum/threads/{id}',
  who: 'member',
  summary: 'One thread, for who comes by its address.',
  answer: thread,
  errors: unreadable,
})

export const updateThread = endpoint({
  method: 'PATCH',
  path: '/api/forum/threads/{id}',
  who: 'member',
  summary:
    'The author changes title, text and category; the group’s owner or an admin pins and locks. Missing fields stay.',
  body: z.object({
    title: z.optional(title),
    content: z.optional(content),
    category: z.optional(categoryName),
    is_pinned: z.optional(z.boolean()),
    is_locked: z.optional(z.boolean()),
  }),
  answer: thread,
  errors: [...unreadable, 'not allowed', 'suspended', 'unknown category'],
})

export const deleteThread = endpoint({
  method: 'DELETE',
  path: '/api/forum/threads/{id}',
  who: 'member',
  summary:
    'Deletes a thread and withdraws what was attached: its author while nobody replied, the group’s owner, an admin.',
  answer: nothing,
  errors: [...unreadable, 'not allowed'],
})

export const followThread = endpoint({
  method: 'PUT',
  path: '/api/forum/threads/{id}/follow',
  who: 'member',
  summary: 'Follows a thread, so that one is told of new posts, or no longer.',
  body: z.object({ follows: z.boolean() }),
  answer: nothing,
  errors: unreadable,
})

export const markThreadRead = endpoint({
  method: 'PUT',
  path: '/api/forum/threads/{id}/read',
  who: 'member',
  summary: 'Remembers how far the member has read: to a post, or without one to the thread’s own text.',
  body: z.object({ post_id: z.optional(z.nullable(id)) }),
  answer: nothing,
  errors: unreadable,
})

/**
 * What the stream of a thread sends, by the names of its events. Each event holds a whole state: receiving it twice is
 * harmless.
 */
const threadEvent = z.discriminatedUnion('event', [
  /** A post that is new, was edited, or became a placeholder. */
  z.object({ event: z.literal('post'), data: post }),
  /** Posts that were deleted without a placeholder. */
  z.object({ event: z.literal('gone'), data: z.object({ ids: z.array(z.string()) }) }),
  /** The thread with its counts; the last event of each round, its id is the `Change` sent so far. */
  z.object({ event: z.literal('thread'), data: thread }),
  /** The end: the thread was deleted, or this viewer may no longer read it. */
  z.object({ event: z.literal('over'), data: nothing }),
])

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/forum/threads/{id}/posts',
  who: 'member',
  summary:
    'The posts of a thread, flat, oldest first; without `limit` as many as an answer takes. As a stream, what changes in the thread from the `Change` in `after` on.',
  kind: 'stream',
  event: threadEvent,
  query: z.extend(page, { after: z.optional(wholeNumber(0, 999_999_999)) }),
  answer: z.array(post),
  most: limits.list.texts,
  errors: [...unreadable, 'too many requests'],
})

export type ThreadEvent = z.output<typeof threadEvent>

export const threadEventNames = ['post', 'gone', 'thread', 'over'] as const

/** Reads one event of the stream; null when it is none that this version knows. */
export function readThreadEvent(event: string, data: string): ThreadEvent | null {
  try {
    return z.safeParse(threadEvent, { event, data: JSON.parse(data) }).data ?? null
  } catch {
    return null
  }
}

/** Where an `EventSource` reads along, from the `change` of the thread that the page knows. */
export function threadStreamPath(threadId: string, revision: number): string {
  return pathOf(listPosts, { id: threadId }, { after: revision })
}

export const createPost = endpoint({
  method: 'POST',
  path: '/api/forum/threads/{id}/posts',
  who: 'member',
  summary: 'A member posts in a thread or replies to a post of it, with a recipe if they like.',
  body: z.object({ content, parent_post_id: z.optional(z.nullable(id)), recipe_id: recipeId }),
  answer: post,
  status: 201,
  errors: [
    ...unreadable,
    'suspended',
    'unknown parent',
    'unknown recipe',
    'thread locked',
    'unsafe recipe',
    'too many requests',
  ],
})

export const updatePost = endpoint({
  method: 'PATCH',
  path: '/api/forum/posts/{id}',
  who: 'member',
  summary: 'Changes the words of a post of one’s own.',
  body: z.object({ content }),
  answer: post,
  errors: [...unreadable, 'not allowed', 'suspended'],
})

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/forum/posts/{id}',
  who: 'member',
  summary:
    'Deletes a post: its author, the group’s owner, an admin. One with replies stays as a placeholder without words.',
  answer: nothing,
  errors: [...unreadable, 'not allowed'],
})

export const listThreadReferences = endpoint({
  method: 'GET',
  path: '/api/forum/threads/{id}/recipe-references',
  who: 'member',
  summary: 'The recipe a thread is about.',
  answer: z.array(recipeReference),
  most: 1,
  errors: unreadable,
})

export const listPostReferences = endpoint({
  method: 'GET',
  path: '/api/forum/posts/{id}/recipe-references',
  who: 'member',
  summary: 'The recipe attached to a post.',
  answer: z.array(recipeReference),
  most: 1,
  errors: unreadable,
})
