import { sql } from 'kysely'
import type { Db } from '../../../platform/db/schema.ts'
import type { Page } from '../../../platform/http/paging.ts'

/** The last day on which the user cooked each recipe, the latest first; hidden and private entries count too. */
export async function selectLastCooked(db: Db, userId: string, page: Page) {
  const { rows } = await sql<{ recipe_id: string; cooked_on: string }>`
    select recipe_id, max(cooked_on)::text as cooked_on from cooking_log
    where user_id = ${userId} and recipe_id is not null
    group by recipe_id order by max(cooked_on) desc, recipe_id
    limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}
