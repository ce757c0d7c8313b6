import type { ErrorCode } from '#shared/contract/errors.ts'
import type { Outcome } from '../../lib/outcome.ts'

const shownByCode = [
  'email exists',
  'invite required',
  'malformed email',
  'password too short',
  'password too long',
  'password too common',
  'too many requests',
] as const satisfies readonly ErrorCode[]

export type SignupErrorAction =
  | { go: 'used' | 'invalid' }
  | { show: 'networkError' | 'tokenError' | 'signupFailed' }
  | { code: (typeof shownByCode)[number] }

const invalidInvite = new Set(['invalid', 'invalid invite', 'invalid code'])

/** What the page does about a refused sign-up: go to the page of the invite's error, or say a sentence. */
export function signupErrorAction(refused: Exclude<Outcome, 'ok'>): SignupErrorAction {
  if (refused === 'network') return { show: 'networkError' }
  const text = typeof refused === 'string' ? refused : (refused.text ?? '')
  if (text === 'used') return { go: 'used' }
  if (invalidInvite.has(text)) return { go: 'invalid' }
  if (/\btoken\b/i.test(text)) return { show: 'tokenError' }
  const code = shownByCode.find((each) => each === text)
  return code ? { code } : { show: 'signupFailed' }
}
