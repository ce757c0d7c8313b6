import type { Db } from '../db/schema.ts'

/** What somebody was told goes with them; what others were told of them loses the name. */
export const noticesPersonData = {
  columns: ['notices.member_id', 'notices.actor_id', 'unwanted_notices.member_id', 'digests.member_id'],

  async erase(db: Db, person: { id: string }) {
    await db.deleteFrom('notices').where('member_id', '=', person.id).execute()
    await db.updateTable('notices').set({ actor_id: null }).where('actor_id', '=', person.id).execute()
    await db.deleteFrom('unwanted_notices').where('member_id', '=', person.id).execute()
    await db.deleteFrom('digests').where('member_id', '=', person.id).execute()
  },
}
