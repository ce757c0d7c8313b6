import { sql } from 'kysely'
import { jsonFile, type PersonalData } from '../../platform/privacy/personal-data.ts'

/**
 * Own collections are deleted, and so are a group's that nobody else added to. The others stay without their creator,
 * and without the notes of the person.
 */
export const collectionsPersonalData: PersonalData = {
  columns: ['collections.owner_id', 'collection_recipes.added_by'],

  async erase(db, { id }) {
    await sql`delete from collections where owner_id = ${id} and (group_id is null or not exists (
      select from collection_recipes where collection_id = collections.id and added_by <> ${id}))`.execute(db)
    await db.updateTable('collections').set({ owner_id: null }).where('owner_id', '=', id).execute()
    await db
      .updateTable('collection_recipes')
      .set({ added_by: null, note: null })
      .where('added_by', '=', id)
      .execute()
  },

  async *export({ db }, { id }) {
    const collections = await db
      .selectFrom('collections')
      .select(['id', 'group_id', 'title', 'description', 'created_at'])
      .where('owner_id', '=', id)
      .orderBy('created_at')
      .execute()
    const recipes = await db
      .selectFrom('collection_recipes')
      .select(['collection_id', 'recipe_id', 'note', 'added_at'])
      .where('added_by', '=', id)
      .orderBy('added_at')
      .execute()
    if (collections.length + recipes.length > 0) yield jsonFile('collections.json', { collections, recipes })
  },
}
