import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

const counted = 'coalesce(pg_column_size(understood), 0)'

/**
 * The recipe that stands in a conversation; of one from before it is the recipe that was saved from it. `stored_bytes`
 * counts it.
 */
export const conversationDraft: Migration = {
  name: '0065-conversation-draft',
  async up(db) {
    await sql`alter table conversations add column draft jsonb`.execute(db)
    await sql`update conversations set draft = recipes.structure from recipes
      where recipes.id = conversations.recipe_id and recipes.owner_id = conversations.user_id
        and recipes.deleted_at is null and recipes.structure is not null`.execute(db)
    const { rows } = await sql<{ definition: string }>`
      select pg_get_functiondef('stored_bytes(uuid)'::regprocedure) as definition`.execute(db)
    const [{ definition } = { definition: '' }] = rows
    if (!definition.includes(counted)) throw new Error('stored_bytes counts no conversations')
    await sql.raw(definition.replace(counted, `${counted} + coalesce(pg_column_size(draft), 0)`)).execute(db)
  },
}
