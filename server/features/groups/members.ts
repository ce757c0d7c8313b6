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

/** The longest-standing first. */
export async function selectGroupMembers(db: Db, groupId: string, page: Page): Promise<GroupMemberRow[]> {
  const query = groupMembersQuery(db, groupId)
    .orderBy('group_members.joined_at')
    .orderBy('group_members.user_id')
  return query.limit(page.limit).offset(page.offset).execute()
}

export async function findGroupMember(
  db: Db,
  groupId: string,
  memberId: string,
): Promise<GroupMemberRow | undefined> {
  return groupMembersQuery(db, groupId).where('users.id', '=', memberId).executeTakeFirst()
}

/** Somebody with a proved address, by it. */
export async function findVerifiedUserByEmail(db: Db, email: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
}

/** Row and counter in one statement: who is in already is neither added nor counted again. */
export async function insertGroupMember(
  db: Db,
  groupId: string,
  memberId: string,
  now: number,
): Promise<void> {
  await sql`with joined as (
      insert into group_members (group_id, user_id, joined_at)
      values (${groupId}, ${memberId}, ${new Date(now)}) on conflict do nothing returning group_id
    )
    update groups set member_count = member_count + 1 from joined where groups.id = joined.group_id`.execute(
    db,
  )
}

/** The same way out. Whoever just became the owner, because the one before left the product, stays. */
export async function removeGroupMember(db: Db, groupId: string, memberId: string): Promise<void> {
  await sql`with held as (
      select id from groups where id = ${groupId} and owner_id <> ${memberId} for no key update
    ), gone as (
      delete from group_members using held
      where group_members.group_id = held.id and group_members.user_id = ${memberId}
      returning group_members.group_id
    )
    update groups set member_count = member_count - 1 from gone where groups.id = gone.group_id`.execute(db)
}
