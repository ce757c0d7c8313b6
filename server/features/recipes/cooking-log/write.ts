import { sql } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { CookingLogVisibility } from '#shared/contract/cooking-log.ts'
import { limits } from '#shared/constants/limits.ts'
import { formatClock, type Clock } from '#shared/sync/clock.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { RequireMayPost } from '../../../platform/auth/may-post.ts'
import { notifyMember } from '../../notifications/notify.ts'
import { authorizeRecipe, mayRead } from '../policy.ts'
import { storeRating } from '../ratings.ts'
import { lockRecipe, withLockedRecipe } from '../recipe-lock.ts'
import { withCookCounters } from './counters.ts'
import { deleteEntryPhotos, setPhotosPrivate } from './entry-photos.ts'
import { isFutureDay, today } from './policy.ts'
import { findEntry } from './queries.ts'

/** What a cook may set; undefined leaves what is stored. */
export interface EntryFields {
  cookedOn?: string | undefined
  servings?: number | undefined
  stars?: number | null | undefined
  note?: string | null | undefined
  nextTime?: string | null | undefined
  changed?: string | null | undefined
  minutes?: number | null | undefined
  visibleTo?: CookingLogVisibility | undefined
  rate?: boolean | undefined
}

export interface Writer {
  userId: string
  requireMayPost: RequireMayPost
  now: number
}

/**
 * Adds an entry, once for its id. A visible one is counted and notifies the owner of the recipe; its stars, or those
 * that `rate` names, become the user's rating.
 */
export async function insertEntry(
  db: Db,
  recipeId: string,
  id: string,
  fields: EntryFields,
  { userId, requireMayPost, now }: Writer,
): Promise<void> {
  const at = new Date(now)
  const { cookedOn = today(now), visibleTo = 'me', stars = null } = fields
  if (isFutureDay(cookedOn, now)) throw apiError('invalid input')
  await withLockedRecipe(db, recipeId, userId, 'respond', async (transaction, ownerId) => {
    if (stars !== null && ownerId === userId) throw apiError('own recipe')
    if (visibleTo === 'members') await requireMayPost(transaction, userId, null, now)
    const recipe = await transaction
      .selectFrom('recipes')
      .select(['title', 'version_id', sql<number | null>`(structure ->> 'servings')::int`.as('servings')])
      .where('id', '=', recipeId)
      .executeTakeFirstOrThrow()
    const inserted = await withCookCounters(transaction, { recipeId, userId }, () =>
      transaction
        .insertInto('cooking_log')
        .values({
          id,
          user_id: userId,
          recipe_id: recipeId,
          version_id: recipe.version_id,
          title: recipe.title,
          cooked_on: cookedOn,
          servings: fields.servings ?? recipe.servings ?? limits.recipe.servingsDefault,
          stars,
          note: fields.note || null,
          next_time: fields.nextTime || null,
          changed: fields.changed || null,
          minutes: fields.minutes ?? null,
          visible_to: visibleTo,
          shared_at: visibleTo === 'members' ? at : null,
          created_at: at,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst(),
    )
    if (!inserted) return
    const about = { recipeId, ownerId, userId }
    if (visibleTo === 'members') await notifyOwner(transaction, about, now)
    if (stars !== null && (fields.rate ?? visibleTo === 'members'))
      await rate(transaction, about, { id, stars, always: fields.rate === true }, now)
  })
}

/**
 * Changes an own entry. One that becomes private takes its photos with it; one that becomes visible needs a recipe that
 * takes responses.
 */
export async function updateEntry(
  db: Db,
  id: string,
  fields: EntryFields,
  { userId, requireMayPost, now }: Writer,
): Promise<void> {
  if (fields.cookedOn !== undefined && isFutureDay(fields.cookedOn, now)) throw apiError('invalid input')
  await inTransaction(db, async (transaction) => {
    const entry = await lockEntry(transaction, id, userId)
    if (!entry) throw apiError('not found')
    const { recipe_id: recipeId, owner_id: ownerId } = entry
    const visibleTo = fields.visibleTo ?? entry.visible_to
    const stars = fields.stars === undefined ? entry.stars : fields.stars
    if (stars !== null && ownerId === userId) throw apiError('own recipe')
    const becomesVisible = visibleTo === 'members' && entry.visible_to === 'me'
    // A suspended user may still edit private entries, and make others private.
    if (visibleTo === 'members') await requireMayPost(transaction, userId, null, now)
    const recipe = becomesVisible || fields.rate ? await findOpenRecipe(transaction, recipeId, userId) : null
    const set = {
      ...(fields.cookedOn !== undefined && { cooked_on: fields.cookedOn }),
      ...(fields.servings !== undefined && { servings: fields.servings }),
      ...(fields.note !== undefined && { note: fields.note || null }),
      ...(fields.nextTime !== undefined && { next_time: fields.nextTime || null }),
      ...(fields.changed !== undefined && { changed: fields.changed || null }),
      ...(fields.minutes !== undefined && { minutes: fields.minutes }),
      stars,
      visible_to: visibleTo,
      shared_at: entry.shared_at ?? (visibleTo === 'members' ? new Date(now) : null),
      clocks: sql<string>`cooking_log.clocks || ${JSON.stringify(clocksOf(fields, now))}::jsonb`,
    }
    const update = () => transaction.updateTable('cooking_log').set(set).where('id', '=', id).execute()
    if (recipeId === null || ownerId === null) {
      await update()
      return
    }
    await withCookCounters(transaction, { recipeId, userId }, update)
    if (visibleTo !== entry.visible_to) await setPhotosPrivate(transaction, id, visibleTo === 'me')
    const about = { recipeId, ownerId, userId }
    if (becomesVisible && entry.shared_at === null && entry.hidden_at === null)
      await notifyOwner(transaction, about, now)
    const isNew = fields.rate === true || becomesVisible || fields.stars !== undefined
    if (stars === null || !isNew || !(fields.rate ?? visibleTo === 'members')) return
    if (recipe || (await findOpenRecipe(transaction, recipeId, userId).catch(() => null)))
      await rate(transaction, about, { id, stars, always: fields.rate === true }, now)
  })
}

/** A change that a device made earlier and sends later must lose against this one. */
function clocksOf(fields: EntryFields, now: number): Record<string, Clock> {
  const clock = formatClock({ ms: now, counter: 0, device: 'server00' })
  const set = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set.map(([field]) => [field, clock]))
}

/** Deletes an entry with its photos. The files are deleted later. */
export async function removeEntry(
  db: Db,
  { id, userId }: { id: string; userId: string },
  now: number,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const entry = await lockEntry(transaction, id, userId)
    if (!entry) return
    await deleteEntryPhotos(transaction, id, now)
    const remove = () => transaction.deleteFrom('cooking_log').where('id', '=', id).execute()
    if (entry.recipe_id === null) await remove()
    else await withCookCounters(transaction, { recipeId: entry.recipe_id, userId }, remove)
  })
}

