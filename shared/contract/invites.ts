import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing, trimmedText } from '../wire.ts'

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
