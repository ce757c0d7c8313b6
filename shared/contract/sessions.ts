import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { isoDate, nothing, nullableText, page } from './wire.ts'
import { ownPassword } from './account.ts'

/** Ending sessions requires a recent sign-in or the password. */
const proof = z.object({ password: ownPassword })

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  who: 'member',
  summary: 'The sessions of the user, the latest used first.',
  query: page,
  answer: z.array(
    z.object({
      id: z.string(),
      created_at: isoDate,
      seen_at: isoDate,
      /** The browser’s User-Agent header. */
      user_agent: nullableText,
      /** Whether it is the session of this request. */
      current: z.boolean(),
    }),
  ),
  most: limits.list.lines,
})

export const signOutSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  who: 'member',
  summary: 'Ends one session, after a recent sign-in or with the password.',
  body: proof,
  answer: nothing,
  errors: ['not found', 'sign in again', 'wrong password', 'too many requests'],
})

export const signOutEverywhere = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  who: 'member',
  summary: 'Ends all sessions of the user, including this one, after a recent sign-in or with the password.',
  body: proof,
  answer: nothing,
  errors: ['sign in again', 'wrong password', 'too many requests'],
})

export const endMemberSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/members/{id}/sessions',
  who: 'admin',
  summary: 'Ends all sessions of a user.',
  answer: nothing,
  errors: ['not found'],
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/sessions',
  who: 'admin',
  summary: 'Ends all sessions of all users, including this one.',
  body: proof,
  answer: nothing,
  errors: ['sign in again', 'wrong password', 'too many requests'],
})
