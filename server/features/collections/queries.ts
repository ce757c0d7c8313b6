import { sql } from 'kysely'
import type { GroupRole } from '#shared/contract/groups.ts'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import type { Page } from '../../platform/http/paging.ts'
import { canViewCollection, type CollectionAccess } from './policy.ts'

export interface Viewer {
  id: string
  isAdmin: boolean
}

/** Collections with their group, their creator and the viewer's relation to them. */
function collectionsFor(db: Db, viewer: Viewer) {
  return db
    .selectFrom('collections')
    .leftJoin('groups', 'groups.id', 'collections.group_id')
    .leftJoin('users as creator', 'creator.id', 'collections.owner_id')
    .leftJoin('group_members as membership', (join) =>
      join.onRef('membership.group_id', '=', 'collections.group_id').on('membership.user_id', '=', viewer.id),
    )
    .select([
      'collections.id',
      'collections.owner_id',
      'collections.group_id',
      'collections.title',
      'collections.description',
      'collections.cover_recipe_id',
      'collections.position',
      'collections.hidden_at',
      'groups.name as group_name',
      'groups.owner_id as group_owner_id',
      'creator.name as owner_name',
      'membership.user_id as member_id',
    ])
    .select(
      sql<number>`(select count(*)::int from collection_recipes where collection_id = collections.id)`.as(
        'count',
      ),
    )
}

type CollectionSelection = Awaited<ReturnType<ReturnType<typeof collectionsFor>['executeTakeFirstOrThrow']>>

export interface CollectionWithAccess {
  row: CollectionSelection
  access: CollectionAccess
}

function roleIn(row: CollectionSelection, viewer: Viewer): GroupRole | null {
  if (row.member_id === null) return null
  return row.group_owner_id === viewer.id ? 'owner' : 'member'
}

function withAccess(row: CollectionSelection, viewer: Viewer, isReported: boolean): CollectionWithAccess {
  const isHidden = row.hidden_at !== null
  const access = {
    isOfGroup: row.group_id !== null,
    isCreator: row.owner_id === viewer.id,
    role: roleIn(row, viewer),
    isHidden,
    isUnderReview: viewer.isAdmin && (isHidden || isReported),
  }
  return { row, access }
}

/** Undefined if it does not exist. */
export async function findCollection(
  db: Db,
  id: string,
  viewer: Viewer,
): Promise<CollectionWithAccess | undefined> {
  if (!isUuid(id)) return undefined
  const row = await collectionsFor(db, viewer)
    .select(
      sql<boolean>`exists (select from reports where reports.kind = 'collection'
        and reports.content_id = collections.id and reports.closed_at is null)`.as('is_reported'),
    )
    .where('collections.id', '=', id)
    .executeTakeFirst()
  return row && withAccess(row, viewer, row.is_reported)
}

/** Whether the user may see it as a member of its group. */
export async function mayViewCollection(db: Db, id: string, userId: string): Promise<boolean> {
  const found = await findCollection(db, id, { id: userId, isAdmin: false })
  return found !== undefined && canViewCollection(found.access)
}

/** Own collections in their order, then those of the user's groups by title; of one group only its own. */
export async function selectCollections(
  db: Db,
  viewer: Viewer,
  groupId: string | undefined,
  page: Page,
): Promise<CollectionWithAccess[]> {
  if (groupId !== undefined && !isUuid(groupId)) return []
  let query = collectionsFor(db, viewer).where((where) =>
    where.or([
      where.and([where('collections.group_id', 'is', null), where('collections.owner_id', '=', viewer.id)]),
      where.and([
        where('membership.user_id', 'is not', null),
        where.or([
          where('collections.hidden_at', 'is', null),
          where('collections.owner_id', '=', viewer.id),
          where('groups.owner_id', '=', viewer.id),
        ]),
      ]),
    ]),
  )
  if (groupId !== undefined) query = query.where('collections.group_id', '=', groupId)
  const rows = await query
    .orderBy(sql`collections.group_id is not null`)
    .orderBy(sql`case when collections.group_id is null then collections.position end`)
    .orderBy(sql`lower(groups.name)`)
    .orderBy(sql`lower(collections.title)`)
    .orderBy('collections.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map((row) => withAccess(row, viewer, false))
}

export interface NewCollection {
  id: string
  ownerId: string
  groupId: string | null
  title: string
  description: string | null
}

/**
 * Creates a collection once: a repeated request changes nothing. Throws `limit reached`, and `not found` for an id that
 * is another's.
 */
export async function insertCollection(db: Db, collection: NewCollection, now: number): Promise<void> {
  const { id, ownerId, groupId, title, description } = collection
  await db.transaction().execute(async (transaction) => {
    // One after the other for each owner or group, so that the limit and the positions hold.
    await sql`select pg_advisory_xact_lock(hashtext('collections'), hashtext(${groupId ?? ownerId}))`.execute(
      transaction,
    )
    const existing = await transaction
      .selectFrom('collections')
      .select('owner_id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (existing) {
      if (existing.owner_id !== ownerId) throw apiError('not found')
      return
    }
    const { count, last } = await transaction
      .selectFrom('collections')
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<number>`coalesce(max(position), -1)::int`.as('last'),
      ])
      .where((where) =>
        groupId === null
          ? where.and([where('owner_id', '=', ownerId), where('group_id', 'is', null)])
          : where('group_id', '=', groupId),
      )
      .executeTakeFirstOrThrow()
    const { perMember, perGroup } = limits.collection
    if (count >= (groupId === null ? perMember : perGroup)) throw apiError('limit reached')
    const at = new Date(now)
    await transaction
      .insertInto('collections')
      .values({
        id,
        owner_id: ownerId,
        group_id: groupId,
        title,
        description,
        position: last + 1,
        cover_recipe_id: null,
        created_at: at,
        updated_at: at,
      })
      .execute()
  })
}

export interface CollectionFields {
  title?: string | undefined
  description?: string | null | undefined
  cover_recipe_id?: string | null | undefined
}

export async function updateCollectionFields(
  db: Db,
  id: string,
  fields: CollectionFields,
  now: number,
): Promise<void> {
  await db
    .updateTable('collections')
    .set({ ...fields, updated_at: new Date(now) })
    .where('id', '=', id)
    .execute()
}

/** Moves an own collection to a place among the own ones, which are numbered anew. */
export async function moveCollection(db: Db, ownerId: string, id: string, position: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('collections'), hashtext(${ownerId}))`.execute(
      transaction,
    )
    await sql`update collections set position = ranked.place
      from (
        select id, row_number() over (
          order by case when id = ${id} then ${position} - 0.5 else others end, id
        ) - 1 as place
        from (
          select id, count(*) filter (where id <> ${id}) over (order by position, id) - 1 as others
          from collections where owner_id = ${ownerId} and group_id is null
        ) numbered
      ) ranked
      where ranked.id = collections.id and ranked.place <> collections.position`.execute(transaction)
  })
}

export async function removeCollection(db: Db, id: string): Promise<void> {
  await db.deleteFrom('collections').where('id', '=', id).execute()
}

/** Hides a collection, or shows it again with null; returns whether that changed anything. */
export async function hideCollection(db: Db, id: string, at: Date | null): Promise<boolean> {
  const row = await db
    .updateTable('collections')
    .set({ hidden_at: at })
    .where('id', '=', id)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The recipes among these that stand in a collection. */
export async function selectCollectedAmong(db: Db, recipeIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('collection_recipes')
    .select('recipe_id')
    .distinct()
    .where('recipe_id', 'in', recipeIds)
    .execute()
  return rows.map((row) => row.recipe_id)
}
