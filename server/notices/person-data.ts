import type { Db } from '../db/schema.ts'
import { selectEveryNotice } from './queries.ts'

/** What somebody was told goes with them; what others were told of them loses the name. */
export const noticesPersonData = {
  columns: ['notices.member_id', 'notices.actor_id', 'unwanted_notices.member_id', 'digests.member_id'],

  async erase(db: Db, person: { id: string }) {
    await db.deleteFrom('notices').where('member_id', '=', person.id).execute()
    await db.updateTable('notices').set({ actor_id: null }).where('actor_id', '=', person.id).execute()
    await db.deleteFrom('unwanted_notices').where('member_id', '=', person.id).execute()
    await db.deleteFrom('digests').where('member_id', '=', person.id).execute()
  },

  async *export({ db }: { db: Db }, person: { id: string }) {
    const found = await selectEveryNotice(db, person.id)
    const told = found.map((notice) => ({
      kind: notice.kind,
      many: notice.many,
      by: notice.actor_name,
      thread: notice.thread_title,
      recipe: notice.recipe_title,
      about: notice.thing,
      title: notice.title,
      reason: notice.reason,
      created_at: notice.created_at,
      read_at: notice.read_at,
    }))
    const switchedOff = await db
      .selectFrom('unwanted_notices')
      .select('kind')
      .where('member_id', '=', person.id)
      .execute()
    const mailed = await db
      .selectFrom('digests')
      .select('sent_at')
      .where('member_id', '=', person.id)
      .executeTakeFirst()
    if (told.length + switchedOff.length === 0 && !mailed) return
    const notices = {
      told,
      switched_off: switchedOff.map(({ kind }) => kind),
      last_daily_mail: mailed?.sent_at ?? null,
    }
    yield { name: 'notices.json', bytes: Buffer.from(`${JSON.stringify(notices, null, 2)}\n`) }
  },
}
