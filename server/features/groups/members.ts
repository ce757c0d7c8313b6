import { sql } from 'kysely'
import type { Db } from '../../platform/db/schema.ts'
import type { Page } from '../../platform/http/paging.ts'

export interface GroupMemberRow {
  id: string
  name: string | null
  email: string
  is_owner: boolean
}

function groupMembersQuery(db: Db, groupId: string) {
  return db
    .selectFrom('group_members')
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      sql<boolean>`groups.owner_id = users.id`.as('is_owner'),
    ])
    .where('group_members.group_id', '=', groupId)
}

/** In the order in which they joined; with `name`, those whose name begins so, whether in capitals or not. */
export async function selectGroupMembers(
  db: Db,
  groupId: string,
  page: Page,
  name = '',
): Promise<GroupMemberRow[]> {
  const all = groupMembersQuery(db, groupId)
    .orderBy('group_members.joined_at')
    .orderBy('group_members.user_id')
  const query = name === '' ? all : all.where(sql<boolean>`starts_with(lower(users.name), lower(${name}))`)
  return query.limit(page.limit).offset(page.offset).execute()
}

/** Adds the row and counts it in one statement; existing members have now asked for it themselves. */
export async function insertGroupMember(db: Db, groupId: string, userId: string, now: number): Promise<void> {
  await sql`with joined as (
      insert into group_members (group_id, user_id, joined_at)
      values (${groupId}, ${userId}, ${new Date(now)}) on conflict do nothing returning group_id
    ), agreed as (
      update group_members set has_agreed = true
      where group_id = ${groupId} and user_id = ${userId} and not has_agreed
    )
    update groups set member_count = member_count + 1 from joined where groups.id = joined.group_id`.execute(
    db,
  )
}

/** The reverse. An owner stays: they may have become it meanwhile, when the previous owner's account was deleted. */
export async function removeGroupMember(db: Db, groupId: string, userId: string): Promise<void> {
  await sql`with locked as (
      select id from groups where id = ${groupId} and owner_id <> ${userId} for no key update
    ), removed as (
      delete from group_members using locked
      where group_members.group_id = locked.id and group_members.user_id = ${userId}
      returning group_members.group_id
    )
    update groups set member_count = member_count - 1 from removed where groups.id = removed.group_id`.execute(
    db,
  )
}

/** Whether a user has come to a group on their own: only then do they read what its owner writes to them. */
export async function hasAgreedTo(db: Db, groupId: string, userId: string): Promise<boolean> {
  const unasked = await db
    .selectFrom('group_members')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .where('has_agreed', '=', false)
    .executeTakeFirst()
  return unasked === undefined
}
