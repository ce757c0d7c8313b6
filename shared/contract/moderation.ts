import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { id, isoDate, nothing, nullableText, page, trimmedText } from './wire.ts'
import { contentKinds, type ContentKind } from './notifications.ts'

/** What can be reported: all content of users that others can see. */
export const reportableKinds = contentKinds
export type ReportableKind = ContentKind

export const reportReasons = ['spam', 'rude', 'unsafe', 'notFood', 'copyright', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** `dismiss` makes the content visible again, `remove` deletes it, `hide` hides it until a later decision. */
export const decisions = ['dismiss', 'remove', 'hide'] as const
export type Decision = (typeof decisions)[number]

/** The actions in the log: decisions, automatic hiding, suspensions. */
export const moderationActions = [...decisions, 'autoHide', 'suspend', 'unsuspend'] as const
export type ModerationAction = (typeof moderationActions)[number]

const kind = z.enum(reportableKinds)
const note = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(limits.moderation.noteMax))))
const reason = trimmedText(1, limits.moderation.reasonMax)

export const reportContent = endpoint({
  method: 'POST',
  path: '/api/reports',
  who: 'member',
  summary:
    'Reports content; idempotent. The third user who reports it hides it until a moderator has decided.',
  body: z.object({ kind, id, reason: z.enum(reportReasons), note }),
  answer: nothing,
  errors: ['not found', 'own content', 'too many requests'],
})

const wireCase = z.object({
  kind,
  id: z.string(),
  group_id: nullableText,
  group_name: nullableText,
  author_id: nullableText,
  author: nullableText,
  /** Of the reported recipe or thread, or of the one that the content belongs to. */
  title: z.string(),
  recipe_id: nullableText,
  thread_id: nullableText,
  words: nullableText,
  /** The picture of a recipe, or a photo; links to it need signing. */
  image_url: nullableText,
  is_hidden: z.boolean(),
  /** Reporters stay anonymous. */
  reports: z.array(
    z.object({ id: z.string(), reason: z.enum(reportReasons), note: nullableText, created_at: isoDate }),
  ),
})

export type WireCase = z.input<typeof wireCase>

const reportedCase = z.pipe(
  wireCase,
  z.transform((wire) => ({
    kind: wire.kind,
    id: wire.id,
    group: wire.group_id === null ? null : { id: wire.group_id, name: wire.group_name ?? '' },
    authorId: wire.author_id,
    author: wire.author,
    title: wire.title,
    recipeId: wire.recipe_id,
    threadId: wire.thread_id,
    text: wire.words,
    imageName: wire.image_url,
    isHidden: wire.is_hidden,
    reports: wire.reports.map(({ created_at: createdAt, ...rest }) => ({ ...rest, createdAt })),
  })),
)

export type ReportedCase = z.output<typeof reportedCase>

export const listReports = endpoint({
  method: 'GET',
  path: '/api/moderation/reports',
  who: 'member',
  summary:
    'Open reports and hidden content, oldest first: everything for admins, threads and posts of their groups for owners, an empty list for other users.',
  query: z.extend(page, { status: z.optional(z.literal('open')) }),
  answer: z.array(reportedCase),
  most: limits.list.max,
})

export const countReports = endpoint({
  method: 'GET',
  path: '/api/moderation/reports/count',
  who: 'member',
  summary: 'The number of open reports, and whether the user is a moderator of anything.',
  answer: z.pipe(
    z.object({ count: z.int(), cares: z.boolean() }),
    z.transform(({ count, cares: isModerator }) => ({ count, isModerator })),
  ),
})

export const decideReport = endpoint({
  method: 'POST',
  path: '/api/moderation/content/{kind}/{id}/decide',
  who: 'member',
  summary:
    'Dismisses the reports of content, hides it or removes it; dismissing and removing close the reports. For admins and the owner of its group.',
  body: z
    .object({ action: z.enum(decisions), reason: z.optional(z.nullable(reason)) })
    .check(z.refine((body) => body.action === 'dismiss' || Boolean(body.reason))),
  answer: nothing,
  errors: ['not found', 'own content'],
})

