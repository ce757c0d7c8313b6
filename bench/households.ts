import type { Hono } from 'hono'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { householdOf } from '#server/features/households/queries.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { sessionReader } from './session-yardstick.ts'

const lines = 60
const meals = 7

/** Gives every user a household with a planned week and a shopping list of 60 lines; answers a line of each user's. */
export async function addWeeks(db: Db, userIds: readonly string[], now: number): Promise<string[]> {
  const ticked: string[] = []
  for (const userId of userIds) {
    const { id } = await householdOf(db, userId, now)
    await sql`delete from list_items where household_id = ${id}`.execute(db)
    const { rows } = await sql<{ id: string }>`
      insert into list_items (household_id, id, item, language, food_id, grams_per_unit, amount, unit, aisle, is_edited,
        clocks, revision)
      select ${id}, gen_random_uuid(), 'onions ' || n, 'en', 'onion', 110, n, null, 'produce', false, '{}', 1
      from generate_series(1, ${lines}) n returning id`.execute(db)
    await sql`
      insert into plan_entries (household_id, id, day, meal, position, title, servings, clocks, revision)
      select ${id}, gen_random_uuid(), ${new Date(now)}::date + n, 'dinner', 1, 'Soup ' || n, 4, '{}', 1
      from generate_series(0, ${meals - 1}) n`.execute(db)
    ticked.push(rows[0]?.id ?? '')
  }
  return ticked
}

/** The least that plan and list need: the session by its token, and one prepared statement. */
export function householdYardsticks(bare: Hono, pool: Pool): void {
  const userOf = sessionReader(pool)

  bare.get('/least/household', async (context) => {
    const { rows } = await pool.query({
      name: 'least household',
      text: `select households.id, households.revision,
          (select json_agg(row_to_json(listed)) from list_items listed
            where listed.household_id = households.id and listed.deleted_at is null) as list,
          (select json_agg(row_to_json(entry)) from plan_entries entry
            where entry.household_id = households.id and entry.deleted_at is null) as plan
        from households join household_members on household_members.household_id = households.id
        where household_members.user_id = $1`,
      values: [await userOf(context)],
    })
    return context.json(rows[0])
  })

  bare.post('/least/household', async (context) => {
    const { line } = await context.req.json<{ line: string }>()
    const { rows } = await pool.query({
      name: 'least tick',
      text: `with household as (
          update households set revision = revision + 1 where id = (
            select household_id from household_members where user_id = $1) returning id, revision
        )
        update list_items set ticked_at = $3, revision = household.revision from household
        where list_items.household_id = household.id and list_items.id = $2 returning list_items.revision`,
      values: [await userOf(context), line, new Date()],
    })
    return context.json(rows)
  })
}
