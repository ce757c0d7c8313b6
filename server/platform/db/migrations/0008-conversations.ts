import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** What members and the chef said to each other, and what a model's part in it has cost. */
export const conversations: Migration = {
  name: '0008-conversations',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  sql`create table conversations (
    id uuid primary key,
    member_id uuid not null references users on delete cascade,
    title text not null check (title <> ''),
    created_at timestamptz not null,
    active_at timestamptz not null
  )`,
  sql`create index conversations_member on conversations (member_id, active_at desc, id)`,

  sql`create table messages (
    conversation_id uuid not null references conversations on delete cascade,
    place integer not null check (place >= 0),
    role text not null check (role in ('user', 'assistant')),
    content text not null,
    state text not null check (state in ('whole', 'writing', 'stopped', 'cut')),
    run_id uuid,
    touched_at timestamptz not null,
    primary key (conversation_id, place),
    check (state <> 'writing' or run_id is not null)
  )`,

  sql`create table token_ledger (
    member_id uuid not null references users on delete cascade,
    day date not null,
    input_tokens bigint not null check (input_tokens >= 0),
    output_tokens bigint not null check (output_tokens >= 0),
    primary key (member_id, day)
  )`,
]
