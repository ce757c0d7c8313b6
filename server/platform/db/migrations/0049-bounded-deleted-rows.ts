import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Of the rows that a household shares, as many deleted ones are stored as there may be others; the newest of those that
 * are there stay. And the food of each ingredient of a recipe, in their order, so that a shopping list need not ask for
 * it; null until a job or an edit has read it.
 */
export const boundedDeletedRows: Migration = {
  name: '0049-bounded-deleted-rows',
  async up(db) {
    for (const [table, key, most] of tables) {
      await sql`
        with ranked as (
          select household_id, ${sql.ref(key)} as id,
            row_number() over (partition by household_id order by revision desc, ${sql.ref(key)}) as rank
          from ${sql.table(table)} where deleted_at is not null
        ), purged as (
          delete from ${sql.table(table)} stored using ranked
          where ranked.rank > ${most} and stored.household_id = ranked.household_id
            and stored.${sql.ref(key)} = ranked.id
          returning stored.household_id, stored.revision
        ), newest as (
          select household_id, max(revision) as revision from purged group by household_id
        )
        update households set purged_revision = greatest(purged_revision, newest.revision)
        from newest where id = newest.household_id`.execute(db)
    }
    await sql`alter table recipes add column ingredient_food_ids text[]`.execute(db)
  },
}

const tables = [
  ['list_items', 'id', 1000],
  ['pantry_items', 'food_id', 700],
  ['plan_entries', 'id', 2000],
] as const
