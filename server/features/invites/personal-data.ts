import { sql } from 'kysely'
import { jsonFile, type PersonalData } from '../../platform/privacy/personal-data.ts'

/** Created and used invites and requests. The invites stay in the tree without the user. */
export const invitesPersonalData: PersonalData = {
  columns: [
    'invites.created_by',
    'invites.used_by',
    'invites.sent_to',
    'invite_requests.email',
    'invite_requests.approved_by',
  ],

  async erase(db, person) {
    await db
      .updateTable('invites')
      .set({ sent_to: null })
      .where((where) =>
        where.or([
          where('created_by', '=', person.id),
          sql<boolean>`lower(sent_to) = lower(${person.email})`,
        ]),
      )
      .execute()
    await db.updateTable('invites').set({ created_by: null }).where('created_by', '=', person.id).execute()
    await db.updateTable('invites').set({ used_by: null }).where('used_by', '=', person.id).execute()
    await db
      .deleteFrom('invite_requests')
      .where(sql`lower(email)`, '=', sql`lower(${person.email})`)
      .execute()
    await db
      .updateTable('invite_requests')
      .set({ approved_by: null })
      .where('approved_by', '=', person.id)
      .execute()
  },

  async *export({ db }, person) {
    const sent = await db
      .selectFrom('invites')
      .select(['sent_to', 'created_at', 'expires_at', 'used_at', 'revoked_at'])
      .where('created_by', '=', person.id)
      .orderBy('created_at')
      .execute()
    const requests = await db
      .selectFrom('invite_requests')
      .select(['email', 'note', 'language', 'created_at', 'approved_at'])
      .where(sql`lower(email)`, '=', sql`lower(${person.email})`)
      .orderBy('created_at')
      .execute()
    yield jsonFile('invitations.json', { sent, requests })
  },
}
