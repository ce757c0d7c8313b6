import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** When the person proved who they are, where a provider knows it better; and an end that no use moves on. */
export const freshSignIn: Migration = {
  name: '0013-fresh-sign-in',
  async up(db) {
    await sql`alter table sessions add column proved_at timestamptz`.execute(db)
    await sql`update sessions set expires_at = least(expires_at, created_at + interval '180 days')`.execute(
      db,
    )
  },
}
