import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Filters that few recipes match, or none, are answered from indexes alone, however many recipes there are. */
export const recipeFilters: Migration = {
  name: '0033-recipe-filters',
  async up(db) {
    const published = sql`is_public and deleted_at is null and hidden_at is null`
    const statements = [
      sql`drop index recipes_filters`,
      sql`create index recipes_filters on recipes (created_at desc, id desc)
        include (dish_type, language, minutes, diets) where ${published}`,
      // A filter by rating names the same condition. Most recipes have no rating.
      sql`create index recipes_with_rating on recipes (created_at desc, id desc)
        include (dish_type, language, minutes, diets, rating_count, rating_sum)
        where ${published} and rating_count > 0`,
    ]
    for (const statement of statements) await statement.execute(db)
  },
}
