import type { Db } from '../db/schema.ts'
import { selectEveryNotice } from './queries.ts'

/** What somebody was told goes with them; what others were told of them loses the name. */
export const noticesPersonData = {
  columns: [
    'notifications.user_id',
    'notifications.actor_id',
    'notification_opt_outs.user_id',
    'digest_runs.user_id',
  ],

  async erase(db: Db, person: { id: string }) {
    await db.deleteFrom('notifications').where('user_id', '=', person.id).execute()
    await db.updateTable('notifications').set({ actor_id: null }).where('actor_id', '=', person.id).execute()
    await db.deleteFrom('notification_opt_outs').where('user_id', '=', person.id).execute()
    await db.deleteFrom('digest_runs').where('user_id', '=', person.id).execute()
  },

  async *export({ db }: { db: Db }, person: { id: string }) {
    const found = await selectEveryNotice(db, person.id)
    const told = found.map((notice) => ({
      kind: notice.kind,
      many: notice.count,
      by: notice.actor_name,
      thread: notice.thread_title,
      recipe: notice.recipe_title,
      about: notice.content_kind,
      title: notice.title,
      reason: notice.reason,
      created_at: notice.created_at,
      read_at: notice.read_at,
    }))
    const switchedOff = await db
      .selectFrom('notification_opt_outs')
      .select('kind')
      .where('user_id', '=', person.id)
      .execute()
    const mailed = await db
      .selectFrom('digest_runs')
      .select('sent_at')
      .where('user_id', '=', person.id)
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
