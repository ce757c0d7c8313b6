import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Who follows a thread at the moment of asking. Volatile, and so with a look of its own: a post that had to wait for
 * another one in its thread tells those, too, who came to follow by the other.
 */
export const followers: Migration = {
  name: '0020-followers',
  async up(db) {
    await sql`create function thread_followers(thread uuid) returns setof uuid language sql volatile rows 10
      begin atomic
        select member_id from thread_follows where thread_id = thread and follows;
      end`.execute(db)
  },
}
