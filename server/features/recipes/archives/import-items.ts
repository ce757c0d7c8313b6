import { sql } from 'kysely'
import { ApiError } from '#shared/contract/errors.ts'
import type { ArchivePicture } from '#shared/contract/recipe-archives.ts'
import { limits } from '#shared/constants/limits.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { sourceIn, withSource } from '#shared/words/source.ts'
import type { ArchivedPicture, ArchiveReading } from '../../../platform/db/schema.ts'
import { deleteImages, storePicture } from '../../images/queries.ts'
import { insertRecipe } from '../queries.ts'
import { recipeFromPayload } from '../recipe-from-payload.ts'
import { addFirstTags, storeNote } from '../saved/tags-and-notes.ts'
import type { OwnRecipes } from '../import/duplicates.ts'
import { holdsClaim, keepClaim, ofClaim, type ArchiveDeps, type Claim } from './claims.ts'
import type { OpenArchive } from './open-archive.ts'
import { isBusy, reasonOf } from './read-archive.ts'
import { deleteUnsavedImages } from './queries.ts'
import { discardParts } from './stored-parts.ts'

/**
 * Imports the next recipe of an archive, and stores the picture of the one after it meanwhile, since decoding takes as long
 * as everything else and is done in a process of its own. After the last one the file is deleted.
 */
export async function importNext(
  deps: ArchiveDeps,
  claim: Claim,
  archive: OpenArchive,
  own: OwnRecipes,
): Promise<void> {
  await keepClaim(deps, claim)
  const [item, next] = await selectWaiting(deps, claim)
  if (!item?.reading) return endImport(deps, claim)
  const { position, reading } = item
  const same = sameAs(item, own)
  if (same) return settle(deps, claim, position, { state: 'duplicate', recipe_id: same.id })
  const ahead = next && !sameAs(next, own) ? storeAhead(deps, claim, archive, next) : undefined
  try {
    const { key, state } = item.image_key
      ? { key: item.image_key, state: 'stored' as const }
      : await storeFirst(deps, claim, archive, item.reading.pictures)
    // A picture that was stored before a failure is used by the next try.
    if (key !== null) await noteImage(deps, claim, position, key)
    await saveItem(deps, claim, { position, reading, imageKey: key, picture: state })
  } catch (error) {
    if (isBusy(error) || deps.stopping.aborted) throw error
    if (error instanceof ApiError && error.code === 'storage full') return stopFull(deps, claim)
    await settle(deps, claim, position, { state: 'failed', reason: reasonOf(deps, error) })
  } finally {
    // No other process may work on it before.
    await ahead
  }
}

type Waiting = Awaited<ReturnType<typeof selectWaiting>>[number]

