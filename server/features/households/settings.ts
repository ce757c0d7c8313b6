import type { Updateable } from 'kysely'
import type { ParsedBody } from '#shared/contract/endpoint.ts'
import type { setHousehold } from '#shared/contract/household.ts'
import type { Db, Schema } from '../../platform/db/schema.ts'

/** Writes the given settings; the others stay. */
export async function updateSettings(
  db: Db,
  householdId: string,
  settings: ParsedBody<typeof setHousehold>,
): Promise<void> {
  const { name, weekStarts, measures, region, servings, weekdayMinutes, equipment } = settings
  const columns: Updateable<Schema['households']> = {
    ...(name !== undefined && { name: name || null }),
    ...(weekStarts !== undefined && { week_starts: weekStarts }),
    ...(measures && { measures }),
    ...(region && { region }),
    ...(servings !== undefined && { servings }),
    ...(weekdayMinutes && { weekday_minutes: weekdayMinutes }),
    ...(equipment && { equipment: [...new Set(equipment)] }),
  }
  if (Object.keys(columns).length === 0) return
  await db.updateTable('households').set(columns).where('id', '=', householdId).execute()
}
