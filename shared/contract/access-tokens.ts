import * as z from 'zod/mini'
import { limits } from '../constants/limits.ts'
import { ownPassword } from './account.ts'
import { endpoint } from './endpoint.ts'
import { isoDate, nothing, singleLine } from './wire.ts'

/** Access tokens of a user, for programs. The calls that a token may make say so by their `token`. */

const accessToken = z.object({
  id: z.string(),
  name: z.string(),
  /** Otherwise it may only read. */
  canWrite: z.boolean(),
  createdAt: isoDate,
  /** When it was last used, to the hour; null before the first time. */
  usedAt: z.nullable(isoDate),
  /** Null: it does not expire. */
  expiresAt: z.nullable(isoDate),
})

export type AccessToken = z.output<typeof accessToken>

export const listAccessTokens = endpoint({
  method: 'GET',
  path: '/api/user/tokens',
  who: 'member',
  summary: 'The access tokens of the user that work, latest first.',
  answer: z.array(accessToken),
  most: limits.accessToken.perMember,
})

export const createAccessToken = endpoint({
  method: 'POST',
  path: '/api/user/tokens',
  who: 'member',
  summary:
    'An access token for a program, after a recent sign-in or with the password. It is answered only now; a mail tells the user about it.',
  body: z.object({
    name: singleLine(1, limits.accessToken.nameMax),
    canWrite: z.optional(z.boolean()),
    /** Missing or null: it does not expire. */
    days: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(limits.accessToken.daysMax)))),
    password: ownPassword,
  }),
  answer: z.extend(accessToken, { token: z.string() }),
  status: 201,
  errors: ['sign in again', 'wrong password', 'suspended', 'limit reached', 'too many requests'],
})

export const revokeAccessToken = endpoint({
  method: 'DELETE',
  path: '/api/user/tokens/{id}',
  who: 'member',
  summary: 'Ends an access token at once; idempotent.',
  answer: nothing,
})
