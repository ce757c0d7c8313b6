import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * What the built-in chef cooked, before any language: only for recipes that are still as they were rendered from it. The
 * size is checked as it is stored; the contract allows 8 kB as it is sent.
 */
export const recipePlanColumn: Migration = {
  name: '0029-recipe-plan',
  async up(db) {
    await sql`alter table recipes add column plan jsonb
      constraint recipes_plan_size check (pg_column_size(plan) <= 20000)`.execute(db)
  },
}
