import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { id, isoDate, nothing, nullableText, page } from './wire.ts'

/**
 * The kinds that a user can switch off. `reply`: to a post or thread of the user; `mention`: by name in a post or thread; `post`: in a followed thread;
 * `comment`, `rating`, `photo`, `cooked`: on a recipe of the user; `correction`: of a translation of such a recipe;
 * `remix`: somebody has published a variant of one; `labels`: one lost a label that its ingredients do not
 * prove, or got an allergen by a recipe within it; `invite`: a sign-up with an invitation of the user; `householdInvite`: to share a household;
 * `householdJoined`: somebody joined the user's household; `groupInvite`: to join a group. The types
 * require a preference and texts in each language for every kind.
 */
export const optionalKinds = [
  'reply',
  'mention',
  'post',
  'comment',
  'rating',
  'photo',
  'cooked',
  'correction',
  'remix',
  'labels',
  'invite',
  'householdInvite',
  'householdJoined',
  'groupInvite',
] as const

/** Decisions about content of the user. */
export const moderationKinds = ['hidden', 'restored', 'removed'] as const
export type ModerationKind = (typeof moderationKinds)[number]

/** The start and end of a suspension of the user. */
export const suspensionKinds = ['suspended', 'unsuspended'] as const
export type SuspensionKind = (typeof suspensionKinds)[number]

/** The user is to be removed from their household. */
export const householdRemovalKind = 'householdRemoval'

/** For those who decide: a request for an invitation, and a report; of the latter its page tells the rest. */
export const adminKinds = ['request', 'report'] as const

/** All kinds; decisions about the user cannot be switched off. */
export const notificationKinds = [
  ...optionalKinds,
  ...adminKinds,
  ...moderationKinds,
  ...suspensionKinds,
  householdRemovalKind,
] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** The kinds of content that moderators decide about. */
export const contentKinds = [
  'recipe',
  'comment',
  'photo',
  'cooked',
  'correction',
  'thread',
  'post',
  'collection',
] as const

export type ContentKind = (typeof contentKinds)[number]

/** What can be switched off: the optional kinds, and the daily mail of unread notifications. */
export const notificationPreferences = [...optionalKinds, 'mail'] as const

export type NotificationPreference = (typeof notificationPreferences)[number]

const wireNotification = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  /** The last actor; null for deleted accounts, and for ratings and moderation, which are anonymous. */
  actor_id: nullableText,
  /** The name of the actor; null for users without a name, too. */
  actor: nullableText,
  /** How many events it counts. */
  many: z.int(),
  /** The group of the event; null for events outside groups. */
  group_id: nullableText,
  group_name: nullableText,
  thread_id: nullableText,
  /** Null, too, when it is the title of a recipe that is no longer shared. */
  thread_title: nullableText,
  /** The first post it is about; null when that was deleted. */
  post_id: nullableText,
  recipe_id: nullableText,
  recipe_title: nullableText,
  /** Of a decision: the kind of content, the title of it or of what it belongs to, and the reason. */
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
    count: wire.many,
    group: wire.group_id === null ? null : { id: wire.group_id, name: wire.group_name ?? '' },
    thread: wire.thread_id === null ? null : { id: wire.thread_id, title: wire.thread_title },
    postId: wire.post_id,
    recipe: wire.recipe_id === null ? null : { id: wire.recipe_id, title: wire.recipe_title ?? '' },
    content: wire.thing === null ? null : { kind: wire.thing, title: wire.title ?? '' },
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
  summary: 'A page of notifications, newest first.',
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
  summary: 'The number of unread notifications; as a stream, an event `count` whenever it may have changed.',
  kind: 'stream',
  event: unread,
  answer: unread,
  errors: ['too many requests'],
})

/** Parses an event `count` of the stream. */
export function readNotificationCount(data: string): number | null {
  const read = z.safeParse(unread, JSON.parse(data))
  return read.success ? read.data : null
}

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  who: 'member',
  summary: 'Marks notifications as read, all of them without `ids`.',
  body: z.object({ ids: z.optional(z.array(id).check(z.maxLength(200))) }),
  answer: nothing,
})

/** Which kinds the user receives, and whether by a daily mail of unread ones. */
const preferences = z.object({
  reply: z.boolean(),
  mention: z.boolean(),
  post: z.boolean(),
  comment: z.boolean(),
  rating: z.boolean(),
  photo: z.boolean(),
  correction: z.boolean(),
  remix: z.boolean(),
  labels: z.boolean(),
  cooked: z.boolean(),
  invite: z.boolean(),
  householdInvite: z.boolean(),
  householdJoined: z.boolean(),
  groupInvite: z.boolean(),
  mail: z.boolean(),
})

export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/api/notifications/preferences',
  who: 'member',
  summary: 'Which kinds of notifications are on, and whether the daily mail is; all by default.',
  answer: preferences,
})

export const setNotificationPreferences = endpoint({
  method: 'PUT',
  path: '/api/notifications/preferences',
  who: 'member',
  summary: 'Switches kinds of notifications and the daily mail on and off; missing fields stay.',
  body: z.partial(preferences),
  answer: preferences,
})
