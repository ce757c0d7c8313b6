import { randomInt } from 'node:crypto'
import { limits } from '#shared/constants/limits.ts'

/** Without the look-alikes 0 O 1 I L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

export function newInviteCode(): string {
  return Array.from({ length: limits.invite.length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Derives a code from bytes: the first-admin link has to stay the same after a restart. */
export function inviteCodeFrom(bytes: Buffer): string {
  return Array.from(bytes.subarray(0, limits.invite.length), (byte) => alphabet[byte % alphabet.length]).join(
    '',
  )
}

/** Codes are compared trimmed and in upper case. Null when the text cannot be a code. */
export function normalizeInviteCode(code: string): string | null {
  const plain = code.trim().toUpperCase()
  return plain.length === limits.invite.length && [...plain].every((letter) => alphabet.includes(letter))
    ? plain
    : null
}
