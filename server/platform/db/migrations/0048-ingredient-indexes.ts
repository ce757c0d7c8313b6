import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * The ingredients of the recipes of each language and of each kind. An ingredient that is common elsewhere and not found in
 * one language or kind is in none of its lists there; the index of all recipes would be read to the end of its list.
 */
export const ingredientIndexes: Migration = {
  name: '0048-ingredient-indexes',
  async up(db) {
    const parts = [
      ...['en', 'fr', 'es', 'de'].map((language) => ({ column: 'language', value: language })),
      ...['Starters', 'Mains', 'Desserts', 'Cocktails'].map((kind) => ({ column: 'dish_type', value: kind })),
    ]
    for (const { column, value } of parts) {
      await sql`create index ${sql.id(`recipes_ingredients_${value.toLowerCase()}`)}
        on recipes using gin (ingredient_vector) with (gin_pending_list_limit = 256)
        where is_public and deleted_at is null and hidden_at is null
          and ${sql.id(column)} = ${sql.lit(value)}`.execute(db)
    }
  },
}
