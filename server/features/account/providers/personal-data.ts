import { jsonFile, type PersonalData } from '../../../platform/privacy/personal-data.ts'

/** Who a member is at sign-in providers. */
export const providersPersonalData: PersonalData = {
  columns: ['identities.user_id', 'identities.subject', 'identities.email', 'oauth_states.user_id'],

  async erase(db, person) {
    await db.deleteFrom('identities').where('user_id', '=', person.id).execute()
    await db.deleteFrom('oauth_states').where('user_id', '=', person.id).execute()
  },

  async *export({ db }, person) {
    const identities = await db
      .selectFrom('identities')
      .select(['provider', 'subject', 'email', 'created_at'])
      .where('user_id', '=', person.id)
      .orderBy('created_at')
      .execute()
    if (identities.length > 0) yield jsonFile('sign-in-providers.json', identities)
  },
}
