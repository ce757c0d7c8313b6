import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { camelCased, isoDate, nothing, nullableText, page, trimmedText } from './wire.ts'

const email = z.string().check(z.trim(), z.maxLength(10_000))

/** Used, revoked and expired codes are no longer valid. */
export const inviteStatuses = ['waiting', 'used', 'expired', 'revoked'] as const
const status = z.enum(inviteStatuses)

export const validateInvite = endpoint({
  method: 'POST',
  path: '/auth/invites/validate',
  who: 'anyone',
  summary: 'Checks whether an invite code is valid, without using it.',
  body: z.object({ code: trimmedText(0, 200) }),
  answer: nothing,
  errors: ['used', 'invalid', 'too many requests'],
})

export const generateInvite = endpoint({
  method: 'POST',
  path: '/api/invites/generate',
  who: 'admin',
  summary: 'Creates an invite code for the admin to pass on.',
  answer: z.object({ code: z.string() }),
  status: 201,
})

export const sendInvite = endpoint({
  method: 'POST',
  path: '/api/invites/send',
  who: 'member',
  summary: 'Mails an invitation; answers how many are left, null for admins, who have no limit.',
  body: z.object({ to: email }),
  answer: z.object({ remaining: z.nullable(z.int()) }),
  status: 201,
  errors: [
    'malformed email',
    'email exists',
    'no invites left',
    'cannot invite',
    'recipient opted out',
    'too many requests',
  ],
})

export const listMyInvites = endpoint({
  method: 'GET',
  path: '/api/invites/mine',
  who: 'member',
  summary: 'The invitations of the user, newest first, and how many are left (null for admins).',
  query: page,
  answer: camelCased(
    z.object({
      remaining: z.nullable(z.int()),
      /** Why an admin revoked the right to invite; null while the user has it. */
      reason: nullableText,
      invites: z.array(
        z.object({
          id: z.string(),
          status,
          /** The address it was mailed to, until it is used; null for codes that were not mailed. */
          sent_to: nullableText,
          /** Whether the account that was created with it still exists, and its name. */
          joined: z.boolean(),
          name: nullableText,
          created_at: isoDate,
          expires_at: z.nullable(isoDate),
          used_at: z.nullable(isoDate),
        }),
      ),
    }),
  ),
  most: limits.list.lines,
})

export const requestInvite = endpoint({
  method: 'POST',
  path: '/auth/invites/request',
  who: 'anyone',
  summary: 'Requests an invitation. Repeating it while one is pending succeeds and changes nothing.',
  body: z.object({ email, note: z.optional(z.nullable(trimmedText(0, limits.note.max))) }),
  answer: nothing,
  status: 201,
  errors: ['malformed email', 'email exists', 'too many requests'],
})

export const listInviteRequests = endpoint({
  method: 'GET',
  path: '/api/admin/invite-requests',
  who: 'admin',
  summary: 'The requests for an invitation: pending ones, oldest first, or recently approved ones.',
  query: z.extend(page, { status: z.enum(['pending', 'approved']) }),
  answer: z.array(
    z.pipe(
      z.object({ ID: z.string(), Email: z.string(), Note: nullableText, CreatedAt: isoDate }),
      z.transform((wire) => ({ id: wire.ID, email: wire.Email, note: wire.Note, createdAt: wire.CreatedAt })),
    ),
  ),
  most: limits.list.texts,
})

export const approveInviteRequest = endpoint({
  method: 'POST',
  path: '/api/admin/invite-requests/{id}/approve',
  who: 'admin',
  summary: 'Approves a request and mails the code in the language of the request; idempotent.',
  answer: nothing,
  errors: ['not found'],
})

export const declineInviteRequest = endpoint({
  method: 'DELETE',
  path: '/api/admin/invite-requests/{id}',
  who: 'admin',
  summary: 'Deletes a pending request; nobody is told, and the person may ask again.',
  answer: nothing,
  errors: ['not found'],
})

export const listInviteTree = endpoint({
  method: 'GET',
  path: '/api/admin/invites',
  who: 'admin',
  summary: 'The tree of invitations: who invited whom, and which codes are unused.',
  query: page,
  answer: z.array(
    camelCased(
      z.object({
        id: z.string(),
        /** The invitation with which its creator signed up; null at the roots. */
        parent_id: z.nullable(z.string()),
        status,
        sent_to: nullableText,
        created_at: isoDate,
        expires_at: z.nullable(isoDate),
        used_at: z.nullable(isoDate),
        /** Null for unused invitations and deleted accounts. */
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
  ),
  most: limits.list.lines,
})

export const revokeInvite = endpoint({
  method: 'DELETE',
  path: '/api/admin/invites/{id}',
  who: 'admin',
  summary: 'Revokes an unused code; idempotent.',
  answer: nothing,
  errors: ['not found', 'used'],
})

export const setCanInvite = endpoint({
  method: 'PUT',
  path: '/api/admin/members/{id}/invite-right',
  who: 'admin',
  summary: 'Revokes or restores the right of a user to invite; the user sees the reason.',
  body: z.union([
    z.object({ allowed: z.literal(true) }),
    z.object({ allowed: z.literal(false), reason: trimmedText(1, limits.note.max) }),
  ]),
  answer: nothing,
  errors: ['not found'],
})
