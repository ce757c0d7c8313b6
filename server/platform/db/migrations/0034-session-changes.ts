import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Tells every process when sessions end or what a session says about its user changes. */
export const sessionChanges: Migration = {
  name: '0034-session-changes',
  async up(db) {
    await sql`create function notify_sessions() returns trigger language plpgsql as $$
      begin
        perform pg_notify('sessions', '');
        return null;
      end $$`.execute(db)
    await sql`create trigger sessions_notify_ended after delete on sessions
      for each statement execute function notify_sessions()`.execute(db)
    await sql`create trigger users_notify_sessions
      after delete or update of email, name, verified_at, is_admin, language, pending_email, password_hash on users
      for each statement execute function notify_sessions()`.execute(db)
  },
}
