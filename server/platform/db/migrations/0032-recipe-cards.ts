import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** What lists of cards need: the placeholder of a picture, and an index for browsing with filters. */
export const recipeCards: Migration = {
  name: '0032-recipe-cards',
  async up(db) {
    const statements = [
      sql`alter table images add column placeholder bytea`,
      sql`create index images_without_placeholder on images (key) where placeholder is null`,
      // Filters that few recipes match read many entries in the order of the list, but not the recipes.
      sql`create index recipes_filters on recipes (created_at desc, id desc)
        include (dish_type, language, minutes)
        where is_public and deleted_at is null and hidden_at is null`,
    ]
    for (const statement of statements) await statement.execute(db)
  },
}
