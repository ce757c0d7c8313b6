import { randomBytes } from 'node:crypto'
import { limits } from '#shared/constants/limits.ts'
import type { PasswordCost } from '../../../config/password-cost.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { newInviteCode, normalizeInviteCode } from '../../invites/codes.ts'
import { hashUnderSalt } from '../password-hashing.ts'

/** Ten codes for whoever loses the app, with what of them is stored: hashes under one salt of the member's own. */
export async function newRecoveryCodes(
  cost: PasswordCost,
): Promise<{ codes: string[]; salt: Buffer; hashes: Buffer[] }> {
  const salt = randomBytes(16)
  const codes = Array.from({ length: limits.secondFactor.recoveryCodes }, newInviteCode)
  const hashes: Buffer[] = []
  for (const code of codes) hashes.push(await hashUnderSalt(code, salt, cost))
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), salt, hashes }
}

/** The hash to look for; null for what cannot be a recovery code. */
export async function hashRecoveryCode(
  code: string,
  salt: Buffer,
  cost: PasswordCost,
): Promise<Buffer | null> {
  const plain = normalizeInviteCode(code.replaceAll(/[\s-]/g, ''))
  return plain === null ? null : hashUnderSalt(plain, salt, cost)
}

/** Replaces the codes of a member, in the caller's transaction. */
export async function storeRecoveryCodes(
  db: Db,
  userId: string,
  { salt, hashes }: { salt: Buffer; hashes: readonly Buffer[] },
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db.updateTable('second_factors').set({ recovery_salt: salt }).where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((of) => of.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(left)
}
