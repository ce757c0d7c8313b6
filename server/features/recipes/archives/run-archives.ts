import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '#shared/contract/errors.ts'
import { selectOwnRecipes } from '../import/duplicates.ts'
import { claimArchive, ClaimLost, releaseClaim, type ArchiveDeps, type Claim } from './claims.ts'
import { importNext } from './import-items.ts'
import { openArchive, type OpenArchive } from './open-archive.ts'
import { isBusy, readNextFile } from './read-archive.ts'
import { discardParts } from './stored-parts.ts'
import { undoNext, type FindUses } from './undo.ts'
import { ArchiveError } from './zip-files.ts'
import { ofClaim } from './claims.ts'

/** So long one archive has its turn before the next one, in milliseconds. */
const turn = 5000
/** How often it is looked for archives that other processes have claimed. */
const pause = 2000

/**
 * Reads, imports and takes back the archives that are due, in turns, until none is left. What a process has begun and not
 * ended is done by the next one.
 */
export async function runArchives(deps: ArchiveDeps, findUses: FindUses): Promise<void> {
  let opened: { id: string; archive: OpenArchive } | null = null
  try {
    while (!deps.stopping.aborted) {
      const claim = await claimArchive(deps)
      if (!claim) {
        if (!(await isAnyDue(deps))) return
        await sleep(pause, undefined, { signal: deps.stopping }).catch(() => undefined)
        continue
      }
      if (opened && opened.id !== claim.id) {
        opened.archive.close()
        opened = null
      }
      try {
        if (claim.state !== 'undoing')
          opened ??= { id: claim.id, archive: await openArchive(deps.images, claim) }
        await workOn(deps, claim, opened?.archive ?? null, findUses)
      } catch (error) {
        await failOrWait(deps, claim, error)
      }
    }
  } finally {
    opened?.archive.close()
  }
}

async function workOn(
  deps: ArchiveDeps,
  claim: Claim,
  archive: OpenArchive | null,
  findUses: FindUses,
): Promise<void> {
  const until = performance.now() + turn
  const own = archive && (await selectOwnRecipes(deps.db, claim.user_id, claim.id))
  while (performance.now() < until && !deps.stopping.aborted) {
    if (!archive || !own) await undoNext(deps, claim, findUses)
    else if (claim.state === 'reading') await readNextFile(deps, claim, archive, own)
    else await importNext(deps, claim, archive, own)
    if (!(await isStillDue(deps, claim))) return
  }
  await releaseClaim(deps, claim)
}

async function isStillDue({ db }: ArchiveDeps, { id, state, claimed_at }: Claim): Promise<boolean> {
  const row = await db
    .selectFrom('recipe_archives')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', state)
    .where('claimed_at', '=', claimed_at)
    .executeTakeFirst()
  return row !== undefined
}

async function isAnyDue({ db }: ArchiveDeps): Promise<boolean> {
  const row = await db
    .selectFrom('recipe_archives')
    .select('id')
    .where('state', 'in', ['reading', 'importing', 'undoing'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** An archive that cannot be read is of no use; whatever else went wrong is tried again in a while. */
async function failOrWait(deps: ArchiveDeps, claim: Claim, error: unknown): Promise<void> {
  const { db, log, stopping, clock } = deps
  if (error instanceof ClaimLost) return
  const isFull = error instanceof ApiError && error.code === 'storage full'
  const reason = error instanceof ArchiveError ? error.reason : isFull ? 'storage full' : null
  if (reason !== null) {
    await db.transaction().execute(async (transaction) => {
      const ended = await ofClaim(transaction, claim)
        .set({ state: 'failed', reason, has_file: false, claimed_at: null })
        .returning('id')
        .executeTakeFirst()
      if (ended) await discardParts(transaction, claim, clock())
    })
    return
  }
  if (!isBusy(error) && !stopping.aborted) log.warn({ err: error }, 'work on an archive failed')
  // Right away after a stop of this process; soon where the kitchen is busy; after a minute else.
  const after = stopping.aborted ? 0 : isBusy(error) ? pause : 60_000
  await releaseClaim(deps, claim, after).catch(() => undefined)
}
