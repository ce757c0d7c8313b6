import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Finds recipes stored before `structure.extra` existed; empty once all of them have it. */
export const missingExtra: Migration = {
  name: '0027-missing-extra',
  async up(db) {
    await sql`create index recipes_missing_extra on recipes (id) where not structure ? 'extra'`.execute(db)
  },
}
