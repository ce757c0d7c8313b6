import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { id, isoDate, nothing, nullableText, page, trimmedText } from './wire.ts'
import { contentKinds, type ContentKind } from './notifications.ts'

/** What can be reported: all that members write or show to each other. */
export const reportableKinds = contentKinds
export type ReportableKind = ContentKind

export const reportReasons = ['spam', 'rude', 'unsafe', 'notFood', 'copyright', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Back to where it was; away for good; out of sight until it is decided. */
export const decisions = ['dismiss', 'remove', 'hide'] as const
export type Decision = (typeof decisions)[number]

/** What the log knows: decisions, what was hidden automatically, and who may not write for a time. */
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
    'Reports something that the member may read, once; the third person who does so hides it until somebody has looked at it.',
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
  /** Of the recipe or thread that it is, or hangs on, and where that is. */
  title: z.string(),
  recipe_id: nullableText,
  thread_id: nullableText,
  words: nullableText,
  /** A recipe's picture or a photo, to be signed like any other. */
  image_url: nullableText,
  is_hidden: z.boolean(),
  /** Who reports is told to nobody. */
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
    words: wire.words,
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
    'What is reported or hidden and not decided, the longest waiting first: everything for admins, threads and posts of their groups for owners, nothing for others.',
  query: z.extend(page, { status: z.optional(z.literal('open')) }),
  answer: z.array(reportedCase),
  most: limits.list.max,
})

export const countReports = endpoint({
  method: 'GET',
  path: '/api/moderation/reports/count',
  who: 'member',
  summary: 'How many of these there are, and whether the member looks after anything at all.',
  answer: z.object({ count: z.int(), cares: z.boolean() }),
})

export const decideReport = endpoint({
  method: 'POST',
  path: '/api/moderation/content/{kind}/{id}/decide',
  who: 'member',
  summary:
    'An admin, or the owner of the group it stands in, keeps, hides or removes a thing; keeping and removing close its reports.',
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
  /** Null for automatic hiding (`autoHide`), for a person without a name, and for who has left. */
  actor: nullableText,
  /** Whose thing it was, or who was silenced. */
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
    'What moderators did and why, newest first: everywhere for admins, in their groups for owners, nothing for others.',
  query: page,
  answer: z.array(moderationLogEntry),
  most: limits.list.max,
})

const person = z.object({ id: z.string(), name: nullableText })

export type MutedMember = z.output<typeof person>

export const listMutedMembers = endpoint({
  method: 'GET',
  path: '/api/moderation/mutes',
  who: 'member',
  summary: 'Whom the member does not want to read; the page folds their words away.',
  query: page,
  answer: z.array(person),
  most: limits.list.lines,
})

export const muteMember = endpoint({
  method: 'PUT',
  path: '/api/moderation/mutes/{id}',
  who: 'member',
  summary: 'Mutes another member for oneself; nobody else notices.',
  answer: nothing,
  errors: ['not found', 'not allowed'],
})

export const unmuteMember = endpoint({
  method: 'DELETE',
  path: '/api/moderation/mutes/{id}',
  who: 'member',
  summary: 'Reads a member again.',
  answer: nothing,
})

const wireSuspension = z.object({
  id: z.string(),
  member_id: z.string(),
  member: nullableText,
  /** Null holds everywhere. */
  group_id: nullableText,
  group_name: nullableText,
  reason: z.string(),
  created_at: isoDate,
  /** Null is for good. */
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
    'Who may not write at the moment: everywhere for admins, in their groups for owners, nobody for others.',
  query: page,
  answer: z.array(suspension),
  most: limits.list.texts,
})

export const listOwnSuspensions = endpoint({
  method: 'GET',
  path: '/api/moderation/suspensions/mine',
  who: 'member',
  summary: 'Where the member may not write at the moment, until when and why.',
  query: page,
  answer: z.array(suspension),
  most: limits.list.texts,
})

export const suspendMember = endpoint({
  method: 'POST',
  path: '/api/moderation/suspensions',
  who: 'member',
  summary:
    'An admin, or a group’s owner in that group, keeps a member from writing: for so many days, or for good without them. Another time takes the place of the one before. Owners can do so to those who belong to the group or wrote there.',
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
  summary: 'Lets a member write again.',
  answer: nothing,
  errors: ['not found'],
})
