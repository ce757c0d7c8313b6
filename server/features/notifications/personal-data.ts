import { jsonFile, type PersonalData } from '../../platform/privacy/personal-data.ts'
import { selectAllNotifications } from './queries.ts'

/** The person's notifications are deleted; those that others got of them lose the name. */
export const notificationsPersonalData: PersonalData = {
  columns: [
    'notifications.user_id',
    'notifications.actor_id',
    'notification_opt_outs.user_id',
    'digest_runs.user_id',
  ],

  async erase(db, person) {
    await db.deleteFrom('notifications').where('user_id', '=', person.id).execute()
    await db.updateTable('notifications').set({ actor_id: null }).where('actor_id', '=', person.id).execute()
    await db.deleteFrom('notification_opt_outs').where('user_id', '=', person.id).execute()
    await db.deleteFrom('digest_runs').where('user_id', '=', person.id).execute()
  },

  async *export({ db }, person) {
    const found = await selectAllNotifications(db, person.id)
    const received = found.map((notification) => ({
      kind: notification.kind,
      many: notification.count,
      by: notification.actor_name,
      thread: notification.thread_title,
      recipe: notification.recipe_title,
      about: notification.content_kind,
      title: notification.title,
      reason: notification.reason,
      created_at: notification.created_at,
      read_at: notification.read_at,
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
    if (received.length + switchedOff.length === 0 && !mailed) return
    yield jsonFile('notices.json', {
      told: received,
      switched_off: switchedOff.map(({ kind }) => kind),
      last_daily_mail: mailed?.sent_at ?? null,
    })
  },
}
