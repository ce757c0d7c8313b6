import * as z from 'zod/mini'
import { limits } from '../constants/limits.ts'
import { endpoint } from './endpoint.ts'
import { nothing } from './wire.ts'

/** The name of a provider, as the page shows it: "OpenAI", or the host of another. */
const provider = z.string().check(z.minLength(1), z.maxLength(limits.email.max))

const sharing = z.object({
  provider,
  /** Whether the chef may read the cooking log, the week plan and what is at home; null until the user was asked. */
  allowed: z.nullable(z.boolean()),
})

export type Sharing = z.infer<typeof sharing>

export const listSharing = endpoint({
  method: 'GET',
  path: '/api/chat/sharing',
  who: 'member',
  summary:
    'The providers outside the operator’s own network whose models cook here, and whether the user lets them know the cooking log, the week plan and what is at home. Empty where nothing leaves the network.',
  answer: z.array(sharing),
  most: limits.chat.providers,
})

export const setSharing = endpoint({
  method: 'PUT',
  path: '/api/chat/sharing',
  who: 'member',
  summary: 'Allows a provider to know the cooking log, the week plan and what is at home, or forbids it.',
  body: z.object({ provider, allowed: z.boolean() }),
  answer: nothing,
  errors: ['not found'],
})
