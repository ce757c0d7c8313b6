import { sql } from 'kysely'
import { jsonFile, type PersonalData } from '../../platform/privacy/personal-data.ts'
import { leaveHousehold, lockMembershipOf } from './membership.ts'
import { findHousehold, householdMembers, selectEaters } from './queries.ts'

/** The export holds what the member sees. With the account go its eater, its invitations and, after the last, the household. */
export const householdsPersonalData = {
  columns: [
    'household_members.user_id',
    'household_members.removed_by',
    'household_invites.made_by',
    'household_invites.sent_to',
    'household_invites.user_id',
    'eaters.user_id',
  ],

  async erase(db, { id, email }) {
    await lockMembershipOf(db, id)
    await db.deleteFrom('eaters').where('user_id', '=', id).execute()
    await leaveHousehold(db, id)
    await db.updateTable('household_members').set({ removed_by: null }).where('removed_by', '=', id).execute()
    await sql`delete from household_invites
      where made_by = ${id} or user_id = ${id} or lower(sent_to) = lower(${email})`.execute(db)
  },

  async *export({ db }, { id }) {
    const found = await db
      .selectFrom('household_members')
      .select('household_id')
      .where('user_id', '=', id)
      .executeTakeFirst()
    if (!found) return
    const household = await findHousehold(db, found.household_id)
    if (!household) return
    const members = await householdMembers(db, found.household_id)
    const eaters = await selectEaters(db, found.household_id)
    const invites = await db
      .selectFrom('household_invites')
      .select(['sent_to', 'created_at', 'expires_at', 'used_at'])
      .where('made_by', '=', id)
      .orderBy('created_at')
      .execute()
    yield jsonFile('household.json', {
      name: household.name,
      created_at: household.created_at,
      week_starts: household.week_starts,
      measures: household.measures,
      region: household.region,
      servings: household.servings,
      weekday_minutes: household.weekday_minutes,
      equipment: household.equipment,
      members: members.map(({ name, joined_at, removal_at }) => ({ name, joined_at, removal_at })),
      eaters: eaters.map((eater) => ({
        name: eater.name,
        is_me: eater.user_id === id,
        allergens: eater.allergens,
        diets: eater.diets,
        dislikes: eater.dislikes,
        is_child: eater.is_child,
        is_usual: eater.is_usual,
      })),
      invites,
    })
  },
} satisfies PersonalData
