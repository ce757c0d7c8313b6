import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Whoever says something in the database is waited for by all others who do, until it is on the disk. A writer that is
 * in haste says `convive.bells = later` in its transaction and rings the bells itself when it is committed.
 */
export const bellsRungLater: Migration = {
  name: '0021-bells-rung-later',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  sql`create or replace function ring_thread() returns trigger language plpgsql as $$
    begin
      if current_setting('convive.bells', true) = 'later' then return null; end if;
      perform pg_notify('threads', old.id::text);
      return null;
    end $$`,
  sql`create or replace function ring_notices() returns trigger language plpgsql as $$
    begin
      if current_setting('convive.bells', true) = 'later' then return null; end if;
      perform pg_notify('notices', coalesce(new.member_id, old.member_id)::text);
      return null;
    end $$`,
]
