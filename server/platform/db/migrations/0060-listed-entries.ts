import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Whether a planned meal is on the shopping list, and the recipe whose lines were put there for it. */
export const listedEntries: Migration = {
  name: '0060-listed-entries',
  async up(db) {
    await sql`alter table plan_entries add column on_list boolean, add column listed_recipe_id uuid`.execute(
      db,
    )
    await sql`create index plan_entries_to_list on plan_entries (household_id)
      where on_list and listed_recipe_id is null and deleted_at is null`.execute(db)
    // Meals that have lines on the list already know it from now on; devices get them as a change.
    await sql`
      with listed as (
        select distinct plan_entries.household_id, plan_entries.id
        from plan_entries join list_items on list_items.household_id = plan_entries.household_id
          and list_items.plan_entry_id = plan_entries.id and list_items.recipe_id = plan_entries.recipe_id
        where plan_entries.deleted_at is null and list_items.deleted_at is null
      ), changed as (
        update households set revision = revision + 1
        where id in (select household_id from listed) returning id, revision
      )
      update plan_entries set on_list = true, listed_recipe_id = recipe_id, revision = changed.revision
      from listed join changed on changed.id = listed.household_id
      where plan_entries.household_id = listed.household_id and plan_entries.id = listed.id`.execute(db)
  },
}
