import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** The browsers from which somebody has signed in, which what others do does not keep out. */
export const knownDevices: Migration = {
  name: '0025-known-devices',
  async up(db) {
    const statements = [
      // One browser has one token, for all who sign in there.
      sql`create table known_devices (
        id uuid primary key default gen_random_uuid(),
        token_hash bytea not null,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null,
        seen_at timestamptz not null,
        unique (token_hash, user_id)
      )`,
      sql`create index known_devices_user on known_devices (user_id, seen_at)`,
      sql`create index known_devices_seen on known_devices (seen_at)`,
      sql`alter table sessions add column device_id uuid references known_devices on delete set null`,
      sql`create index sessions_device on sessions (device_id)`,
    ]
    for (const statement of statements) await statement.execute(db)
  },
}
