import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { household, invitation } from './household.ts'
import { id, isoDate, nothing } from './wire.ts'

/** How members come into a household and leave it. */

export const inviteToHousehold = endpoint({
  method: 'POST',
  path: '/api/household/invites',
  who: 'member',
  summary:
    'Invites a member of the community by e-mail, or creates a link that one of them can use once within 7 days. It never creates an account, and its answer does not depend on whether there is an account with the e-mail.',
  body: z.object({
    /** Null for a link. */
    email: z.optional(z.nullable(z.string().check(z.maxLength(limits.email.max)))),
  }),
  answer: z.object({
    /** Of the link; it is not shown again. */
    token: z.nullable(z.string()),
    expiresAt: isoDate,
  }),
  status: 201,
  errors: ['malformed email', 'suspended', 'limit reached', 'too many requests'],
})

export const deleteHouseholdInvite = endpoint({
  method: 'DELETE',
  path: '/api/household/invites/{id}',
  who: 'member',
  summary: 'Withdraws an invitation to the own household, or declines one that the user received.',
  answer: nothing,
  errors: ['too many requests'],
})

const token = z.string().check(z.minLength(1), z.maxLength(100))

export const openHouseholdInvite = endpoint({
  method: 'POST',
  path: '/api/household/invites/open',
  who: 'member',
  summary: 'Who invites to which household by this link; it does not use the link.',
  body: z.object({ token }),
  answer: invitation,
  errors: ['invalid token', 'too many requests'],
})

/** What somebody who joins brings along: the eaters of a household of one, or only the own entry; or nothing. */
export const bringings = ['eaters', 'nothing'] as const
export type Bringing = (typeof bringings)[number]

export const joinHousehold = endpoint({
  method: 'POST',
  path: '/api/household/join',
  who: 'member',
  summary:
    'Joins a household by the token of a link or the id of a received invitation, and leaves the former one.',
  body: z.object({
    token: z.optional(z.nullable(token)),
    invite: z.optional(z.nullable(id)),
    bring: z.enum(bringings),
  }),
  answer: household,
  errors: ['invalid token', 'limit reached', 'too many requests'],
})

export const leaveHousehold = endpoint({
  method: 'POST',
  path: '/api/household/leave',
  who: 'member',
  summary:
    'Leaves the household for a new one, with the own eater; the last one’s leaving deletes the household with everything in it.',
  answer: household,
  errors: ['too many requests'],
})

export const announceHouseholdRemoval = endpoint({
  method: 'PUT',
  path: '/api/household/members/{id}/removal',
  who: 'member',
  summary: 'Removes another member after a notice of 24 hours; idempotent.',
  answer: household,
  errors: ['not found', 'not allowed', 'too many requests'],
})

export const withdrawHouseholdRemoval = endpoint({
  method: 'DELETE',
  path: '/api/household/members/{id}/removal',
  who: 'member',
  summary: 'Withdraws the announced removal of another member.',
  answer: household,
  errors: ['not found', 'not allowed', 'too many requests'],
})
