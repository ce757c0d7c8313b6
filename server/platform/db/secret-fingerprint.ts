import { timingSafeEqual } from 'node:crypto'
import type { Db } from './schema.ts'

/**
 * Compares the secret of this process with the one that the database was used with first, by a fingerprint that tells
 * nothing about it. Fails with a sentence when they differ: links and codes signed by one process would be refused by
 * another, and two-factor secrets could not be decrypted. `mayReplace` makes this one the known one.
 */
export async function checkSecret(
  db: Db,
  sign: (purpose: string, text: string) => Buffer,
  mayReplace: boolean,
): Promise<void> {
  const fingerprint = sign('fingerprint', 'installation')
  const row = { id: true, secret_fingerprint: fingerprint }
  const { secret_fingerprint: known } = await db
    .insertInto('installation')
    .values(row)
    .onConflict((conflict) =>
      // Without an update there would be no row to return.
      conflict.column('id').doUpdateSet(({ ref }) => ({
        secret_fingerprint: mayReplace ? fingerprint : ref('installation.secret_fingerprint'),
      })),
    )
    .returning('secret_fingerprint')
    .executeTakeFirstOrThrow()
  if (timingSafeEqual(known, fingerprint)) return
  throw new Error(
    'The database was used with another SESSION_SECRET. Every process needs the same one (without the setting it is in ' +
      'DATA_DIR/secret). To replace it, start once with ACCEPT_NEW_SECRET=1: open invites and two-factor set-ups end.',
  )
}
