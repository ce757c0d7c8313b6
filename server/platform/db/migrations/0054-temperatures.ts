import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * The reading of temperatures that the steps of a recipe were stored with. The recipes that exist have been read with an
 * older one and are read again by a job; new ones have the present one without saying so. A recipe with a plan has its
 * temperatures from there.
 */
export const temperatures: Migration = {
  name: '0054-temperatures',
  async up(db) {
    await sql`alter table recipes add column temperatures_version smallint not null default 0`.execute(db)
    await sql`alter table recipes alter column temperatures_version set default 1`.execute(db)
    await sql`create index recipes_temperatures on recipes (id)
      where temperatures_version < 1 and plan is null and structure is not null`.execute(db)
  },
}
