import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { id, isoDate, nothing, nullableText, page } from './wire.ts'

/**
 * What a member can choose to be told. `reply`: somebody answered a post or thread of mine; `post`: somebody posted in a
 * thread that I follow; `comment`, `rating`, `photo`: on a recipe of mine; `invite`: somebody came by an invitation of
 * mine. Another kind is one more word here; the types then ask for its switch and its words in each language.
 */
export const optionalKinds = ['reply', 'post', 'comment', 'rating', 'photo', 'invite'] as const

/** What became of something I wrote: out of sight, to be seen again, taken away. */
export const moderationKinds = ['hidden', 'restored', 'removed'] as const
export type ModerationKind = (typeof moderationKinds)[number]

/** Whether I may write: at the moment not, or again. */
export const suspensionKinds = ['suspended', 'unsuspended'] as const
export type SuspensionKind = (typeof suspensionKinds)[number]

/** What admins alone are told: somebody has asked for an invitation. */
export const adminKinds = ['request'] as const

/** All that a member is told; what moderators decide about them cannot be switched off. */
export const notificationKinds = [
  ...optionalKinds,
  ...adminKinds,
  ...moderationKinds,
  ...suspensionKinds,
] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** What moderators decide about. */
export const contentKinds = ['recipe', 'comment', 'photo', 'thread', 'post'] as const

export type ContentKind = (typeof contentKinds)[number]

/** What can be switched off: each kind one can choose, and the daily mail of what is unread. */
export const notificationPreferences = [...optionalKinds, 'mail'] as const

export type NotificationPreference = (typeof notificationPreferences)[number]

const wireNotification = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  /** Who did it last; null for who has left, and for ratings and what moderators do, which nobody signs. */
  actor_id: nullableText,
  /** Their name; null for a person without one, too. */
  actor: nullableText,
  /** How many of its kind it stands for. */
  many: z.int(),
  /** Where it happened; null when it is about something else. */
  group_id: nullableText,
  group_name: nullableText,
  thread_id: nullableText,
  /** Null as well when it is that of a recipe which is no longer shared. */
  thread_title: nullableText,
  /** The first post it is about; null when that is gone. */
  post_id: nullableText,
  recipe_id: nullableText,
  recipe_title: nullableText,
  /** What was hidden, shown or removed, the title of what it was or hung on, and why. */
  thing: z.nullable(z.enum(contentKinds)),
  title: nullableText,
  reason: nullableText,
  created_at: isoDate,
  is_read: z.boolean(),
})

export type WireNotification = z.input<typeof wireNotification>

const notification = z.pipe(
  wireNotification,
  z.transform((wire) => ({
    id: wire.id,
    kind: wire.kind,
    actorId: wire.actor_id,
    actor: wire.actor,
    many: wire.many,
    group: wire.group_id === null ? null : { id: wire.group_id, name: wire.group_name ?? '' },
    thread: wire.thread_id === null ? null : { id: wire.thread_id, title: wire.thread_title },
    postId: wire.post_id,
    recipe: wire.recipe_id === null ? null : { id: wire.recipe_id, title: wire.recipe_title ?? '' },
    thing: wire.thing === null ? null : { kind: wire.thing, title: wire.title ?? '' },
    reason: wire.reason,
    createdAt: wire.created_at,
    isRead: wire.is_read,
  })),
)

export type Notification = z.output<typeof notification>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  who: 'member',
  summary: 'A page of what the member is told, newest first.',
  query: page,
  answer: z.array(notification),
  most: limits.list.max,
})

const unread = z.pipe(
  z.object({ count: z.int() }),
  z.transform((wire) => wire.count),
)

export const countNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/count',
  who: 'member',
  summary: 'How many notifications are unread; as a stream, an event `count` whenever that changes.',
  kind: 'stream',
  event: unread,
  answer: unread,
  errors: ['too many requests'],
})

/** The number of an event `count` of the stream. */
export function readNotificationCount(data: string): number | null {
  const read = z.safeParse(unread, JSON.parse(data))
  return read.success ? read.data : null
}

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  who: 'member',
  summary: 'Marks these as read, or all of them without `ids`.',
  body: z.object({ ids: z.optional(z.array(id).check(z.maxLength(200))) }),
  answer: nothing,
})

/** Which kinds the member wants to be told, and whether a daily mail tells what is unread. */
const preferences = z.object({
  reply: z.boolean(),
  post: z.boolean(),
  comment: z.boolean(),
  rating: z.boolean(),
  photo: z.boolean(),
  invite: z.boolean(),
  mail: z.boolean(),
})

export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/api/notifications/preferences',
  who: 'member',
  summary: 'Which kinds the member wants to be told, and whether by mail; all of it at first.',
  answer: preferences,
})

export const setNotificationPreferences = endpoint({
  method: 'PUT',
  path: '/api/notifications/preferences',
  who: 'member',
  summary: 'Switches kinds and the daily mail on and off; a missing one stays.',
  body: z.partial(preferences),
  answer: preferences,
})
