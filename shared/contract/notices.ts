import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { isoDate, nothing, nullableText, page } from '../wire.ts'

/** Somebody answered a post or thread of mine; somebody posted in a thread that I follow. */
export const noticeKinds = ['reply', 'post'] as const

export type NoticeKind = (typeof noticeKinds)[number]

const wireNotice = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  /** Who did it last; null for a person without a name, and for who has left. */
  actor: nullableText,
  /** How many posts it stands for. */
  many: z.int(),
  group_id: z.string(),
  group_name: z.string(),
  thread_id: z.string(),
  thread_title: z.string(),
  /** The first post it is about; null when that is gone. */
  post_id: nullableText,
  created_at: isoDate,
  is_read: z.boolean(),
})

export type WireNotice = z.input<typeof wireNotice>

const notice = z.pipe(
  wireNotice,
  z.transform((wire) => ({
    id: wire.id,
    kind: wire.kind,
    actor: wire.actor,
    many: wire.many,
    group: { id: wire.group_id, name: wire.group_name },
    thread: { id: wire.thread_id, title: wire.thread_title },
    postId: wire.post_id,
    createdAt: wire.created_at,
    isRead: wire.is_read,
  })),
)

export type Notice = z.output<typeof notice>

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notices',
  who: 'member',
  summary: 'A page of what the member is told, newest first.',
  query: page,
  answer: z.array(notice),
})

export const countNotices = endpoint({
  method: 'GET',
  path: '/api/notices/count',
  who: 'member',
  summary: 'How much of it is unread.',
  answer: z.pipe(
    z.object({ count: z.int() }),
    z.transform((wire) => wire.count),
  ),
})

export const markNoticesRead = endpoint({
  method: 'POST',
  path: '/api/notices/read',
  who: 'member',
  summary: 'Marks these as read, or all of them without `ids`.',
  body: z.object({ ids: z.optional(z.array(z.string()).check(z.maxLength(200))) }),
  answer: nothing,
})

/** Which kinds the member wants to be told. */
const wanted = z.object({ reply: z.boolean(), post: z.boolean() })

export const getWantedNotices = endpoint({
  method: 'GET',
  path: '/api/notices/wanted',
  who: 'member',
  summary: 'Which kinds the member wants to be told; all of them at first.',
  answer: wanted,
})

export const setWantedNotices = endpoint({
  method: 'PUT',
  path: '/api/notices/wanted',
  who: 'member',
  summary: 'Switches kinds on and off; a missing one stays.',
  body: z.object({ reply: z.optional(z.boolean()), post: z.optional(z.boolean()) }),
  answer: wanted,
})
