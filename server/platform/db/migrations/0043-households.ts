import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Households: people who eat together, with those they cook for, their kitchen and their open invitations. Everybody
 * belongs to at most one; it is created when somebody first needs it.
 */
export const households: Migration = {
  name: '0043-households',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  sql`create table households (
    id uuid primary key default gen_random_uuid(),
    name text check (name <> ''),
    created_at timestamptz not null,
    week_starts smallint not null check (week_starts between 1 and 7),
    measures text not null check (measures in ('metric', 'us')),
    region text not null,
    servings smallint check (servings > 0),
    weekday_minutes smallint[] check (cardinality(weekday_minutes) = 7),
    equipment text[] not null default '{}',
    revision bigint not null default 0
  )`,

  sql`create table household_members (
    household_id uuid not null references households on delete cascade,
    user_id uuid not null unique references users on delete cascade,
    joined_at timestamptz not null,
    removed_by uuid references users on delete set null,
    removal_at timestamptz,
    primary key (household_id, user_id)
  )`,
  sql`create index household_members_removal on household_members (removal_at) where removal_at is not null`,
  sql`create index household_members_removed_by on household_members (removed_by) where removed_by is not null`,

  sql`create table household_invites (
    id uuid primary key default gen_random_uuid(),
    household_id uuid not null references households on delete cascade,
    token_hash bytea unique,
    made_by uuid not null references users on delete cascade,
    sent_to text,
    user_id uuid references users on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    check ((token_hash is null) <> (sent_to is null))
  )`,
  sql`create index household_invites_household on household_invites (household_id)`,
  sql`create index household_invites_made_by on household_invites (made_by)`,
  sql`create index household_invites_user on household_invites (user_id) where user_id is not null`,
  sql`create index household_invites_expiry on household_invites (expires_at)`,

  sql`create table eaters (
    id uuid primary key,
    household_id uuid not null references households on delete cascade,
    name text not null check (name <> ''),
    user_id uuid unique references users on delete cascade,
    allergens text[] not null default '{}',
    diets text[] not null default '{}',
    dislikes text[] not null default '{}',
    is_child boolean not null default false,
    is_usual boolean not null default true,
    created_at timestamptz not null
  )`,
  sql`create index eaters_household on eaters (household_id, created_at)`,
]
