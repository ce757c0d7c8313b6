import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Who a member is elsewhere, and attempts to sign in there that are under way. */
export const signInProviders: Migration = {
  name: '0005-providers',
  async up(db) {
    const statements = [
      sql`create table identities (
        provider text not null check (provider in ('google', 'apple', 'microsoft', 'github', 'linkedin', 'amazon')),
        subject text not null check (subject <> ''),
        user_id uuid not null references users on delete cascade,
        email text,
        created_at timestamptz not null,
        primary key (provider, subject)
      )`,
      sql`create unique index identities_user on identities (user_id, provider)`,

      sql`create table oauth_flows (
        state_hash bytea primary key,
        provider text not null check (provider in ('google', 'apple', 'microsoft', 'github', 'linkedin', 'amazon')),
        verifier text not null,
        nonce text not null,
        browser_hash bytea not null,
        user_id uuid references users on delete cascade,
        invite_hash bytea,
        language text not null check (language in ('en', 'fr', 'es', 'de')),
        return_path text,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`,
      sql`create index oauth_flows_expiry on oauth_flows (expires_at)`,
      sql`create index oauth_flows_user on oauth_flows (user_id)`,
    ]
    for (const statement of statements) await statement.execute(db)
  },
}
