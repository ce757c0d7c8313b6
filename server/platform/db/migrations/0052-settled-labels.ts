import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Labels of recipes are derived from their ingredients; a job settles the stored ones, and an author is told once of a
 * public recipe that lost one. What the chef cooked for whom is kept apart from the recipe, which others may read.
 */
export const settledLabels: Migration = {
  name: '0052-settled-labels',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  sql`alter table recipes add column labels_version smallint not null default 0`,
  sql`create index recipes_labels_version on recipes (labels_version, id)`,
  sql`create table recipe_eaters (
    recipe_id uuid primary key references recipes on delete cascade,
    eaters jsonb not null,
    findings jsonb not null
  )`,
  sql`create table cooked_recipes (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    conversation_id uuid references conversations on delete cascade,
    items text[] not null,
    eaters jsonb not null,
    cooked_at timestamptz not null
  )`,
  sql`create index cooked_recipes_user on cooked_recipes (user_id, cooked_at)`,
  sql`create index cooked_recipes_conversation on cooked_recipes (conversation_id) where conversation_id is not null`,
  sql`create index cooked_recipes_cooked_at on cooked_recipes (cooked_at)`,
]
