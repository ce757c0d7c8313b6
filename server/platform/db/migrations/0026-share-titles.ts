import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Which threads have the title of a recipe that was shared: it is shown to nobody who may not read the recipe. */
export const shareTitles: Migration = {
  name: '0026-share-titles',
  async up(db) {
    const statements = [
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
