import { randomInt } from 'node:crypto'
import { limits } from '#shared/constants/limits.ts'

/** Without the look-alikes 0 O 1 I L; codes are compared trimmed and without case. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

export function newInviteCode(): string {
  return Array.from({ length: limits.invite.length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** The same code from the same bytes: what the first-admin link is derived by. */
export function inviteCodeFrom(bytes: Buffer): string {
  return Array.from(bytes.subarray(0, limits.invite.length), (byte) => alphabet[byte % alphabet.length]).join(
    '',
  )
}

/** The code as it is compared, or null when it cannot be one. */
export function normalizeInviteCode(code: string): string | null {
  const plain = code.trim().toUpperCase()
  return plain.length === limits.invite.length && [...plain].every((letter) => alphabet.includes(letter))
    ? plain
    : null
}
