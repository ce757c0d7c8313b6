import type { Household } from '#shared/contract/household.ts'
import type { Language } from '#shared/constants/languages.ts'
import { nameOfFood } from '#kitchen/foods'
import type { Db } from '../../platform/db/schema.ts'
import { selectReceivedInvites, selectSentInvites, type InvitationRow } from './invites.ts'
import { isOfOther } from './policy.ts'
import {
  findHousehold,
  householdMembers,
  householdOf,
  selectEaters,
  type EaterRow,
  type HouseholdMemberRow,
} from './queries.ts'

/** The reader of a household, who is a member. */
export interface HouseholdReader {
  userId: string
  language: Language
  now: number
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

export const presentInvitation = (row: InvitationRow) => ({
  id: row.id,
  household: row.household_name,
  by: row.made_by_name,
  members: row.members,
  expiresAt: row.expires_at.toISOString(),
})

/** The household of the reader, with everything that its members see. */
export async function presentHousehold(db: Db, reader: HouseholdReader): Promise<Household> {
  const { userId, now } = reader
  const { id } = await householdOf(db, userId, now)
  const [row, eaters, members, sent, received] = await Promise.all([
    findHousehold(db, id),
    selectEaters(db, id),
    householdMembers(db, id),
    selectSentInvites(db, id, now),
    selectReceivedInvites(db, userId, now),
  ])
  // Left in another request meanwhile: the reader has a new one.
  if (!row) return presentHousehold(db, reader)
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
    sentInvites: sent.map((invite) => ({
      id: invite.id,
      sentTo: invite.sent_to,
      by: invite.made_by_name,
      expiresAt: invite.expires_at.toISOString(),
    })),
    receivedInvites: received.map(presentInvitation),
  }
}
