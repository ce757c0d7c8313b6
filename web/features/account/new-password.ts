import { limits } from '#shared/constants/limits.ts'
import type { Outcome } from '../../lib/errors.ts'

/** What the rules say about a password chosen twice, before the server is asked; null when they are content. */
export function newPasswordFault(password: string, repeated: string): 'tooShort' | 'different' | null {
  // As the server counts: a letter outside the basic plane is one character.
  if ([...password].length < limits.password.min) return 'tooShort'
  return password === repeated ? null : 'different'
}

const passwordRefusals = ['password too short', 'password too long', 'password too common'] as const

export type PasswordRefusal = (typeof passwordRefusals)[number]

/** Whether the server refused the new password itself, so that another one would do. */
export function isPasswordRefusal(outcome: Outcome): outcome is PasswordRefusal {
  return passwordRefusals.some((code) => code === outcome)
}
