import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** The week plan of a household, and the calendars that members made of it. */
export const weekPlan: Migration = {
  name: '0045-week-plan',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  // Devices choose the ids. Recipes, eaters and the meal whose leftovers it is may be gone while the entry stays.
  sql`create table plan_entries (
    household_id uuid not null references households on delete cascade,
    id uuid not null,
    day date,
    meal text not null check (meal in ('breakfast', 'lunch', 'dinner', 'other')),
    position double precision,
    recipe_id uuid,
    title text,
    servings integer check (servings > 0),
    eaters uuid[],
    cook_id uuid references users on delete set null,
    note text,
    leftover_of uuid,
    clocks jsonb not null,
    revision bigint not null,
    deleted_at timestamptz,
    primary key (household_id, id)
  )`,
  sql`create index plan_entries_revision on plan_entries (household_id, revision)`,
  sql`create index plan_entries_day on plan_entries (household_id, day) where day is not null`,
  sql`create index plan_entries_deleted on plan_entries (deleted_at) where deleted_at is not null`,
  sql`create index plan_entries_cook on plan_entries (cook_id) where cook_id is not null`,

  sql`create table calendar_feeds (
    id uuid primary key default gen_random_uuid(),
    household_id uuid not null references households on delete cascade,
    user_id uuid not null references users on delete cascade,
    token_hash bytea not null unique,
    meals text[] not null,
    language text not null,
    created_at timestamptz not null,
    read_at timestamptz,
    revoked_at timestamptz
  )`,
  sql`create index calendar_feeds_user on calendar_feeds (user_id)`,
  sql`create index calendar_feeds_household on calendar_feeds (household_id)`,
]
