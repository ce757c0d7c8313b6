import { jsonFile, type PersonalData } from '../../../platform/privacy/personal-data.ts'

/** Saved recipes, tags and notes. Comes before the user's own recipes are deleted. */
export const savedPersonalData = {
  columns: ['saved_recipes.user_id', 'recipe_tags.user_id', 'recipe_notes.user_id'],

  async erase(db, { id }) {
    await db.deleteFrom('saved_recipes').where('user_id', '=', id).execute()
    await db.deleteFrom('recipe_tags').where('user_id', '=', id).execute()
    await db.deleteFrom('recipe_notes').where('user_id', '=', id).execute()
  },

  async *export({ db }, { id }) {
    const saved = await db
      .selectFrom('saved_recipes')
      .select(['recipe_id', 'title', 'saved_at'])
      .where('user_id', '=', id)
      .orderBy('saved_at')
      .execute()
    const tags = await db
      .selectFrom('recipe_tags')
      .select(['recipe_id', 'tag'])
      .where('user_id', '=', id)
      .orderBy('recipe_id')
      .orderBy('folded')
      .execute()
    const notes = await db
      .selectFrom('recipe_notes')
      .select(['recipe_id', 'text', 'updated_at'])
      .where('user_id', '=', id)
      .orderBy('updated_at')
      .execute()
    yield jsonFile('binder.json', { saved, tags, notes })
  },
} satisfies PersonalData
