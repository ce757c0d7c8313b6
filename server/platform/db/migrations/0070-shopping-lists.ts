import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * The shopping lists of a household beside its first one, which needs no row: a line without a list belongs to it. The
 * row of the first list has its name, once somebody has given it one.
 */
export const shoppingLists: Migration = {
  name: '0070-shopping-lists',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  sql`create table shopping_lists (
    household_id uuid not null references households on delete cascade,
    id uuid not null,
    name text not null check (name <> ''),
    is_archived boolean,
    is_default boolean,
    clocks jsonb not null,
    revision bigint not null,
    deleted_at timestamptz,
    primary key (household_id, id)
  )`,
  sql`create index shopping_lists_revision on shopping_lists (household_id, revision)`,
  sql`create index shopping_lists_deleted on shopping_lists (deleted_at) where deleted_at is not null`,
  // The list may be gone, or arrive later than its lines.
  sql`alter table list_items add column list_id uuid`,
]
