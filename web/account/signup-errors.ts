import type { Outcome } from '../outcome.ts'

const shownByCode = new Set<Outcome>([
  'email exists',
  'invite required',
  'malformed email',
  'password too short',
  'password too long',
  'password too common',
  'too many requests',
])

type Refused = Exclude<Outcome, 'ok'>

export type SignupAnswer =
  | { go: 'used' | 'invalid' }
  | { show: 'networkError' | 'tokenError' | 'signupFailed' }
  | { code: Exclude<Refused, 'network'> }

/** What the page does about a refused sign-up: go to the page of the invite's error, or say a sentence. */
export function answerToSignup(refused: Refused): SignupAnswer {
  if (refused === 'used') return { go: 'used' }
  if (refused === 'invalid' || refused === 'invalid code') return { go: 'invalid' }
  if (refused === 'network') return { show: 'networkError' }
  if (refused === 'Invalid or expired token') return { show: 'tokenError' }
  return shownByCode.has(refused) ? { code: refused } : { show: 'signupFailed' }
}
