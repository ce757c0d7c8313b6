import { jsonFile, type PersonData } from '../account/person.ts'

/** Reports and mutes go with who made them; what was moderated stays in the log, without the name. */
export const carePersonData: PersonData = {
  columns: [
    'reports.reporter_id',
    'mutes.member_id',
    'mutes.muted_id',
    'silences.member_id',
    'moderation_acts.actor_id',
    'moderation_acts.subject_id',
  ],

  async erase(db, { id }) {
    await db.deleteFrom('reports').where('reporter_id', '=', id).execute()
    await db
      .deleteFrom('mutes')
      .where((where) => where.or([where('member_id', '=', id), where('muted_id', '=', id)]))
      .execute()
    await db.deleteFrom('silences').where('member_id', '=', id).execute()
    await db.updateTable('moderation_acts').set({ actor_id: null }).where('actor_id', '=', id).execute()
    await db.updateTable('moderation_acts').set({ subject_id: null }).where('subject_id', '=', id).execute()
  },

  async *export({ db }, { id }) {
    const reports = await db
      .selectFrom('reports')
      .select(['kind', 'thing_id', 'reason', 'note', 'created_at'])
      .where('reporter_id', '=', id)
      .orderBy('created_at')
      .execute()
    const muted = await db
      .selectFrom('mutes')
      .select(['muted_id', 'created_at'])
      .where('member_id', '=', id)
      .orderBy('created_at')
      .execute()
    const silenced = await db
      .selectFrom('silences')
      .select(['group_id', 'reason', 'created_at', 'ends_at'])
      .where('member_id', '=', id)
      .execute()
    const acts = db
      .selectFrom('moderation_acts')
      .select(['at', 'action', 'kind', 'thing_id', 'group_id', 'reason'])
      .orderBy('id')
    const moderation = {
      byYou: await acts.where('actor_id', '=', id).execute(),
      aboutYou: await acts.where('subject_id', '=', id).execute(),
    }
    yield jsonFile('care.json', { reports, muted, silenced, moderation })
  },
}
