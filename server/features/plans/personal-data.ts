import { jsonFile, type PersonalData } from '../../platform/privacy/personal-data.ts'
import { selectFeeds } from './feeds.ts'
import { selectAllEntries } from './queries.ts'

/** The export holds the plan as the member sees it. With the account go its calendars and its name as a cook. */
export const plansPersonalData = {
  columns: ['plan_entries.cook_id', 'calendar_feeds.user_id'],

  async erase(db, { id }) {
    await db.updateTable('plan_entries').set({ cook_id: null }).where('cook_id', '=', id).execute()
    await db.deleteFrom('calendar_feeds').where('user_id', '=', id).execute()
  },

  async *export({ db }, { id }) {
    const membership = await db
      .selectFrom('household_members')
      .select('household_id')
      .where('user_id', '=', id)
      .executeTakeFirst()
    if (!membership) return
    const entries = await selectAllEntries(db, membership.household_id)
    const calendars = await selectFeeds(db, membership.household_id, id)
    if (entries.length + calendars.length === 0) return
    yield jsonFile('week-plan.json', {
      entries,
      calendars: calendars.map(({ meals, created_at, read_at }) => ({ meals, created_at, read_at })),
    })
  },
} satisfies PersonalData
