import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { ApiError } from '#shared/contract/errors.ts'
import type { ArchiveItemReason, ColumnRole } from '#shared/contract/recipe-archives.ts'
import { limits } from '#shared/constants/limits.ts'
import { cut } from '#shared/lines/marks.ts'
import { toSingleLine } from '#shared/contract/wire.ts'
import type { ExportedRecipe, ReadExport } from '#kitchen'
import type { ArchivedPicture, ArchiveReading } from '../../../platform/db/schema.ts'
import { takeRoom } from '../../../platform/storage/room.ts'
import { discardParts } from './stored-parts.ts'
import { ClaimLost, holdsClaim, keepClaim, ofClaim, type ArchiveDeps, type Claim } from './claims.ts'
import type { OwnRecipes } from '../import/duplicates.ts'
import type { OpenArchive, TextFile } from './open-archive.ts'
import { EntryError } from './zip-files.ts'

interface NewItem {
  path: string
  title: string
  reason: ArchiveItemReason | null
  reading: ArchiveReading | null
  lines: number
  doubts: number
}

/** What one file of the archive gives: rows, or nothing for a file that is none of a recipe. */
interface ReadFile {
  items: NewItem[]
  program: ReadExport['program']
  table: ReadExport['table']
  isOther: boolean
}

const failed = (path: string, reason: ArchiveItemReason): NewItem => ({
  path,
  title: path.split('/').at(-1) ?? path,
  reason,
  reading: null,
  lines: 0,
  doubts: 0,
})

const perInsert = 100
/** Recipes that are handed over from a worker thread at once. */
const perJob = 200

/** Reads the next file of an archive into rows. Throws `storage full`. */
export async function readNextFile(
  deps: ArchiveDeps,
  claim: Claim,
  archive: OpenArchive,
  own: OwnRecipes,
): Promise<void> {
  const entry = archive.entries[claim.files_read]
  if (entry === undefined) return endReading(deps, claim)
  const read = await readEntry(deps, claim, archive, entry)
  await deps.db.transaction().execute(async (transaction) => {
    if (!(await holdsClaim(transaction, claim))) return
    const { next } = await transaction
      .selectFrom('recipe_archive_items')
      .select(sql<number>`coalesce(max(position) + 1, 0)::int`.as('next'))
      .where('archive_id', '=', claim.id)
      .executeTakeFirstOrThrow()
    const items = read.items.slice(0, Math.max(limits.archive.recipes - next, 0))
    let bytes = 0
    for (let from = 0; from < items.length; from += perInsert) {
      const rows = items
        .slice(from, from + perInsert)
        .map((item, at) => rowOf(claim.id, next + from + at, item, own))
      await transaction.insertInto('recipe_archive_items').values(rows).execute()
      bytes += rows.reduce((sum, { reading }) => sum + (reading?.length ?? 0), 0)
    }
    await ofClaim(transaction, claim)
      .set({
        files: archive.entries.length,
        files_read: claim.files_read + 1,
        other_files: sql`other_files + ${read.isOther ? 1 : 0}`,
        ...(read.program !== null && { program: read.program }),
        ...(read.table && {
          header: read.table.header.slice(0, limits.archive.columns).map((each) => cut(each, 200)),
          columns: read.table.columns.slice(0, limits.archive.columns),
        }),
      })
      .execute()
    await takeRoom(transaction, claim.user_id, bytes)
  })
  claim.files_read += 1
}

async function readEntry(
  deps: ArchiveDeps,
  claim: Claim,
  archive: OpenArchive,
  entry: string,
): Promise<ReadFile> {
  const found: ReadFile = { items: [], program: null, table: undefined, isOther: true }
  try {
    for (const file of await archive.textsOf(entry)) await readText(deps, claim, file, found)
  } catch (error) {
    if (isBusy(error) || error instanceof ClaimLost || deps.stopping.aborted) throw error
    found.items.push(failed(entry, reasonOf(deps, error)))
  }
  return { ...found, isOther: found.items.length === 0 }
}

async function readText(deps: ArchiveDeps, claim: Claim, file: TextFile, found: ReadFile): Promise<void> {
  const columns = claim.columns_given ? (claim.columns as (ColumnRole | null)[]) : null
  for (let from = 0; from < limits.archive.recipes; from += perJob) {
    const bytes = new Uint8Array(file.bytes)
    const asked = { path: file.path, bytes, columns, from, most: perJob }
    const read = await askKitchen(deps, claim, 'readExport', asked)
    found.program ??= read.program
    found.table ??= read.table
    if (read.isBroken) found.items.push(failed(file.path, 'invalid input'))
    for (const recipe of read.recipes) found.items.push(await readOne(deps, claim, file, recipe))
    if (from + perJob >= (read.total ?? 0)) return
  }
}

/** The kitchen is too busy, or the user has to wait: the file is read later. */
export const isBusy = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'too many requests' || error.code === 'unavailable')

