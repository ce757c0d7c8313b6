import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Counts the edits of a recipe, so that an edit can tell whether it still writes over what it has read. */
export const recipeRevision: Migration = {
  name: '0022-recipe-revision',
  async up(db) {
    await sql`alter table recipes add column revision integer not null default 0`.execute(db)
  },
}
