import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** When a user has said on the home page who eats, or has skipped the question: it is asked once. */
export const tableAsked: Migration = {
  name: '0061-table-asked',
  async up(db) {
    await sql`alter table users add column table_asked_at timestamptz`.execute(db)
  },
}
