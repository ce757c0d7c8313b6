import { sql, type RawBuilder } from 'kysely'
import type { GroupRole } from '#shared/contract/groups.ts'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Db, GroupRow } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { takeRoom } from '../../platform/storage/room.ts'
import type { Page } from '../../platform/http/paging.ts'
import type { StoredFiles } from '../images/uploads.ts'
import type { GroupAccess } from './policy.ts'

/** The user who sends the request; null for anonymous visitors. */
export type Viewer = { id: string; isAdmin: boolean } | null

export interface GroupWithAccess {
  row: GroupRow
  access: GroupAccess
}

export function groupsFor(db: Db, viewer: Viewer) {
  return db
    .selectFrom('groups')
    .selectAll('groups')
    .select(isMemberOf(viewer?.id ?? null).as('is_member'))
}

/** A condition: whether a user is a member of a group; both are columns or values. */
export function isMember(groupId: RawBuilder<unknown>, userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from group_members where group_members.group_id = ${groupId}
    and group_members.user_id = ${userId})`
}

/** A condition on `groups`: whether the viewer is a member. */
export function isMemberOf(viewerId: string | null): RawBuilder<boolean> {
  return isMember(sql`groups.id`, sql`${viewerId}::uuid`)
}

export function roleOf(group: { is_member: boolean; owner_id: string }, viewer: Viewer): GroupRole | null {
  if (!group.is_member) return null
  return group.owner_id === viewer?.id ? 'owner' : 'member'
}

function withAccess(
  { is_member, ...row }: GroupRow & { is_member: boolean },
  viewer: Viewer,
): GroupWithAccess {
  const role = roleOf({ is_member, owner_id: row.owner_id }, viewer)
  return { row, access: { isPublic: row.is_public, role, isAdmin: viewer?.isAdmin ?? false } }
}

/** A group with the viewer's access; undefined if it does not exist. */
export async function findGroup(db: Db, id: string, viewer: Viewer): Promise<GroupWithAccess | undefined> {
  if (!isUuid(id)) return undefined
  const row = await groupsFor(db, viewer).where('groups.id', '=', id).executeTakeFirst()
  return row && withAccess(row, viewer)
}

export async function selectGroupsOf(
  db: Db,
  viewer: NonNullable<Viewer>,
  page: Page,
): Promise<GroupWithAccess[]> {
  const rows = await groupsFor(db, viewer)
    .innerJoin('group_members as membership', 'membership.group_id', 'groups.id')
    .where('membership.user_id', '=', viewer.id)
    .orderBy('membership.joined_at', 'desc')
    .orderBy('groups.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map((row) => withAccess(row, viewer))
}

export interface GroupFilters {
  q?: string | undefined
  category?: string | undefined
  location?: string | undefined
}

/** Public groups, newest first. Blank filters are ignored. */
export async function selectPublicGroups(
  db: Db,
  viewer: Viewer,
  { q, category, location }: GroupFilters,
  page: Page,
): Promise<GroupWithAccess[]> {
  let query = groupsFor(db, viewer).where('groups.is_public', '=', true)
  const text = q?.trim()
  if (text) {
    query = query.where(
      sql<boolean>`(position(lower(${text}) in lower(groups.name)) > 0
        or position(lower(${text}) in lower(groups.description)) > 0)`,
    )
  }
  const locationText = location?.trim()
  if (locationText)
    query = query.where(sql<boolean>`position(lower(${locationText}) in lower(groups.location)) > 0`)
  const categoryText = category?.trim()
  if (categoryText) query = query.where(sql<boolean>`lower(groups.category) = lower(${categoryText})`)
  query = query.orderBy('groups.created_at', 'desc').orderBy('groups.id', 'desc')
  return (await query.limit(page.limit).offset(page.offset).execute()).map((row) => withAccess(row, viewer))
}

/** The categories or locations of public groups, each spelling once, in alphabetical order. */
export async function selectInUse(db: Db, column: 'category' | 'location'): Promise<string[]> {
  const rows = await db
    .selectFrom('groups')
    .select(column)
    .distinct()
    .where('is_public', '=', true)
    .where(column, 'is not', null)
    .orderBy(column)
    .limit(limits.filterOptions)
    .execute()
  return rows.flatMap((row) => row[column] ?? [])
}

export interface GroupFields {
  name: string
  description: string | null
  category: string | null
  location: string | null
  tags: string[]
}

/** Creates a group with its owner as first member. Throws `storage full`. */
export async function insertGroup(
  db: Db,
  group: GroupFields & { ownerId: string; isPublic: boolean; picture: StoredFiles | null },
  now: number,
): Promise<string> {
  const at = new Date(now)
  const { ownerId, isPublic, picture, ...fields } = group
  return db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('groups')
      .values({
        ...fields,
        owner_id: ownerId,
        is_public: isPublic,
        picture_name: picture?.name ?? null,
        picture_bytes: picture?.bytes ?? null,
        member_count: 1,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('group_members')
      .values({ group_id: id, user_id: ownerId, joined_at: at })
      .execute()
    if (picture) await takeRoom(transaction, ownerId, picture.bytes)
    return id
  })
}

export async function updateGroupFields(
  db: Db,
  id: string,
  fields: Partial<GroupFields>,
  now: number,
): Promise<void> {
  await db
    .updateTable('groups')
    .set({ ...fields, updated_at: new Date(now) })
    .where('id', '=', id)
    .execute()
}

/** Locks the groups' rows in the order of their ids. Everything that also locks threads locks their groups first. */
export async function lockGroups(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.selectFrom('groups').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
}

/** Changes the number of visible threads and locks the group's row. */
export async function addToThreadCount(db: Db, id: string, by: number): Promise<void> {
  await db
    .updateTable('groups')
    .set({ thread_count: sql`thread_count + ${by}::int` })
    .where('id', '=', id)
    .execute()
}

/** Throws `not found` for a group that does not exist. */
export async function findGroupOwner(db: Db, id: string): Promise<string> {
  const group = await db.selectFrom('groups').select('owner_id').where('id', '=', id).executeTakeFirst()
  if (!group) throw apiError('not found')
  return group.owner_id
}

export async function ownsAnyGroup(db: Db, userId: string): Promise<boolean> {
  const owned = await db
    .selectFrom('groups')
    .select('id')
    .where('owner_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return owned !== undefined
}
