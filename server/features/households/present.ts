import type { Household } from '#shared/contract/household.ts'
import type { Language } from '#shared/constants/languages.ts'
import { nameOfFood } from '#kitchen/foods'
import type { Db } from '../../platform/db/schema.ts'
import { isOfOther } from './policy.ts'
import {
  findHousehold,
  householdMembers,
  selectEaters,
  type EaterRow,
  type HouseholdMemberRow,
} from './queries.ts'

/** The reader of a household, who is a member. */
export interface HouseholdReader {
  userId: string
  language: Language
}

const presentEater = (row: EaterRow, { userId, language }: HouseholdReader) => ({
  id: row.id,
  name: row.name,
  userId: row.user_id,
  allergens: row.allergens,
  diets: row.diets,
  dislikes: row.dislikes.map((value) => ({ value, name: nameOfFood(value, language) ?? value })),
  isChild: row.is_child,
  isUsual: row.is_usual,
  isOfOther: isOfOther({ linkedTo: row.user_id, userId }),
})

const presentMember = (row: HouseholdMemberRow, { userId }: HouseholdReader) => ({
  id: row.id,
  name: row.name,
  joinedAt: row.joined_at.toISOString(),
  isMe: row.id === userId,
  removal: row.removal_at && { at: row.removal_at.toISOString(), by: row.removed_by_name },
})

/** No day has a limit until somebody has said so. */
const anyMinutes: (number | null)[] = Array.from({ length: 7 }, () => null)

/** A household as one of its members sees it. */
export async function presentHousehold(
  db: Db,
  householdId: string,
  reader: HouseholdReader,
): Promise<Household> {
  const [row, eaters, members] = await Promise.all([
    findHousehold(db, householdId),
    selectEaters(db, householdId),
    householdMembers(db, householdId),
  ])
  return {
    id: row.id,
    name: row.name,
    weekStarts: row.week_starts,
    measures: row.measures,
    region: row.region,
    servings: row.servings,
    weekdayMinutes: row.weekday_minutes ?? anyMinutes,
    equipment: row.equipment,
    eaters: eaters.map((eater) => presentEater(eater, reader)),
    members: members.map((member) => presentMember(member, reader)),
  }
}
