import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** What was understood of a conversation, who named it, and the recipe that it became. */
export const conversationTable: Migration = {
  name: '0037-conversation-table',
  async up(db) {
    await sql`alter table conversations
      add column understood jsonb,
      add column titled_by_user boolean not null default false,
      add column recipe_id uuid references recipes on delete set null`.execute(db)
    // Titles of before may have been given by their users.
    await sql`update conversations set titled_by_user = true`.execute(db)
    await sql`create index conversations_recipe on conversations (recipe_id) where recipe_id is not null`.execute(
      db,
    )
  },
}
