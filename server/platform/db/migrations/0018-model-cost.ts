import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** What a member's tokens have cost, as long as a price is set. */
export const modelCost: Migration = {
  name: '0018-model-cost',
  async up(db) {
    await sql`alter table token_ledger add cost numeric(14, 6) check (cost >= 0)`.execute(db)
  },
}
