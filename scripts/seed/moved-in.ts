import { pino } from 'pino'
import type { Language } from '#shared/constants/languages.ts'
import { insertAccessToken } from '#server/features/account/access-tokens/queries.ts'
import { claimArchive, type ArchiveDeps } from '#server/features/recipes/archives/claims.ts'
import { importNext } from '#server/features/recipes/archives/import-items.ts'
import { openArchive } from '#server/features/recipes/archives/open-archive.ts'
import { insertArchive, notePart, setImporting } from '#server/features/recipes/archives/queries.ts'
import { readNextFile } from '#server/features/recipes/archives/read-archive.ts'
import { partName } from '#server/features/recipes/archives/stored-parts.ts'
import { selectOwnRecipes } from '#server/features/recipes/import/duplicates.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { paprikaExport } from './exports.ts'
import type { SeedDeps } from './recipes.ts'
import type { SeededUser } from './users.ts'

const day = 24 * 60 * 60 * 1000

const tokenNames: Record<Language, { reads: string; writes: string }> = {
  en: { reads: 'Kitchen display', writes: 'Home Assistant' },
  fr: { reads: 'Écran de la cuisine', writes: 'Home Assistant' },
  es: { reads: 'Pantalla de la cocina', writes: 'Home Assistant' },
  de: { reads: 'Küchenanzeige', writes: 'Home Assistant' },
}

/**
 * Of each language one member has brought recipes along, the next one has sent a file and not started, and both have read
 * pages and have programs. What somebody has already stays as it is.
 */
export async function seedMovedIn(
  deps: SeedDeps,
  cooks: readonly SeededUser[],
  { at, now }: { at: number; now: number },
): Promise<void> {
  for (const [, people] of Map.groupBy(cooks, ({ language }) => language)) {
    const [settled, hesitating] = people
    if (settled) {
      await moveIn(deps, settled, { at, now, isStarted: true })
      await readPages(deps.db, settled, now)
      await makeTokens(deps.db, settled, now)
    }
    if (hesitating) await moveIn(deps, hesitating, { at, now, isStarted: false })
  }
}

/** The recipes are of the community's calendar; the archive is of today, since what is not started or taken back goes after a while. */
async function moveIn(
  { db, images, kitchen }: SeedDeps,
  { id: userId, language }: SeededUser,
  { at, now, isStarted }: { at: number; now: number; isStarted: boolean },
): Promise<void> {
  const known = await db
    .selectFrom('recipe_archives')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (known) return
  const file = await paprikaExport(language)
  const bytes = file.length
  const id = await insertArchive(db, userId, { name: 'Export.paprikarecipes', bytes }, now)
  await images.put(partName(id, 0), file)
  const archiveDeps: ArchiveDeps = {
    db,
    images,
    kitchen,
    clock: () => at,
    fetchPicture: () => Promise.reject(new Error('A seeded recipe has no picture on the web.')),
    log: pino({ base: null }),
    stopping: new AbortController().signal,
  }
  await notePart(db, { id, user_id: userId, bytes }, 0, bytes)
  await work(archiveDeps, id, readNextFile)
  if (isStarted) {
    await setImporting(db, id, [])
    await work(archiveDeps, id, importNext)
  }
  await db
    .updateTable('recipe_archives')
    .set({ finished_at: new Date(now) })
    .where('id', '=', id)
    .where('finished_at', 'is not', null)
    .execute()
}

/** What the server does with an archive that is due; a server that runs beside may be quicker. */
async function work(deps: ArchiveDeps, id: string, step: typeof readNextFile): Promise<void> {
  const claim = await claimArchive(deps, id)
  if (!claim) return
  const archive = await openArchive(deps.images, claim)
  const own = await selectOwnRecipes(deps.db, claim.user_id, id)
  const isDue = () =>
    deps.db
      .selectFrom('recipe_archives')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', claim.state)
      .executeTakeFirst()
  try {
    while (await isDue()) await step(deps, claim, archive, own)
  } finally {
    archive.close()
  }
}

/** A list of addresses that was read to its end: the newest own recipe is of its first page, and the second is gone. */
async function readPages(db: Db, { id: userId }: SeededUser, now: number): Promise<void> {
  const known = await db
    .selectFrom('recipe_imports')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const recipe = await db
    .selectFrom('recipes')
    .select('id')
    .where('owner_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  if (known || !recipe) return
  const { id } = await db
    .insertInto('recipe_imports')
    .values({ user_id: userId, created_at: new Date(now - 2 * day) })
    .returning('id')
    .executeTakeFirstOrThrow()
  // Never as waiting: a server that runs beside would read them.
  await db
    .insertInto('recipe_import_items')
    .values([
      {
        import_id: id,
        position: 0,
        address: 'https://kitchen.example/a-dish',
        state: 'saved',
        reason: null,
        recipe_id: recipe.id,
      },
      {
        import_id: id,
        position: 1,
        address: 'https://kitchen.example/gone',
        state: 'failed',
        reason: 'unreachable page',
        recipe_id: null,
      },
    ])
    .execute()
}

/** Nobody learns the tokens themselves: they are there to be seen and revoked. */
async function makeTokens(db: Db, { id: userId, language }: SeededUser, now: number): Promise<void> {
  const known = await db
    .selectFrom('access_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (known) return
  const { reads, writes } = tokenNames[language]
  await db.transaction().execute(async (transaction) => {
    const expiresAt = new Date(now + 90 * day)
    const reader = { userId, name: reads, canWrite: false, expiresAt }
    const { row } = await insertAccessToken(transaction, reader, now - 20 * day)
    await transaction
      .updateTable('access_tokens')
      .set({ used_at: new Date(now - day) })
      .where('id', '=', row.id)
      .execute()
    const writer = { userId, name: writes, canWrite: true, expiresAt: null }
    await insertAccessToken(transaction, writer, now - 2 * day)
  })
}
