import { sql } from 'kysely'
import { jsonFile, type PersonalData } from '../../platform/privacy/personal-data.ts'
import { queueImageDeletion } from '../images/deletion-queue.ts'

/** Owned groups pass to the member who joined first; groups without other members are deleted. */
export const groupsPersonalData: PersonalData = {
  columns: [
    'groups.owner_id',
    'group_members.user_id',
    'group_invites.made_by',
    'group_invites.sent_to',
    'group_invites.user_id',
  ],

  async erase(db, person, now) {
    await sql`delete from group_invites where made_by = ${person.id} or user_id = ${person.id}
      or lower(sent_to) = lower(${person.email})`.execute(db)
    await sql`update groups set owner_id = successor.user_id, updated_at = ${new Date(now)}
      from (
        select distinct on (group_id) group_id, user_id from group_members
        where user_id <> ${person.id} order by group_id, joined_at, user_id
      ) successor
      where groups.id = successor.group_id and groups.owner_id = ${person.id}`.execute(db)
    const empty = await db
      .deleteFrom('groups')
      .where('owner_id', '=', person.id)
      .returning('picture_name')
      .execute()
    await queueImageDeletion(
      db,
      empty.flatMap(({ picture_name }) => picture_name ?? []),
      now,
    )
    await sql`with removed as (delete from group_members where user_id = ${person.id} returning group_id)
      update groups set member_count = member_count - 1 from removed where groups.id = removed.group_id`.execute(
      db,
    )
  },

  async *export({ db }, person) {
    const groups = await db
      .selectFrom('group_members')
      .innerJoin('groups', 'groups.id', 'group_members.group_id')
      .select(['groups.id', 'groups.name', 'groups.owner_id', 'group_members.joined_at', 'has_agreed'])
      .where('group_members.user_id', '=', person.id)
      .orderBy('group_members.joined_at')
      .execute()
    yield jsonFile(
      'groups.json',
      groups.map(({ owner_id, ...group }) => ({ ...group, owner: owner_id === person.id })),
    )
    const invites = await db
      .selectFrom('group_invites')
      .innerJoin('groups', 'groups.id', 'group_invites.group_id')
      .select(['groups.name', 'group_invites.made_by', 'sent_to', 'group_invites.created_at', 'expires_at'])
      .where(({ or, eb }) => or([eb('made_by', '=', person.id), eb('group_invites.user_id', '=', person.id)]))
      .orderBy('group_invites.created_at')
      .execute()
    if (invites.length === 0) return
    yield jsonFile(
      'group-invitations.json',
      invites.map(({ made_by, ...invite }) => ({ ...invite, sent: made_by === person.id })),
    )
  },
}