const selectWaiting = ({ db }: ArchiveDeps, { id }: Claim) =>
  db
    .selectFrom('recipe_archive_items')
    .select(['position', 'title', 'reading', 'anyway', 'picture', 'image_key'])
    .where('archive_id', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .limit(2)
    .execute()

const sameAs = ({ anyway, reading, title }: Waiting, own: OwnRecipes) =>
  anyway || !reading ? undefined : own.find({ source: reading.source, title })

/** Whatever goes wrong happens again when it is the turn of the item; what has to be fetched waits for that. */
async function storeAhead(
  deps: ArchiveDeps,
  claim: Claim,
  archive: OpenArchive,
  { position, reading, image_key: known }: Waiting,
): Promise<void> {
  const [picture] = reading?.pictures ?? []
  if (known !== null || !picture || picture.kind === 'address') return
  try {
    const { key } = await storeFirst(deps, claim, archive, [picture])
    if (key !== null) await noteImage(deps, claim, position, key)
  } catch {
    // See above.
  }
}

async function noteImage(deps: ArchiveDeps, claim: Claim, position: number, key: string): Promise<void> {
  const noted = await deps.db
    .updateTable('recipe_archive_items')
    .set({ image_key: key })
    .where('archive_id', '=', claim.id)
    .where('position', '=', position)
    .returning('position')
    .executeTakeFirst()
  // The archive was deleted meanwhile.
  if (!noted) await deleteImages(deps.db, [key], deps.clock())
}

/** Of thousands of pictures, lists show the smallest width; a larger one is made for who opens the recipe. */
const widths = [Math.min(...limits.imageWidths)]

/** The first of the pictures that can be had. Throws `storage full`. */
async function storeFirst(
  deps: ArchiveDeps,
  claim: Claim,
  archive: OpenArchive,
  pictures: readonly ArchivedPicture[],
): Promise<{ key: string | null; state: ArchivePicture }> {
  for (const picture of pictures) {
    try {
      const bytes = await bytesOf(deps, claim, archive, picture)
      if (!bytes) continue
      const key = await storePicture(deps, { bytes, userId: claim.user_id, widths }, deps.clock())
      return { key, state: 'stored' }
    } catch (error) {
      if (isBusy(error) || (error instanceof ApiError && error.code === 'storage full')) throw error
      // The recipe is worth having without it; the row says that it is missing.
    }
  }
  return { key: null, state: pictures.length > 0 ? 'missing' : 'none' }
}

async function bytesOf(
  { kitchen, fetchPicture, stopping }: ArchiveDeps,
  { user_id: userId }: Claim,
  archive: OpenArchive,
  picture: ArchivedPicture,
): Promise<Uint8Array | null> {
  if (picture.kind === 'address') return fetchPicture(picture.url)
  const bytes = await archive.read(picture.path)
  if (picture.kind === 'file') return bytes
  const within = { bytes: new Uint8Array(bytes), key: picture.key }
  return kitchen.exportedPicture(within, { userId, signal: stopping })
}

/** "★★★★☆", the stars that its user has given: nobody rates an own recipe here, so they stand in the own note. */
const starsLine = (stars: number | null) => (stars === null ? '' : '★'.repeat(stars) + '☆'.repeat(5 - stars))

interface SavedItem {
  position: number
  reading: ArchiveReading
  imageKey: string | null
  picture: ArchivePicture
}

async function saveItem(
  { db, kitchen, clock }: ArchiveDeps,
  claim: Claim,
  { position, reading, imageKey, picture }: SavedItem,
): Promise<void> {
  const { source, totalMinutes, tags, note, stars } = reading
  const told = reading.recipe.extra ?? ''
  const extra = sourceIn(told) === source ? told : withSource(told, source, reading.recipe.language)
  const recipe = { ...reading.recipe, extra }
  const payload = {
    title: recipe.title,
    content: renderRecipe(recipe).trim(),
    dish_type: recipe.dishType,
    total_time: totalMinutes,
    search_terms: recipe.searchTerms,
    recipe,
    plating: reading.plating,
    origin: 'import' as const,
  }
  const written = await recipeFromPayload(kitchen, payload, claim.user_id, {})
  const now = clock()
  await db.transaction().execute(async (transaction) => {
    if (!(await holdsClaim(transaction, claim))) return
    const key = `archive ${claim.id} ${position}`
    const { id } = await insertRecipe(transaction, { ...written, imageKey }, key, now)
    await transaction
      .updateTable('recipe_archive_items')
      .set({ state: 'saved', reason: null, reading: null, picture, recipe_id: id, revision: 0 })
      .where('archive_id', '=', claim.id)
      .where('position', '=', position)
      .execute()
    const about = { userId: claim.user_id, recipeId: id }
    await addFirstTags(transaction, about, tags)
    const text = [starsLine(stars), note].filter((part) => part !== '').join('\n\n')
    if (text !== '')
      await storeNote(transaction, about, text.slice(0, limits.recipe.noteMax).toWellFormed(), now)
  })
}

async function settle(
  { db }: ArchiveDeps,
  claim: Claim,
  position: number,
  outcome:
    | { state: 'duplicate'; recipe_id: string }
    | { state: 'failed'; reason: ReturnType<typeof reasonOf> },
): Promise<void> {
  await db
    .updateTable('recipe_archive_items')
    .set(outcome)
    .where('archive_id', '=', claim.id)
    .where('position', '=', position)
    .where('state', '=', 'waiting')
    .execute()
}

/** The user can make room and go on. */
async function stopFull({ db, clock }: ArchiveDeps, claim: Claim): Promise<void> {
  await ofClaim(db, claim)
    .set({ state: 'stopped', reason: 'storage full', finished_at: new Date(clock()), claimed_at: null })
    .execute()
}

async function endImport({ db, clock }: ArchiveDeps, claim: Claim): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await holdsClaim(transaction, claim))) return
    await ofClaim(transaction, claim)
      .set({ state: 'done', has_file: false, finished_at: new Date(clock()), claimed_at: null })
      .execute()
    await deleteUnsavedImages(transaction, claim.id, clock())
    await sql`update recipe_archive_items set reading = null where archive_id = ${claim.id}`.execute(
      transaction,
    )
    await discardParts(transaction, claim, clock())
  })
}
