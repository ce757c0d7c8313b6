import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Members are told what moderators decide about what they wrote and whether they may write; and what one person does in
 * one place within a while is one line.
 */
export const moderationNotices: Migration = {
  name: '0019-moderation-notices',
  async up(db) {
    await sql`alter table notices
      add column group_id uuid references groups on delete cascade,
      add column thing text,
      add column title text,
      add column reason text,
      add column begun_at timestamptz`.execute(db)
    await sql`create index notices_group on notices (group_id) where group_id is not null`.execute(db)
  },
}
