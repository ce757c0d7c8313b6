import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * The browsers from which somebody has signed in, which what others do does not keep out. And which threads have the title
 * of a recipe that was shared: it is shown to nobody who may not read the recipe.
 */
export const devicesAndShareTitles: Migration = {
  name: '0025-devices-and-share-titles',
  async up(db) {
    const statements = [
      // One browser has one token, for all who sign in there.
      sql`create table known_devices (
        id uuid primary key default gen_random_uuid(),
        token_hash bytea not null,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null,
        seen_at timestamptz not null,
        unique (token_hash, user_id)
      )`,
      sql`create index known_devices_user on known_devices (user_id, seen_at)`,
      sql`create index known_devices_seen on known_devices (seen_at)`,
      sql`alter table sessions add column device_id uuid references known_devices on delete set null`,
      sql`create index sessions_device on sessions (device_id)`,

      sql`alter table forum_threads add column titled_by_recipe boolean not null default false`,
      // Only a share has no words of its own; one with a message has the recipe's title unless somebody changed either.
      sql`update forum_threads set titled_by_recipe = true
        from recipe_references reference left join recipes on recipes.id = reference.recipe_id
        where reference.thread_id = forum_threads.id and reference.post_id is null and (forum_threads.title = recipes.title
          or (forum_threads.content = '' and forum_threads.edited_at is null))`,
      // For what is told of a thread, where the reader is a member of its group like any other.
      sql`create function shown_title(thread forum_threads) returns text language sql stable parallel safe
        return case when not thread.titled_by_recipe or exists (
          select from recipe_references reference join recipes on recipes.id = reference.recipe_id
          where reference.thread_id = thread.id and reference.post_id is null
            and recipes.deleted_at is null and recipes.hidden_at is null
            and (recipes.is_public or exists (select from recipe_shares share where share.recipe_id = recipes.id
              and share.group_id = thread.group_id and share.sharer_id = recipes.owner_id))
        ) then thread.title end`,
    ]
    for (const statement of statements) await statement.execute(db)
  },
}
