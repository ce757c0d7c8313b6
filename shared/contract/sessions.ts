import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { isoDate, nothing, nullableText, page } from './wire.ts'
import { ownPassword } from './account.ts'

/** Ending sessions takes a sign-in of the last minutes, or the password. */
const proof = z.object({ password: ownPassword })

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  who: 'member',
  summary: 'The devices that are signed in, the latest seen first.',
  query: page,
  answer: z.array(
    z.object({
      id: z.string(),
      created_at: isoDate,
      seen_at: isoDate,
      /** As the browser names itself. */
      user_agent: nullableText,
      /** Whether it is the one that asks. */
      current: z.boolean(),
    }),
  ),
  most: limits.list.lines,
})

export const signOutSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  who: 'member',
  summary: 'Signs out one device, after a fresh sign-in or with the password.',
  body: proof,
  answer: nothing,
  errors: ['not found', 'sign in again', 'wrong password', 'too many requests'],
})

export const signOutEverywhere = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  who: 'member',
  summary: 'Signs out every device, this one included, after a fresh sign-in or with the password.',
  body: proof,
  answer: nothing,
  errors: ['sign in again', 'wrong password', 'too many requests'],
})

export const endMemberSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/members/{id}/sessions',
  who: 'admin',
  summary: 'Signs a member out on every device.',
  answer: nothing,
  errors: ['not found'],
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/sessions',
  who: 'admin',
  summary: 'Signs everybody out on every device, the admin who asks included.',
  body: proof,
  answer: nothing,
  errors: ['sign in again', 'wrong password', 'too many requests'],
})
