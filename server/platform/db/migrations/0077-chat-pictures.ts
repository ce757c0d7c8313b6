import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

const counted = 'union all select coalesce(bytes, 0), true from photos where author_id = member'

/**
 * Pictures that members show the chef, which `stored_bytes` counts. One without a conversation was not sent, or is not shown
 * any more; a job deletes it with its files.
 */
export const chatPictures: Migration = {
  name: '0077-chat-pictures',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
    const { rows } = await sql<{ definition: string }>`
      select pg_get_functiondef('stored_bytes(uuid)'::regprocedure) as definition`.execute(db)
    const [{ definition } = { definition: '' }] = rows
    if (!definition.includes(counted)) throw new Error('stored_bytes counts no photos')
    const more = 'union all select bytes + 100, true from chat_pictures where user_id = member'
    await sql.raw(definition.replace(counted, `${counted}\n      ${more}`)).execute(db)
  },
}

const statements = [
  sql`create table chat_pictures (
    name text primary key check (length(name) between 1 and 60),
    user_id uuid not null references users on delete cascade,
    conversation_id uuid references conversations on delete set null,
    bytes bigint not null,
    created_at timestamptz not null
  )`,
  sql`create index chat_pictures_user on chat_pictures (user_id)`,
  sql`create index chat_pictures_conversation on chat_pictures (conversation_id)`,
  sql`create index chat_pictures_unsent on chat_pictures (created_at) where conversation_id is null`,
  sql`alter table messages add column pictures text[] not null default '{}'`,
]
