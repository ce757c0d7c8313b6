import { jsonFile, type PersonalData } from '../../platform/privacy/personal-data.ts'

/** Reports, mutes and suspensions are deleted; log entries stay, without the person. */
export const moderationPersonalData: PersonalData = {
  columns: [
    'reports.reporter_id',
    'mutes.user_id',
    'mutes.muted_user_id',
    'suspensions.user_id',
    'moderation_log.actor_id',
    'moderation_log.subject_id',
  ],

  async erase(db, { id }) {
    await db.deleteFrom('reports').where('reporter_id', '=', id).execute()
    await db
      .deleteFrom('mutes')
      .where((where) => where.or([where('user_id', '=', id), where('muted_user_id', '=', id)]))
      .execute()
    await db.deleteFrom('suspensions').where('user_id', '=', id).execute()
    await db.updateTable('moderation_log').set({ actor_id: null }).where('actor_id', '=', id).execute()
    await db.updateTable('moderation_log').set({ subject_id: null }).where('subject_id', '=', id).execute()
  },

  async *export({ db }, { id }) {
    const reports = await db
      .selectFrom('reports')
      .select(['kind', 'content_id', 'reason', 'note', 'created_at'])
      .where('reporter_id', '=', id)
      .orderBy('created_at')
      .execute()
    const muted = await db
      .selectFrom('mutes')
      .select(['muted_user_id', 'created_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute()
    const suspensions = await db
      .selectFrom('suspensions')
      .select(['group_id', 'reason', 'created_at', 'ends_at'])
      .where('user_id', '=', id)
      .execute()
    const entries = db
      .selectFrom('moderation_log')
      .select(['at', 'action', 'kind', 'content_id', 'group_id', 'reason'])
      .orderBy('id')
    const moderation = {
      byYou: await entries.where('actor_id', '=', id).execute(),
      aboutYou: await entries.where('subject_id', '=', id).execute(),
    }
    yield jsonFile('moderation.json', { reports, muted, suspensions, moderation })
  },
}
