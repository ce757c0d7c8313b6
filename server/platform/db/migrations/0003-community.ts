import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * What people do with each other's recipes: ratings, likes, comments, photos; groups, their members and what was shared
 * to them; and what finding a recipe needs. What can be derived is derived by the database, so that no writer can
 * forget it: search vectors, the words a slip of the pen is compared with, the number of public recipes.
 */
export const community: Migration = {
  name: '0003-community',
  async up(db) {
    for (const statement of [...rows, ...groups, ...search, ...publicCount]) await statement.execute(db)
  },
}

const rows = [
  sql`create table ratings (
    recipe_id uuid not null references recipes on delete cascade,
    member_id uuid not null references users,
    stars smallint not null check (stars between 1 and 5),
    rated_at timestamptz not null,
    primary key (recipe_id, member_id)
  )`,
  sql`create index ratings_member on ratings (member_id, rated_at desc)`,

  sql`create table likes (
    recipe_id uuid not null references recipes on delete cascade,
    member_id uuid not null references users,
    liked_at timestamptz not null,
    primary key (recipe_id, member_id)
  )`,
  sql`create index likes_member on likes (member_id, liked_at desc)`,

  sql`create table comments (
    id uuid primary key default gen_random_uuid(),
    recipe_id uuid not null references recipes on delete cascade,
    author_id uuid not null references users,
    content text not null check (content <> ''),
    created_at timestamptz not null
  )`,
  sql`create index comments_newest on comments (recipe_id, created_at desc, id desc)`,
  sql`create index comments_author on comments (author_id)`,

  sql`create table photos (
    id uuid primary key default gen_random_uuid(),
    recipe_id uuid not null references recipes on delete cascade,
    author_id uuid not null references users,
    object_name text not null unique,
    description text check (description <> ''),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    placeholder bytea not null,
    created_at timestamptz not null
  )`,
  sql`create index photos_newest on photos (recipe_id, created_at desc, id desc)`,
  sql`create index photos_author on photos (author_id)`,
]

