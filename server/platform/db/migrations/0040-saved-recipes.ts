import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * What users store about recipes: saved ones of others, tags, private notes and collections. Their `recipe_id` has no
 * foreign key: the rows stay when the recipe's author has left, so that nobody loses own words with it.
 */
export const savedRecipes: Migration = {
  name: '0040-saved-recipes',
  async up(db) {
    for (const statement of [...privateRows, ...collections]) await statement.execute(db)
  },
}

const privateRows = [
  sql`create table saved_recipes (
    user_id uuid not null references users on delete cascade,
    recipe_id uuid not null,
    title text check (title <> ''),
    dish_type text not null,
    saved_at timestamptz not null,
    primary key (user_id, recipe_id)
  )`,
  sql`create index saved_recipes_newest on saved_recipes (user_id, saved_at desc, recipe_id)`,
  sql`create index saved_recipes_recipe on saved_recipes (recipe_id)`,

  sql`create table recipe_tags (
    user_id uuid not null references users on delete cascade,
    recipe_id uuid not null,
    tag text not null check (tag <> ''),
    folded text not null,
    primary key (user_id, recipe_id, folded)
  )`,
  sql`create index recipe_tags_folded on recipe_tags (user_id, folded)`,

  sql`create table recipe_notes (
    user_id uuid not null references users on delete cascade,
    recipe_id uuid not null,
    text text not null check (text <> ''),
    updated_at timestamptz not null,
    primary key (user_id, recipe_id)
  )`,
]

const collections = [
  sql`create table collections (
    id uuid primary key,
    owner_id uuid references users on delete cascade,
    group_id uuid references groups on delete cascade,
    title text not null check (title <> ''),
    description text check (description <> ''),
    cover_recipe_id uuid,
    position integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    hidden_at timestamptz,
    check (owner_id is not null or group_id is not null)
  )`,
  sql`create index collections_owner on collections (owner_id)`,
  sql`create index collections_group on collections (group_id) where group_id is not null`,
  sql`create index collections_hidden on collections (hidden_at) where hidden_at is not null`,
  sql`create trigger collections_reports after delete on collections
    referencing old table as gone for each statement execute function delete_reports('collection')`,

  sql`create table collection_recipes (
    collection_id uuid not null references collections on delete cascade,
    recipe_id uuid not null,
    position integer not null,
    note text check (note <> ''),
    added_by uuid references users on delete set null,
    added_at timestamptz not null,
    primary key (collection_id, recipe_id)
  )`,
  sql`create index collection_recipes_added_by on collection_recipes (added_by)`,
]
