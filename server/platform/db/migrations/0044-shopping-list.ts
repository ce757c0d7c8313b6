import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * The shopping list of a household, what it always has or has at home, and where its shop keeps a food. Rows that
 * members change on their devices have the clock of each field and the household's revision of their last change; a
 * deleted row stays for a while, so that every device hears of it.
 */
export const shoppingList: Migration = {
  name: '0044-shopping-list',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  // Deleted rows up to this revision are gone: a device that knows less starts again.
  sql`alter table households add column purged_revision bigint not null default 0`,
  sql`create function notify_household() returns trigger language plpgsql as $$
    begin
      perform pg_notify('households', new.id::text);
      return null;
    end $$`,
  sql`create trigger households_notify after update of revision on households
    for each row execute function notify_household()`,

  // Recipes and entries of the plan may be gone while their lines stay.
  sql`create table list_items (
    household_id uuid not null references households on delete cascade,
    id uuid not null,
    item text not null check (item <> ''),
    language text not null check (language in ('en', 'fr', 'es', 'de')),
    food_id text,
    grams_per_unit double precision check (grams_per_unit >= 0),
    amount double precision check (amount > 0),
    unit text,
    note text,
    aisle text,
    plan_entry_id uuid,
    recipe_id uuid,
    recipe_revision integer,
    servings integer check (servings > 0),
    line integer,
    is_edited boolean not null default false,
    ticked_at timestamptz,
    ticked_by uuid references users on delete set null,
    clocks jsonb not null,
    revision bigint not null,
    deleted_at timestamptz,
    primary key (household_id, id)
  )`,
  sql`create index list_items_revision on list_items (household_id, revision)`,
  sql`create index list_items_deleted on list_items (deleted_at) where deleted_at is not null`,
  sql`create index list_items_ticked_by on list_items (ticked_by) where ticked_by is not null`,

  sql`create table pantry_items (
    household_id uuid not null references households on delete cascade,
    food_id text not null,
    state text not null check (state in ('always', 'have')),
    use_by date,
    clocks jsonb not null,
    revision bigint not null,
    deleted_at timestamptz,
    primary key (household_id, food_id)
  )`,
  sql`create index pantry_items_revision on pantry_items (household_id, revision)`,
  sql`create index pantry_items_deleted on pantry_items (deleted_at) where deleted_at is not null`,

  sql`create table shop_aisles (
    household_id uuid not null references households on delete cascade,
    food_id text not null,
    aisle text not null,
    primary key (household_id, food_id)
  )`,

  // The operations that were applied, so that one that is sent again changes nothing.
  sql`create table household_operations (
    household_id uuid not null references households on delete cascade,
    operation_id uuid not null,
    made_at timestamptz not null,
    primary key (household_id, operation_id)
  )`,
  sql`create index household_operations_made on household_operations (made_at)`,
]
