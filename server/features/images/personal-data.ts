import type { PersonalData } from '../../platform/privacy/personal-data.ts'
import { queueImageDeletion } from './deletion-queue.ts'

/** Painted and uploaded recipe images. */
export const imagesPersonalData: PersonalData = {
  columns: ['images.maker_id'],

  async erase(db, person, now) {
    const gone = await db.deleteFrom('images').where('maker_id', '=', person.id).returning('key').execute()
    await queueImageDeletion(
      db,
      gone.map(({ key }) => key),
      now,
    )
  },

  async *export({ db, images }, person) {
    const rows = await db
      .selectFrom('images')
      .select('key')
      .where('maker_id', '=', person.id)
      .orderBy('created_at')
      .execute()
    for (const { key } of rows) {
      const bytes = await images.get(key)
      if (bytes) yield { name: `pictures/${key}`, bytes }
    }
  },
}
