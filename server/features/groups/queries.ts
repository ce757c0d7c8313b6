import { sql, type RawBuilder } from 'kysely'
import type { GroupRole } from '#shared/contract/groups.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Db, GroupRow } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import type { Page } from '../../platform/http/paging.ts'
import { queueImageDeletion } from '../images/deletion-queue.ts'
import type { GroupAccess } from './policy.ts'

/** Who asks; null for a visitor. */
export type Viewer = { id: string; isAdmin: boolean } | null

export interface GroupWithAccess {
  row: GroupRow
  access: GroupAccess
}

function groupsFor(db: Db, viewer: Viewer) {
  return db
    .selectFrom('groups')
    .selectAll('groups')
    .select(isMemberOf(viewer?.id ?? null).as('is_member'))
}

/** Whether somebody belongs to the group of a query over `groups`. */
export function isMemberOf(viewerId: string | null): RawBuilder<boolean> {
  return sql<boolean>`exists (select from group_members where group_members.group_id = groups.id
    and group_members.user_id = ${viewerId}::uuid)`
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

/** A group with how the viewer stands to it; undefined when there is none. */
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
    .innerJoin('group_members as mine', 'mine.group_id', 'groups.id')
    .where('mine.user_id', '=', viewer.id)
    .orderBy('mine.joined_at', 'desc')
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

/** Public groups, newest first; blank filters filter nothing. */
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

/** What public groups say of themselves, each spelling once, in alphabetical order. */
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

/** Founds a group with its owner as first member. */
export async function insertGroup(
  db: Db,
  group: GroupFields & { ownerId: string; isPublic: boolean; pictureName: string | null },
  now: number,
): Promise<string> {
  const at = new Date(now)
  const { ownerId, isPublic, pictureName, ...fields } = group
  return db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('groups')
      .values({
        ...fields,
        owner_id: ownerId,
        is_public: isPublic,
        picture_name: pictureName,
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

/** Puts a stored picture in the place of the one before, whose files are noted for removal. */
export async function replacePicture(db: Db, id: string, pictureName: string, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('groups')
      .select('picture_name')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    await transaction
      .updateTable('groups')
      .set({ picture_name: pictureName, updated_at: new Date(now) })
      .where('id', '=', id)
      .execute()
    await queueImageDeletion(transaction, before?.picture_name ? [before.picture_name] : [], now)
  })
}

/** Whether a viewer may see a picture because it is that of a group they may see. */
export async function isVisibleGroupImage(db: Db, name: string, viewer: Viewer): Promise<boolean> {
  const row = await groupsFor(db, viewer).where('groups.picture_name', '=', name).executeTakeFirst()
  return row !== undefined && (row.is_public || row.is_member)
}