/** Hides an entry, or shows it again with null; returns whether that changed anything. Call it in a transaction. */
export async function hideEntry(
  db: Db,
  { id, userId }: { id: string; userId: string },
  at: Date | null,
): Promise<boolean> {
  const entry = await lockEntry(db, id, userId)
  if (!entry || entry.recipe_id === null || (entry.hidden_at === null) === (at === null)) return false
  await withCookCounters(db, { recipeId: entry.recipe_id, userId }, () =>
    db.updateTable('cooking_log').set({ hidden_at: at }).where('id', '=', id).execute(),
  )
  return true
}

/** The user's entry with its recipe's row locked, as it is under that lock. */
export async function lockEntry(transaction: Db, id: string, userId: string) {
  const entry = await findEntry(transaction, id, userId)
  if (!entry || entry.user_id !== userId) return undefined
  if (entry.recipe_id === null) return entry
  await lockRecipe(transaction, entry.recipe_id)
  return findEntry(transaction, id, userId)
}

/** Throws `not found` for a recipe that the user cannot read or that takes no responses. */
async function findOpenRecipe(db: Db, recipeId: string | null, userId: string) {
  const row = await db
    .selectFrom('recipes')
    .select(['owner_id', 'deleted_at', 'hidden_at'])
    .where('id', '=', recipeId)
    .where(mayRead(userId))
    .executeTakeFirst()
  return authorizeRecipe(row, userId, 'respond')
}

interface About {
  recipeId: string
  ownerId: string
  userId: string
}

function notifyOwner(db: Db, { recipeId, ownerId, userId }: About, now: number): Promise<void> {
  return notifyMember(db, { kind: 'cooked', userId: ownerId, actorId: userId, recipeId }, now)
}

/** The stars of the latest time are the user's rating; with `always` these are, whenever it was. */
async function rate(
  db: Db,
  about: About,
  { id, stars, always }: { id: string; stars: number; always: boolean },
  now: number,
): Promise<void> {
  if (!always) {
    const { rows } = await sql<{ id: string }>`select id from cooking_log
      where recipe_id = ${about.recipeId} and user_id = ${about.userId} and stars is not null
        and visible_to = 'members'
      order by cooked_on desc, created_at desc, id desc limit 1`.execute(db)
    if (rows[0]?.id !== id) return
  }
  await storeRating(db, { ...about, stars }, now)
}
