import { sql } from 'kysely'
import type { Aisle } from '#shared/shopping/aisles.ts'
import type { Db } from '../../../platform/db/schema.ts'

/** Where the shop of the household keeps foods, as far as somebody has said so. */
export async function selectAisles(db: Db, householdId: string): Promise<Map<string, Aisle>> {
  const rows = await db
    .selectFrom('shop_aisles')
    .select(['food_id', 'aisle'])
    .where('household_id', '=', householdId)
    .execute()
  return new Map(rows.map((row) => [row.food_id, row.aisle]))
}

export async function storeAisles(
  db: Db,
  householdId: string,
  chosen: ReadonlyMap<string, Aisle>,
): Promise<void> {
  if (chosen.size === 0) return
  await db
    .insertInto('shop_aisles')
    .values([...chosen].map(([food_id, aisle]) => ({ household_id: householdId, food_id, aisle })))
    .onConflict((conflict) =>
      conflict.columns(['household_id', 'food_id']).doUpdateSet({ aisle: sql`excluded.aisle` }),
    )
    .execute()
}
