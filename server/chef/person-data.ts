import { jsonFile, type PersonData } from '../account/person.ts'

/** How long a member's recipes took to finish. */
export const chefPersonData: PersonData = {
  columns: ['generation_timings.member_id'],

  async erase(db, person) {
    await db.deleteFrom('generation_timings').where('member_id', '=', person.id).execute()
  },

  async *export({ db }, person) {
    const timings = await db
      .selectFrom('generation_timings')
      .select(['recipe_id', 'plating_ms', 'image_ms', 'save_ms', 'total_ms', 'success'])
      .select(['error_step', 'error_message', 'created_at'])
      .where('member_id', '=', person.id)
      .orderBy('created_at')
      .execute()
    yield jsonFile('finished-recipes.json', timings)
  },
}
