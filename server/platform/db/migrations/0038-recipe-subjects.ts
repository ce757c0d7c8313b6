import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * The foods and dish classes of recipes as ids that are the same in all languages. They are also lexemes of the word
 * vectors, so that one query asks for words and ids together. A job fills them for the recipes that exist.
 */
export const recipeSubjects: Migration = {
  name: '0038-recipe-subjects',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const published = sql`is_public and deleted_at is null and hidden_at is null`

/** Lists and searches look at these columns of thousands of rows, so they are not stored apart from the row. */
const inline = (columns: readonly string[]) =>
  sql.raw(columns.map((column) => `alter column ${column} set storage main`).join(', '))

const statements = [
  sql`alter table recipes
    add column food_ids text[] not null default '{}',
    add column about_ids text[] not null default '{}',
    add column dish_ids text[] not null default '{}',
    add column subjects_version smallint not null default 0,
    ${inline(['food_ids', 'about_ids', 'dish_ids'])}`,
  sql`create index recipes_food_ids on recipes using gin (food_ids) with (gin_pending_list_limit = 256)`,
  sql`create index recipes_subjects_version on recipes (subjects_version, id)`,

  sql`create function subject_vector(food_ids text[], dish_ids text[]) returns tsvector
    language sql immutable parallel safe
    return array_to_tsvector(
      array(select 'f:' || id from unnest(food_ids) id) || array(select 'd:' || id from unnest(dish_ids) id))`,

  // One statement, so that the table is written once.
  sql`alter table recipes
    drop column title_vector, drop column ingredient_vector, drop column search_vector,
    add column title_vector tsvector not null generated always as (
      recipe_vector(language, search_title) || subject_vector(about_ids, dish_ids)) stored,
    add column ingredient_vector tsvector not null generated always as (
      recipe_vector(language, ingredient_text) || subject_vector(food_ids, '{}')) stored,
    add column search_vector tsvector not null generated always as (
      setweight(recipe_vector(language, search_title), 'A')
      || setweight(recipe_vector(language, term_text), 'B')
      || setweight(recipe_vector(language, ingredient_text), 'C')
      || setweight(recipe_vector(language, search_text), 'D')
      || subject_vector(food_ids, dish_ids)
    ) stored,
    ${inline(['title_vector', 'ingredient_vector'])}`,
  sql`alter table recipes
    alter column title_vector set statistics 1000,
    alter column ingredient_vector set statistics 1000,
    alter column search_vector set statistics 1000`,
  sql`create index recipes_title on recipes using gin (title_vector) with (gin_pending_list_limit = 256)`,
  sql`create index recipes_ingredients on recipes using gin (ingredient_vector)
    with (gin_pending_list_limit = 256)`,
  sql`create index recipes_search on recipes using gin (search_vector) with (gin_pending_list_limit = 256)`,

  // Whole titles, and what they begin with.
  sql`create index recipes_whole_title on recipes (search_title text_pattern_ops) where ${published}`,

  // The words of names, without case and accents; the same letters as in the search texts, as far as names have them.
  sql`create function folded_name(name text) returns text language sql immutable strict parallel safe
    return translate(replace(replace(replace(lower(name), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
      'àáâãäåāąçćčďđèéêëēęěğìíîïīıłñńňòóôõöøōřśšşťùúûüūůýÿžźż', 'aaaaaaaacccddeeeeeeegiiiiiilnnnooooooorssstuuuuuuyyzzz')`,
  sql`create index users_name_words on users using gin (to_tsvector('simple', folded_name(name)))`,
]