const wireModerationLogEntry = z.object({
  id: z.int(),
  at: isoDate,
  action: z.enum(moderationActions),
  /** Null for automatic hiding (`autoHide`), users without a name and deleted accounts. */
  actor: nullableText,
  /** The author of the content, or the suspended user. */
  subject: nullableText,
  kind: z.nullable(kind),
  thing_id: nullableText,
  group_id: nullableText,
  group_name: nullableText,
  reason: nullableText,
})

export type WireModerationLogEntry = z.input<typeof wireModerationLogEntry>

const moderationLogEntry = z.pipe(
  wireModerationLogEntry,
  z.transform((wire) => ({
    id: wire.id,
    at: wire.at,
    action: wire.action,
    actor: wire.actor,
    subject: wire.subject,
    kind: wire.kind,
    groupName: wire.group_name,
    reason: wire.reason,
  })),
)

export type ModerationLogEntry = z.output<typeof moderationLogEntry>

export const listModerationLog = endpoint({
  method: 'GET',
  path: '/api/moderation/log',
  who: 'member',
  summary:
    'The actions of moderators with their reasons, newest first: all for admins, those in their groups for owners, an empty list for other users.',
  query: page,
  answer: z.array(moderationLogEntry),
  most: limits.list.max,
})

const person = z.object({ id: z.string(), name: nullableText })

export const listMutedMembers = endpoint({
  method: 'GET',
  path: '/api/moderation/mutes',
  who: 'member',
  summary: 'The muted users; pages collapse their content.',
  query: page,
  answer: z.array(person),
  most: limits.list.lines,
})

export const muteMember = endpoint({
  method: 'PUT',
  path: '/api/moderation/mutes/{id}',
  who: 'member',
  summary: 'Mutes another user, for the caller only.',
  answer: nothing,
  errors: ['not found', 'not allowed'],
})

export const unmuteMember = endpoint({
  method: 'DELETE',
  path: '/api/moderation/mutes/{id}',
  who: 'member',
  summary: 'Unmutes a user.',
  answer: nothing,
})

const wireSuspension = z.object({
  id: z.string(),
  member_id: z.string(),
  member: nullableText,
  /** Null for a suspension in the whole app. */
  group_id: nullableText,
  group_name: nullableText,
  /** Null, for the user, in a group that they may have been added to unasked. */
  reason: nullableText,
  created_at: isoDate,
  /** Null for a permanent suspension. */
  ends_at: z.nullable(isoDate),
})

export type WireSuspension = z.input<typeof wireSuspension>

const suspension = z.pipe(
  wireSuspension,
  z.transform((wire) => ({
    id: wire.id,
    memberId: wire.member_id,
    member: wire.member,
    groupName: wire.group_name,
    reason: wire.reason,
    endsAt: wire.ends_at,
  })),
)

export type Suspension = z.output<typeof suspension>

export const listSuspensions = endpoint({
  method: 'GET',
  path: '/api/moderation/suspensions',
  who: 'member',
  summary:
    'The suspensions in force: all for admins, those in their groups for owners, an empty list for other users.',
  query: page,
  answer: z.array(suspension),
  most: limits.list.texts,
})

export const listOwnSuspensions = endpoint({
  method: 'GET',
  path: '/api/moderation/suspensions/mine',
  who: 'member',
  summary: 'The suspensions of the user, with their ends and reasons.',
  query: page,
  answer: z.array(suspension),
  most: limits.list.texts,
})

export const suspendMember = endpoint({
  method: 'POST',
  path: '/api/moderation/suspensions',
  who: 'member',
  summary:
    'Suspends a user from writing, everywhere or in one group, for `days` or permanently; replaces an earlier suspension. For admins, and for owners of the group if the user belongs to it or wrote there.',
  body: z.object({
    member_id: id,
    group_id: z.optional(z.nullable(id)),
    days: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(limits.moderation.daysMax)))),
    reason,
  }),
  answer: suspension,
  errors: ['not found', 'members only', 'not allowed', 'too many requests'],
})

export const liftSuspension = endpoint({
  method: 'DELETE',
  path: '/api/moderation/suspensions/{id}',
  who: 'member',
  summary: 'Lifts a suspension.',
  answer: nothing,
  errors: ['not found'],
})
