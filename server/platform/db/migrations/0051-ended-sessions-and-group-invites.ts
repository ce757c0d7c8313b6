import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Why sessions were ended, for devices that come back with their tokens; and invitations to groups, which replace adding
 * somebody unasked. Who was a member before and has never written in the group may not have asked for it.
 */
export const endedSessionsAndGroupInvites: Migration = {
  name: '0051-ended-sessions-and-group-invites',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  // Without a reference to the account: the reason outlives it.
  sql`create table ended_sessions (
    token_hash bytea primary key,
    reason text not null check (reason in ('signed out', 'password changed', 'account deleted', 'ended by admin')),
    ended_at timestamptz not null
  )`,
  sql`create index ended_sessions_time on ended_sessions (ended_at)`,

  sql`create table group_invites (
    id uuid primary key default gen_random_uuid(),
    group_id uuid not null references groups on delete cascade,
    made_by uuid not null references users on delete cascade,
    sent_to text not null,
    user_id uuid references users on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create unique index group_invites_address on group_invites (group_id, lower(sent_to))`,
  sql`create index group_invites_made_by on group_invites (made_by)`,
  sql`create index group_invites_user on group_invites (user_id, group_id) where user_id is not null`,
  sql`create index group_invites_expiry on group_invites (expires_at)`,

  sql`alter table group_members add column has_agreed boolean not null default true`,
  sql`update group_members set has_agreed = false
    where not exists (select from groups where groups.id = group_id and owner_id = group_members.user_id)
      and not exists (select from forum_threads
        where forum_threads.group_id = group_members.group_id and author_id = group_members.user_id)
      and not exists (select from forum_posts join forum_threads on forum_threads.id = forum_posts.thread_id
        where forum_threads.group_id = group_members.group_id and forum_posts.author_id = group_members.user_id)`,
]
