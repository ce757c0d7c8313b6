import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * The recipes of a language and of a kind in the order of the list. What is asked of their ingredients cannot be answered
 * from an index; then only the rows of that language or kind are read.
 */
export const recipeOrders: Migration = {
  name: '0047-recipe-orders',
  async up(db) {
    const published = sql`is_public and deleted_at is null and hidden_at is null`
    await sql`create index recipes_of_language on recipes (language, created_at desc, id desc)
      where ${published}`.execute(db)
    await sql`create index recipes_of_dish_type on recipes (dish_type, created_at desc, id desc)
      where ${published}`.execute(db)
  },
}
