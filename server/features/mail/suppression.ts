import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/schema.ts'

type Sign = Deps['sign']

export const unsubscribePath = '/unsubscribe'

const hashLength = 32

/** The table contains keyed hashes, so that a copy of the database reveals no addresses. */
function hashAddress(sign: Sign, address: string): Buffer {
  return sign('suppressed address', address.trim().toLowerCase())
}

/** The hash and a signature, so that only somebody with the link can unsubscribe the address. */
function unsubscribeToken(sign: Sign, address: string): string {
  const hash = hashAddress(sign, address)
  return Buffer.concat([hash, sign('unsubscribe', hash.toString('hex'))]).toString('base64url')
}

/** For the body of a mail and its one-click header. */
export function unsubscribeLink(
  deps: Pick<Deps, 'sign' | 'publicUrl'>,
  address: string,
  language: string,
): string {
  return `${deps.publicUrl}${unsubscribePath}?token=${unsubscribeToken(deps.sign, address)}&lang=${language}`
}

/** The hash in a token of ours; null when the signature is wrong. */
export function readUnsubscribeToken(sign: Sign, token: string): Buffer | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 2 * hashLength || bytes.toString('base64url') !== token) return null
  const hash = bytes.subarray(0, hashLength)
  return timingSafeEqual(bytes.subarray(hashLength), sign('unsubscribe', hash.toString('hex'))) ? hash : null
}

/** Suppresses the address permanently and deletes its unsent mails that carry the link. */
export async function suppress(db: Db, hash: Buffer, token: string, now: number): Promise<void> {
  await db
    .insertInto('suppressed_addresses')
    .values({ address_hash: hash, created_at: new Date(now) })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute()
  await db
    .deleteFrom('mails')
    .where('sent_at', 'is', null)
    .where((where) => where(where.fn('strpos', ['unsubscribe_link', where.val(token)]), '>', 0))
    .execute()
}

export async function isSuppressed(db: Db, sign: Sign, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('suppressed_addresses')
    .select('created_at')
    .where('address_hash', '=', hashAddress(sign, address))
    .executeTakeFirst()
  return row !== undefined
}
