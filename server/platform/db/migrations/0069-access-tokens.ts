import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Tokens with which a user's programs call. */
export const accessTokens: Migration = {
  name: '0069-access-tokens',
  async up(db) {
    await sql`create table access_tokens (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      token_hash bytea not null unique,
      name text not null,
      can_write boolean not null,
      created_at timestamptz not null,
      used_at timestamptz,
      expires_at timestamptz
    )`.execute(db)
    await sql`create index access_tokens_user on access_tokens (user_id)`.execute(db)
    await sql`create index access_tokens_expiry on access_tokens (expires_at) where expires_at is not null`.execute(
      db,
    )
  },
}
