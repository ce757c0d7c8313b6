import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Mails that somebody waits for are delivered before those that can wait. */
export const mailPriority: Migration = {
  name: '0031-mail-priority',
  async up(db) {
    await sql`alter table mails add column priority smallint not null default 0`.execute(db)
    await sql`update mails set priority = 9 where dedupe_key like 'digest %'`.execute(db)
    await sql`create index mails_due_by_priority on mails (priority, next_try_at)
      where sent_at is null and failed_at is null`.execute(db)
    await sql`drop index mails_due`.execute(db)
  },
}