const groups = [
  sql`create table groups (
    id uuid primary key default gen_random_uuid(),
    owner_id uuid not null references users,
    name text not null check (name <> ''),
    description text,
    category text,
    location text,
    tags text[] not null default '{}',
    picture_name text,
    is_public boolean not null,
    member_count integer not null default 0 check (member_count >= 0),
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`create index groups_owner on groups (owner_id)`,
  sql`create index groups_public on groups (created_at desc, id desc) where is_public`,

  sql`create table group_members (
    group_id uuid not null references groups on delete cascade,
    member_id uuid not null references users,
    joined_at timestamptz not null,
    primary key (group_id, member_id)
  )`,
  sql`create index group_members_member on group_members (member_id)`,
  sql`create index group_members_longest on group_members (group_id, joined_at, member_id)`,

  // One row for each time it was shared or attached: only when the last is withdrawn does the recipe close again.
  sql`create table recipe_shares (
    id uuid primary key default gen_random_uuid(),
    group_id uuid not null references groups on delete cascade,
    recipe_id uuid not null references recipes on delete cascade,
    sharer_id uuid not null references users,
    created_at timestamptz not null
  )`,
  sql`create index recipe_shares_recipe on recipe_shares (recipe_id, sharer_id, group_id)`,
  sql`create index recipe_shares_group on recipe_shares (group_id, recipe_id)`,
  sql`create index recipe_shares_sharer on recipe_shares (sharer_id)`,
]

const search = [
  sql`create extension if not exists fuzzystrmatch`,

  // Texts come folded (no accents, no case), so the stemmers alone are left to do.
  sql`create function recipe_vector(language text, body text) returns tsvector
    language sql immutable parallel safe
    return case language
      when 'fr' then to_tsvector('pg_catalog.french'::regconfig, body)
      when 'es' then to_tsvector('pg_catalog.spanish'::regconfig, body)
      when 'de' then to_tsvector('pg_catalog.german'::regconfig, body)
      else to_tsvector('pg_catalog.english'::regconfig, body)
    end`,

  sql`alter table recipes
    add column term_text text not null default '',
    add column ingredient_text text not null default ''`,
  sql`update recipes set
    term_text = lower(array_to_string(search_terms, ' ') || ' ' || coalesce(taste, '')),
    ingredient_text = coalesce(
      (select lower(string_agg(each ->> 'item', ' , ')) from jsonb_array_elements(structure -> 'ingredients') each),
      search_text)`,
  sql`alter table recipes
    add column title_vector tsvector not null generated always as (recipe_vector(language, search_title)) stored,
    add column ingredient_vector tsvector not null
      generated always as (recipe_vector(language, ingredient_text)) stored,
    add column search_vector tsvector not null generated always as (
      setweight(recipe_vector(language, search_title), 'A')
      || setweight(recipe_vector(language, term_text), 'B')
      || setweight(recipe_vector(language, ingredient_text), 'C')
      || setweight(recipe_vector(language, search_text), 'D')
    ) stored,
    add column diets jsonb not null generated always as (coalesce(structure -> 'diets', '[]')) stored,
    add column minutes integer generated always as (
      coalesce(total_minutes, prep_minutes + cook_minutes, prep_minutes, cook_minutes)) stored,
    add column rating_score double precision not null
      generated always as ((rating_sum + 17.5) / (rating_count + 5)) stored`,
  sql`create index recipes_title on recipes using gin (title_vector) with (gin_pending_list_limit = 256)`,
  sql`create index recipes_search on recipes using gin (search_vector) with (gin_pending_list_limit = 256)`,
  sql`create index recipes_rated on recipes (rating_score desc, created_at desc, id desc)
    where is_public and deleted_at is null`,
  sql`create index recipes_loved on recipes (like_count desc, created_at desc, id desc)
    where is_public and deleted_at is null`,

  // Spellings that sound alike in one of the four languages fall together: lazagna, lasagne; brocoli, broccoli.
  sql`create function search_sound(word text) returns text language sql immutable strict parallel safe
    return coalesce(nullif(regexp_replace(regexp_replace(
      translate(regexp_replace(replace(word, 'ph', 'f'), 'qu|ck|[cq]', 'k', 'g'), 'zywh', 'siv'),
      '(.)\\1+', '\\1', 'g'), '[aeious]+$', ''), ''), word)`,
  sql`create table search_words (
    word text primary key,
    sound text not null generated always as (search_sound(word)) stored
  )`,
  sql`create index search_words_sound on search_words using gin (sound gin_trgm_ops)`,
  // In the order of the words, so that two savers never wait for each other.
  sql`create function remember_words(body text) returns void language sql
    begin atomic
      insert into search_words (word)
      select distinct word from regexp_split_to_table(body, '[^a-z]+') word
      where length(word) between 4 and 30 order by word
      on conflict do nothing;
    end`,
  sql`create function remember_new_recipes() returns trigger language plpgsql as $$
    begin
      perform remember_words(string_agg(concat_ws(' ', search_title, term_text, ingredient_text), ' ')) from fresh;
      return null;
    end $$`,
  sql`create function remember_changed_recipe() returns trigger language plpgsql as $$
    begin
      perform remember_words(concat_ws(' ', new.search_title, new.term_text, new.ingredient_text));
      return null;
    end $$`,
  sql`create trigger recipes_words_new after insert on recipes referencing new table as fresh
    for each statement execute function remember_new_recipes()`,
  sql`create trigger recipes_words_changed after update of search_title, term_text, ingredient_text on recipes
    for each row execute function remember_changed_recipe()`,
  sql`select remember_words(concat_ws(' ', search_title, term_text, ingredient_text)) from recipes`,
]

/** Counting 100,000 rows takes 10 ms; a counter takes none. */
const publicCount = [
  sql`create table recipe_totals (
    one boolean primary key default true check (one),
    public_count integer not null check (public_count >= 0)
  )`,
  sql`insert into recipe_totals (public_count)
    select count(*) from recipes where is_public and deleted_at is null`,
  sql`create function count_new_recipes() returns trigger language plpgsql as $$
    declare change integer;
    begin
      select count(*) into change from fresh where is_public and deleted_at is null;
      if change <> 0 then update recipe_totals set public_count = public_count + change; end if;
      return null;
    end $$`,
  sql`create function count_gone_recipes() returns trigger language plpgsql as $$
    declare change integer;
    begin
      select count(*) into change from gone where is_public and deleted_at is null;
      if change <> 0 then update recipe_totals set public_count = public_count - change; end if;
      return null;
    end $$`,
  sql`create function count_changed_recipe() returns trigger language plpgsql as $$
    begin
      update recipe_totals set public_count = public_count
        + case when new.is_public and new.deleted_at is null then 1 else -1 end;
      return null;
    end $$`,
  sql`create trigger recipes_count_new after insert on recipes referencing new table as fresh
    for each statement execute function count_new_recipes()`,
  sql`create trigger recipes_count_gone after delete on recipes referencing old table as gone
    for each statement execute function count_gone_recipes()`,
  sql`create trigger recipes_count_changed after update of is_public, deleted_at on recipes for each row
    when ((old.is_public and old.deleted_at is null) is distinct from (new.is_public and new.deleted_at is null))
    execute function count_changed_recipe()`,
]