export function reasonOf({ log }: ArchiveDeps, error: unknown): ArchiveItemReason {
  if (error instanceof EntryError) return error.reason
  if (error instanceof ApiError && error.code === 'chef unavailable') return 'chef unavailable'
  if (error instanceof ApiError && error.code === 'too large') return 'too large'
  log.error({ err: error }, 'a recipe of an archive was not read')
  return 'server error'
}

function askKitchen<Name extends 'readExport' | 'readExported'>(
  { kitchen, stopping }: ArchiveDeps,
  { user_id: userId }: Claim,
  job: Name,
  argument: Parameters<ArchiveDeps['kitchen'][Name]>[0],
): ReturnType<ArchiveDeps['kitchen'][Name]> {
  const ask = kitchen[job] as (argument: unknown, caller: object) => ReturnType<ArchiveDeps['kitchen'][Name]>
  return ask(argument, { userId, signal: stopping })
}

async function readOne(
  deps: ArchiveDeps,
  claim: Claim,
  file: TextFile,
  exported: ExportedRecipe,
): Promise<NewItem> {
  const { node, note, tags, stars } = exported
  const name = cut(toSingleLine(typeof node.name === 'string' ? node.name.toWellFormed() : ''), 200)
  await keepClaim(deps, claim)
  try {
    const read = await askKitchen(deps, claim, 'readExported', node)
    if (!read) return { ...failed(file.path, 'no recipe found'), title: name || file.path }
    const { recipe, totalMinutes, source, lines, doubts } = read
    const pictures = picturesOf(exported, file)
    return {
      path: file.path,
      title: recipe.title,
      reason: null,
      reading: {
        recipe,
        totalMinutes,
        source,
        plating: read.plating ?? null,
        note: cut(note.toWellFormed().replaceAll('\0', ''), limits.recipe.noteMax),
        tags: tags.map((tag) => cut(toSingleLine(tag.toWellFormed().replaceAll('\0', '')), limits.tags.max)),
        stars,
        pictures,
      },
      lines,
      doubts,
    }
  } catch (error) {
    if (isBusy(error) || deps.stopping.aborted) throw error
    return { ...failed(file.path, reasonOf(deps, error)), title: name || file.path }
  }
}

function picturesOf({ pictures }: ExportedRecipe, file: TextFile): ArchivedPicture[] {
  return pictures
    .flatMap((picture): ArchivedPicture[] => {
      if (picture.kind === 'within') return [{ kind: 'within', path: file.path, key: picture.key }]
      if (picture.kind === 'address')
        return [{ kind: 'address', url: picture.url.slice(0, limits.import.addressMax) }]
      const path = file.find(picture.paths)
      return path === null ? [] : [{ kind: 'file', path }]
    })
    .slice(0, 6)
}

function rowOf(archiveId: string, position: number, item: NewItem, own: OwnRecipes) {
  const { reading } = item
  const same = reading && own.find({ source: reading.source, title: item.title })
  const picture = reading?.pictures[0]
  return {
    archive_id: archiveId,
    position,
    path: cut(item.path, 1000),
    title: cut(item.title, 1000),
    state: item.reason !== null ? ('failed' as const) : same ? ('duplicate' as const) : ('waiting' as const),
    reason: item.reason,
    reading: reading && JSON.stringify(reading),
    fingerprint: reading && createHash('sha256').update(JSON.stringify(reading.recipe)).digest(),
    lines: item.lines,
    doubts: item.doubts,
    picture: picture
      ? picture.kind === 'address'
        ? ('web' as const)
        : ('inside' as const)
      : ('none' as const),
    image_key: null,
    recipe_id: same ? same.id : null,
    revision: null,
  }
}

/** All is read: what stands twice in the archive comes once. Without any recipe the file is of no use. */
async function endReading({ db, clock }: ArchiveDeps, claim: Claim): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await holdsClaim(transaction, claim))) return
    await sql`update recipe_archive_items item set state = 'duplicate' where archive_id = ${claim.id}
      and state = 'waiting' and exists (select from recipe_archive_items earlier
        where earlier.archive_id = item.archive_id and earlier.fingerprint = item.fingerprint
        and earlier.position < item.position)`.execute(transaction)
    const any = await transaction
      .selectFrom('recipe_archive_items')
      .select('position')
      .where('archive_id', '=', claim.id)
      .limit(1)
      .executeTakeFirst()
    const archive = await transaction
      .selectFrom('recipe_archives')
      .select('header')
      .where('id', '=', claim.id)
      .executeTakeFirst()
    // A table is stored: its user may say what its columns hold.
    const isUseless = !any && !archive?.header
    await ofClaim(transaction, claim)
      .set({
        state: any ? 'ready' : 'failed',
        reason: any ? null : 'no recipe found',
        ...(isUseless && { has_file: false }),
      })
      .execute()
    if (isUseless) await discardParts(transaction, claim, clock())
  })
}
