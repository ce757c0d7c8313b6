import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** When a device set each field of an entry, so that what another one sends late does not overwrite what is newer. */
export const cookingLogClocks: Migration = {
  name: '0064-cooking-log-clocks',
  async up(db) {
    await sql`alter table cooking_log add column clocks jsonb not null default '{}'`.execute(db)
  },
}
