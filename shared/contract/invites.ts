import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { isoDate, nothing, nullableText, page, trimmedText } from './wire.ts'

const email = z.string().check(z.trim(), z.maxLength(10_000))

/** Revoked and expired codes open nothing any more; a used one never will again. */
export const inviteStatuses = ['waiting', 'used', 'expired', 'revoked'] as const
const status = z.enum(inviteStatuses)

export const validateInvite = endpoint({
  method: 'POST',
  path: '/auth/invites/validate',
  who: 'anyone',
  summary: 'Says whether an invite code could be used now; spends nothing.',
  body: z.object({ code: trimmedText(0, 200) }),
  answer: nothing,
  errors: ['used', 'invalid', 'too many requests'],
})

export const generateInvite = endpoint({
  method: 'POST',
  path: '/api/invites/generate',
  who: 'admin',
  summary: 'Makes an invite code that an admin hands on.',
  answer: z.object({ code: z.string() }),
  status: 201,
})

export const sendInvite = endpoint({
  method: 'POST',
  path: '/api/invites/send',
  who: 'member',
  summary: 'Mails an invitation to a friend; answers how many are left, null for admins, who have no limit.',
  body: z.object({ to: email }),
  answer: z.object({ remaining: z.nullable(z.int()) }),
  status: 201,
  errors: ['malformed email', 'email exists', 'no invites left', 'cannot invite', 'recipient opted out'],
})

export const listMyInvites = endpoint({
  method: 'GET',
  path: '/api/invites/mine',
  who: 'member',
  summary: 'Whom one has invited, the newest first, and how many invitations are left (null for admins).',
  query: page,
  answer: z.object({
    remaining: z.nullable(z.int()),
    /** Why an admin took away the right to invite; null while one has it. */
    reason: nullableText,
    invites: z.array(
      z.object({
        id: z.string(),
        status,
        /** Where it was mailed to, until it is used; null for codes handed on by hand. */
        sent_to: nullableText,
        /** Whether the account it made still exists, and the name in it. */
        joined: z.boolean(),
        name: nullableText,
        created_at: isoDate,
        expires_at: z.nullable(isoDate),
        used_at: z.nullable(isoDate),
      }),
    ),
  }),
  most: limits.list.lines,
})

export const requestInvite = endpoint({
  method: 'POST',
  path: '/auth/invites/request',
  who: 'anyone',
  summary: 'Asks for an invitation. Asking again while one waits is a success and changes nothing.',
  body: z.object({ email, note: z.optional(z.nullable(trimmedText(0, limits.note.max))) }),
  answer: nothing,
  status: 201,
  errors: ['malformed email', 'email exists', 'too many requests'],
})

export const listInviteRequests = endpoint({
  method: 'GET',
  path: '/api/admin/invite-requests',
  who: 'admin',
  summary: 'Who asked for an invitation: what waits, the oldest first, or what was approved lately.',
  query: z.extend(page, { status: z.enum(['pending', 'approved']) }),
  answer: z.array(z.object({ ID: z.string(), Email: z.string(), Note: nullableText, CreatedAt: isoDate })),
  most: limits.list.texts,
})

export const approveInviteRequest = endpoint({
  method: 'POST',
  path: '/api/admin/invite-requests/{id}/approve',
  who: 'admin',
  summary: 'Mails a code to who asked, in their language, once; approving again changes nothing.',
  answer: nothing,
  errors: ['not found'],
})

export const listInviteTree = endpoint({
  method: 'GET',
  path: '/api/admin/invites',
  who: 'admin',
  summary: 'Every invitation with the one it grew from: who invited whom, and which codes wait.',
  query: page,
  answer: z.array(
    z.object({
      id: z.string(),
      /** The invitation by which its maker came; null at the roots. */
      parent_id: z.nullable(z.string()),
      status,
      sent_to: nullableText,
      created_at: isoDate,
      expires_at: z.nullable(isoDate),
      used_at: z.nullable(isoDate),
      /** Null while nobody has come by it, and after who came has left. */
      member: z.nullable(
        z.object({
          id: z.string(),
          name: nullableText,
          email: z.string(),
          is_admin: z.boolean(),
          may_invite: z.boolean(),
          reason: nullableText,
        }),
      ),
    }),
  ),
  most: limits.list.lines,
})

export const revokeInvite = endpoint({
  method: 'DELETE',
  path: '/api/admin/invites/{id}',
  who: 'admin',
  summary: 'Makes a code that nobody has used worthless; doing it again changes nothing.',
  answer: nothing,
  errors: ['not found', 'used'],
})

export const setCanInvite = endpoint({
  method: 'PUT',
  path: '/api/admin/members/{id}/invite-right',
  who: 'admin',
  summary: "Takes away a member's right to invite, with a reason that the member reads, or gives it back.",
  body: z.union([
    z.object({ allowed: z.literal(true) }),
    z.object({ allowed: z.literal(false), reason: trimmedText(1, limits.note.max) }),
  ]),
  answer: nothing,
  errors: ['not found'],
})
