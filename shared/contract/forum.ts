import * as z from 'zod/mini'
import { pathOf } from './call.ts'
import { endpoint } from './endpoint.ts'
import { defaultForumCategory, forumCategories } from '../constants/categories.ts'
import { limits } from '../constants/limits.ts'
import { id, isoDate, nothing, nullableText, page, singleLine, trimmedText, wholeNumber } from './wire.ts'

const optionalName = z.optional(nullableText)

/** Both spellings are accepted. */
const recipeReference = z.pipe(
  z.object({
    id: z.string(),
    recipe_id: optionalName,
    recipeId: optionalName,
    /** Null, like pictures and author, when the viewer may not read the recipe. */
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
  /** Null when it is the title of a recipe that the viewer may no longer read. */
  Title: nullableText,
  Content: nullableText,
  AuthorID: nullableText,
  /** Null for users without a name and deleted accounts (then `AuthorID` is null too). */
  AuthorName: nullableText,
  Category: z.string(),
  CreatedAt: isoDate,
  /** The time of the last activity: the newest post, or the creation of the thread. */
  UpdatedAt: isoDate,
  EditedAt: z.nullable(isoDate),
  /** Without the opening text and without deleted and hidden posts. */
  PostCount: z.int(),
  IsPinned: z.boolean(),
  IsLocked: z.boolean(),
  /** Hidden threads are visible to their author, the group’s owner and admins. */
  IsHidden: z.boolean(),
  mine: z.boolean(),
  /** Created by another user since the viewer joined, and never opened by the viewer. */
  IsNew: z.boolean(),
  /** Posts of others since the viewer joined and last read; counted up to 100. */
  UnreadCount: z.int(),
  FirstUnreadPostID: nullableText,
  /** Whether the viewer is notified of new posts; posting in a thread follows it. */
  IsFollowed: z.boolean(),
  /** A revision number that rises with each change; the stream of the thread starts after one. */
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
  /** Equal to `CreatedAt` until the post is edited. */
  UpdatedAt: isoDate,
  AuthorName: nullableText,
  /** Null unless the viewer is the author, the group’s owner or an admin. */
  AuthorEmail: nullableText,
  /** Always empty: the list is flat, clients build the tree. */
  Replies: z.array(z.unknown()),
  /** Deleted, but shown as a placeholder because of its replies. */
  IsDeleted: z.boolean(),
  /** Until a moderator has decided, a placeholder for all but its author, the group’s owner and admins. */
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
/** One of `forumCategories`, else the error `unknown category`; missing or empty means the default. */
const categoryName = z.string().check(z.maxLength(most.titleMax))
const category = z.optional(z.nullable(categoryName))
const recipeId = z.optional(z.nullable(id))
/** The ids of members who are named in a text and are to be told. Who is not in the group is left out. */
const mentions = z.optional(z.array(id).check(z.maxLength(most.mentionsMax)))
const unreadable = ['not found', 'members only'] as const

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/groups/{id}/forum/threads',
  who: 'member',
  summary: 'The threads of a group, pinned ones first, then by last activity.',
  query: page,
  answer: z.array(thread),
  most: limits.list.texts,
  errors: unreadable,
})

export const createThread = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/forum/threads',
  who: 'member',
  summary: 'Creates a thread in a group, optionally with a recipe; for members of the group.',
  body: z.object({ title, content, category, recipe_id: recipeId, mentions }),
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
  summary: 'Shares a recipe to a group: creates a thread about it and lets the members read it.',
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
  summary: 'Withdraws every share of a recipe to a group; for the owner of the recipe or group and admins.',
  answer: nothing,
  errors: [...unreadable, 'not allowed'],
})

export const listRecipeShares = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}/shares',
  who: 'member',
  summary: 'The groups to which a recipe is shared or attached; for its owner.',
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
  summary: 'One thread.',
  answer: thread,
  errors: unreadable,
})

export const updateThread = endpoint({
  method: 'PATCH',
  path: '/api/forum/threads/{id}',
  who: 'member',
  summary:
    'Changes a thread: its author the title, text and category, the group’s owner or an admin whether it is pinned or locked. Missing fields stay.',
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
    'Deletes a thread and withdraws its recipes; for its author while there are no replies, the group’s owner and admins.',
  answer: nothing,
  errors: [...unreadable, 'not allowed'],
})

export const followThread = endpoint({
  method: 'PUT',
  path: '/api/forum/threads/{id}/follow',
  who: 'member',
  summary: 'Follows or unfollows a thread: followers are notified of new posts.',
  body: z.object({ follows: z.boolean() }),
  answer: nothing,
  errors: unreadable,
})

export const markThreadRead = endpoint({
  method: 'PUT',
  path: '/api/forum/threads/{id}/read',
  who: 'member',
  summary: 'Stores how far the user has read: up to a post, or without one up to the text of the thread.',
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
    'The posts of a thread, flat, oldest first. As a stream, the changes of the thread since the `Change` in `after`.',
  kind: 'stream',
  event: threadEvent,
  query: z.extend(page, { after: z.optional(wholeNumber(0, 999_999_999)) }),
  answer: z.array(post),
  most: limits.list.texts,
  errors: [...unreadable, 'too many requests'],
})

export type ThreadEvent = z.output<typeof threadEvent>

export const threadEventNames = ['post', 'gone', 'thread', 'over'] as const

/** Parses an event of the stream; null for events that this version does not know. */
export function readThreadEvent(event: string, data: string): ThreadEvent | null {
  try {
    return z.safeParse(threadEvent, { event, data: JSON.parse(data) }).data ?? null
  } catch {
    return null
  }
}

/** The URL for an `EventSource` of the changes after a revision. */
export function threadStreamPath(threadId: string, revision: number): string {
  return pathOf(listPosts, { id: threadId }, { after: revision })
}

export const createPost = endpoint({
  method: 'POST',
  path: '/api/forum/threads/{id}/posts',
  who: 'member',
  summary: 'Posts in a thread or replies to one of its posts, optionally with a recipe.',
  body: z.object({ content, parent_post_id: z.optional(z.nullable(id)), recipe_id: recipeId, mentions }),
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
  summary: 'Changes the text of an own post.',
  body: z.object({ content }),
  answer: post,
  errors: [...unreadable, 'not allowed', 'suspended'],
})

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/forum/posts/{id}',
  who: 'member',
  summary:
    'Deletes a post; for its author, the group’s owner and admins. A post with replies stays as a placeholder.',
  answer: nothing,
  errors: [...unreadable, 'not allowed'],
})

export const listThreadReferences = endpoint({
  method: 'GET',
  path: '/api/forum/threads/{id}/recipe-references',
  who: 'member',
  summary: 'The recipe of a thread.',
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
