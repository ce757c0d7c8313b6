import { sql } from 'kysely'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { ArchiveState } from '#shared/contract/recipe-archives.ts'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/db/schema.ts'

export type ArchiveDeps = Pick<
  Deps,
  'db' | 'kitchen' | 'images' | 'fetchPicture' | 'clock' | 'log' | 'stopping'
>

/** An archive that this process works on. */
export interface Claim {
  id: string
  user_id: string
  name: string
  bytes: number
  state: ArchiveState
  files_read: number
  columns_given: boolean
  columns: string[] | null
  claimed_at: Date
}

/**
 * Claims the archive that has waited longest, for a minute. One that a process claimed and did not finish comes again, as
 * does each after a piece of work: archives take turns. With an `id` it is this archive or none.
 */
export async function claimArchive(
  { db, clock }: ArchiveDeps,
  id: string | null = null,
): Promise<Claim | undefined> {
  const now = clock()
  const { rows } = await sql<Claim>`update recipe_archives set claimed_at = ${new Date(now)} where id = (
      select id from recipe_archives
      where state in ('reading', 'importing', 'undoing') and (${id}::uuid is null or id = ${id})
        and (claimed_at is null or claimed_at < ${new Date(now - lifetimes.archive.claim)})
      order by claimed_at nulls first, created_at, id limit 1 for update skip locked)
    returning id, user_id, name, bytes, state, files_read, columns_given, columns, claimed_at`.execute(db)
  return rows[0]
}

/** The user has stopped or deleted the archive, or another process works on it. */
export class ClaimLost extends Error {}

const renewAfter = lifetimes.archive.claim / 4

/** Renews the claim now and then. Throws `ClaimLost`. */
export async function keepClaim({ db, clock }: ArchiveDeps, claim: Claim): Promise<void> {
  const now = clock()
  if (now - claim.claimed_at.getTime() < renewAfter) return
  const at = new Date(now)
  const row = await ofClaim(db, claim).set({ claimed_at: at }).returning('id').executeTakeFirst()
  if (!row) throw new ClaimLost()
  claim.claimed_at = at
}

/** Lets go of the archive, behind those that wait; `after` is when it comes again. */
export async function releaseClaim({ db, clock }: ArchiveDeps, claim: Claim, after = 0): Promise<void> {
  const at = new Date(clock() - lifetimes.archive.claim + after - 1)
  await ofClaim(db, claim).set({ claimed_at: at }).execute()
}

/** An update of the archive as long as it is this process that works on it, and in the same state. */
export function ofClaim(db: Db, { id, state, claimed_at }: Claim) {
  return db
    .updateTable('recipe_archives')
    .where('id', '=', id)
    .where('state', '=', state)
    .where('claimed_at', '=', claimed_at)
}

/** Locks the archive in a transaction; false when the claim is lost. */
export async function holdsClaim(transaction: Db, { id, state, claimed_at }: Claim): Promise<boolean> {
  const row = await transaction
    .selectFrom('recipe_archives')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', state)
    .where('claimed_at', '=', claimed_at)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}
