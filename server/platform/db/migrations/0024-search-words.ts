import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * The words by which a search understands slips are those of published recipes only, each with how many recipes have
 * it; with the last one it is forgotten. Before, the words of private and deleted recipes were kept for ever, and
 * whoever published a word near one of them could ask whether it was there.
 */
export const searchWords: Migration = {
  name: '0024-search-words',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

/** Which recipes count, as everywhere where what is public is asked for. */
const isPublished = sql`is_public and deleted_at is null and hidden_at is null`

const statements = [
  sql`drop trigger recipes_words_new on recipes`,
  sql`drop trigger recipes_words_changed on recipes`,
  sql`drop function remember_new_recipes(), remember_changed_recipe(), remember_words(text)`,
  // Room on the pages, so that a count is changed in place.
  sql`alter table search_words add column recipe_count integer not null default 0, set (fillfactor = 70)`,

  sql`create function words_of(search_title text, term_text text, ingredient_text text) returns setof text
    language sql immutable parallel safe
    begin atomic
      select distinct word
      from regexp_split_to_table(concat_ws(' ', search_title, term_text, ingredient_text), '[^a-z]+') word
      where length(word) between 4 and 30;
    end`,

  sql`truncate search_words`,
  sql`insert into search_words (word, recipe_count)
    select word, count(*) from recipes cross join words_of(search_title, term_text, ingredient_text) word
    where ${isPublished} group by word`,

  // In the order of the words, so that of two writers none waits for the other in a circle. Who finds a row gone that
  // another writer has just forgotten makes it anew.
  sql`create function count_words(words text[], changes integer[]) returns void language plpgsql as $$
    begin
      insert into search_words (word, recipe_count)
        select word, change from unnest(words, changes) counted (word, change) order by word
        on conflict (word) do update set recipe_count = search_words.recipe_count + excluded.recipe_count;
      delete from search_words where word = any(words) and recipe_count <= 0;
    end $$`,
  sql`create function count_words_of_new_recipes() returns trigger language plpgsql as $$
    begin
      perform count_words(array_agg(word), array_agg(many)) from (
        select word, count(*)::integer as many
        from fresh cross join words_of(search_title, term_text, ingredient_text) word
        where ${isPublished} group by word
      ) counted having count(*) > 0;
      return null;
    end $$`,
  sql`create function count_words_of_gone_recipes() returns trigger language plpgsql as $$
    begin
      perform count_words(array_agg(word), array_agg(-many)) from (
        select word, count(*)::integer as many
        from gone cross join words_of(search_title, term_text, ingredient_text) word
        where ${isPublished} group by word
      ) counted having count(*) > 0;
      return null;
    end $$`,
  sql`create function count_words_of_changed_recipe() returns trigger language plpgsql as $$
    begin
      perform count_words(array_agg(word), array_agg(change)) from (
        select word, sum(change)::integer as change from (
          select word, -1 as change from words_of(old.search_title, old.term_text, old.ingredient_text) word
          where old.is_public and old.deleted_at is null and old.hidden_at is null
          union all
          select word, 1 from words_of(new.search_title, new.term_text, new.ingredient_text) word
          where new.is_public and new.deleted_at is null and new.hidden_at is null
        ) each group by word having sum(change) <> 0
      ) counted having count(*) > 0;
      return null;
    end $$`,
  sql`create trigger recipes_words_new after insert on recipes referencing new table as fresh
    for each statement execute function count_words_of_new_recipes()`,
  sql`create trigger recipes_words_gone after delete on recipes referencing old table as gone
    for each statement execute function count_words_of_gone_recipes()`,
  // By row, since only those triggers can be bound to columns: likes, ratings and comments change rows all the time.
  sql`create trigger recipes_words_changed
    after update of search_title, term_text, ingredient_text, is_public, deleted_at, hidden_at on recipes for each row
    when ((old.search_title, old.term_text, old.ingredient_text, old.is_public, old.deleted_at, old.hidden_at)
      is distinct from (new.search_title, new.term_text, new.ingredient_text, new.is_public, new.deleted_at,
        new.hidden_at))
    execute function count_words_of_changed_recipe()`,
]
