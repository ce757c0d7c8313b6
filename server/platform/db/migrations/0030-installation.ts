import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Facts about the installation; at most one row. */
export const installation: Migration = {
  name: '0030-installation',
  async up(db) {
    await sql`create table installation (
      id boolean primary key default true check (id),
      secret_fingerprint bytea not null check (length(secret_fingerprint) = 32)
    )`.execute(db)
  },
}
