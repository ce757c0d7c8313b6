import { randomBytes } from 'node:crypto'
import { limits } from '#shared/constants/limits.ts'
import { newInviteCode, normalizeInviteCode } from '../../invites/codes.ts'
import { hashUnderSalt } from '../password-hashing.ts'

/** New codes for a user who loses the app, with what is stored of them: hashes under one salt per user. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; salt: Buffer; hashes: Buffer[] }> {
  const salt = randomBytes(16)
  const codes = Array.from({ length: limits.secondFactor.recoveryCodes }, newInviteCode)
  const hashes: Buffer[] = []
  for (const code of codes) hashes.push(await hashUnderSalt(code, salt))
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), salt, hashes }
}

/** The stored form of a code; null when the text cannot be a recovery code. */
export async function hashRecoveryCode(code: string, salt: Buffer): Promise<Buffer | null> {
  const plain = normalizeInviteCode(code.replaceAll(/[\s-]/g, ''))
  return plain === null ? null : hashUnderSalt(plain, salt)
}
