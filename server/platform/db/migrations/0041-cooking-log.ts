import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Who cooked what, when and how it went. Recipes count the entries that members can see; in the order by rating, the
 * rating of somebody with such an entry counts twice.
 */
export const cookingLog: Migration = {
  name: '0041-cooking-log',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  sql`create table cooking_log (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    recipe_id uuid references recipes on delete set null,
    version_id uuid references recipe_versions on delete set null,
    title text not null,
    cooked_on date not null,
    servings integer not null check (servings > 0),
    stars integer check (stars between 1 and 5),
    note text,
    next_time text,
    changed text,
    minutes integer check (minutes > 0),
    visible_to text not null check (visible_to in ('me', 'members')),
    shared_at timestamptz,
    created_at timestamptz not null,
    hidden_at timestamptz,
    check (visible_to = 'me' or shared_at is not null)
  )`,
  sql`create index cooking_log_diary on cooking_log (user_id, cooked_on desc, created_at desc, id desc)`,
  sql`create index cooking_log_cook on cooking_log (recipe_id, user_id, cooked_on desc, created_at desc)`,
  sql`create index cooking_log_visible on cooking_log (recipe_id, cooked_on desc, created_at desc, id desc)
    where visible_to = 'members' and hidden_at is null`,
  sql`create index cooking_log_hidden on cooking_log (id) where hidden_at is not null`,
  sql`create index cooking_log_version on cooking_log (version_id) where version_id is not null`,

  // A photo of a private entry is for its author only.
  sql`alter table photos
    add column cooking_log_id uuid references cooking_log on delete set null,
    add column is_private boolean not null default false`,
  sql`create index photos_cooking_log on photos (cooking_log_id) where cooking_log_id is not null`,

  sql`alter table recipes
    add column cooked_count integer not null default 0,
    add column cooks_count integer not null default 0,
    add column cooked_rating_count integer not null default 0,
    add column cooked_rating_sum integer not null default 0,
    add constraint recipes_cooked_count_check check (cooked_count >= 0 and cooks_count >= 0
      and cooks_count <= cooked_count and cooked_rating_count >= 0 and cooked_rating_sum >= 0)`,

  // A new expression would write the whole table anew, with all its indexes. A trigger keeps the column instead.
  sql`alter table recipes alter column rating_score drop expression`,
  sql`create function set_rating_score() returns trigger language plpgsql as $$
    begin
      new.rating_score := (new.rating_sum + new.cooked_rating_sum + 17.5)
        / (new.rating_count + new.cooked_rating_count + 5);
      return new;
    end $$`,
  sql`create trigger recipes_rating_score
    before insert or update of rating_count, rating_sum, cooked_rating_count, cooked_rating_sum on recipes
    for each row execute function set_rating_score()`,
]
