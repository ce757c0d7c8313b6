import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { measures } from '../constants/measures.ts'
import { seasonRegions } from '../constants/season-regions.ts'
import { allergens } from '../words/allergens.ts'
import { diets } from '../words/diets.ts'
import { equipmentKinds } from './chat-table.ts'
import { isoDate, nullableText, singleLine } from './wire.ts'

/**
 * The people who eat together: members who share a household, the eaters they cook for, and their kitchen. All of it was
 * stated by a member. Only members see it.
 */

const eater = z.object({
  id: z.string(),
  name: z.string(),
  /** The member who is this person; null for somebody without an account, or not linked to it. */
  userId: nullableText,
  allergens: z.array(z.enum(allergens)),
  diets: z.array(z.enum(diets)),
  /** Foods by their id, with the name in the language of the request; unknown ones as typed. */
  dislikes: z.array(z.object({ value: z.string(), name: z.string() })),
  isChild: z.boolean(),
  isUsual: z.boolean(),
  /** Somebody else is linked: only they change allergies, diets and dislikes, or delete the entry. */
  isOfOther: z.boolean(),
})

export type Eater = z.output<typeof eater>

const member = z.object({
  id: z.string(),
  name: nullableText,
  joinedAt: isoDate,
  isMe: z.boolean(),
  /** The removal that another member announced. */
  removal: z.nullable(z.object({ at: isoDate, by: nullableText })),
})

export type HouseholdMember = z.output<typeof member>

const kitchen = {
  name: nullableText,
  /** 1 is Monday, 7 is Sunday. */
  weekStarts: z.int(),
  measures: z.enum(measures),
  region: z.enum(seasonRegions),
  /** Null: as many as usually eat. */
  servings: z.nullable(z.int()),
  /** From Monday to Sunday; null for a day without a limit. */
  weekdayMinutes: z.array(z.nullable(z.int())),
  equipment: z.array(z.enum(equipmentKinds)),
}

/** An invitation as the invited user sees it. */
export const invitation = z.object({
  id: z.string(),
  household: nullableText,
  by: nullableText,
  members: z.int(),
  expiresAt: isoDate,
})

export type Invitation = z.output<typeof invitation>

/** An open invitation as the members of the household see it. */
const sentInvite = z.object({
  id: z.string(),
  /** The address as typed; null for a link. */
  sentTo: nullableText,
  by: nullableText,
  expiresAt: isoDate,
})

export type SentInvite = z.output<typeof sentInvite>

export const household = z.object({
  id: z.string(),
  ...kitchen,
  eaters: z.array(eater),
  members: z.array(member),
  sentInvites: z.array(sentInvite),
  /** To other households. */
  receivedInvites: z.array(invitation),
})

export type Household = z.output<typeof household>

export const getHousehold = endpoint({
  method: 'GET',
  path: '/api/household',
  who: 'member',
  summary:
    'The household of the user, with everything that its members have stated; created empty at the first call.',
  answer: household,
})

export const setHousehold = endpoint({
  method: 'PATCH',
  path: '/api/household',
  who: 'member',
  summary: 'Changes the settings of the household; missing fields stay.',
  body: z.object({
    name: z.optional(z.nullable(singleLine(0, limits.household.nameMax))),
    weekStarts: z.optional(z.int().check(z.minimum(1), z.maximum(7))),
    measures: z.optional(z.enum(measures)),
    region: z.optional(z.enum(seasonRegions)),
    servings: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(limits.recipe.servingsMax)))),
    weekdayMinutes: z.optional(
      z
        .array(z.nullable(z.int().check(z.minimum(1), z.maximum(limits.chat.table.minutesMax))))
        .check(z.minLength(7), z.maxLength(7)),
    ),
    equipment: z.optional(z.array(z.enum(equipmentKinds)).check(z.maxLength(equipmentKinds.length))),
  }),
  answer: household,
  errors: ['too many requests'],
})

const eaterFields = {
  name: singleLine(1, limits.eaters.nameMax),
  allergens: z.array(z.enum(allergens)).check(z.maxLength(allergens.length)),
  diets: z.array(z.enum(diets)).check(z.maxLength(diets.length)),
  /** Ids of foods, or foods as typed. */
  dislikes: z.array(singleLine(1, limits.eaters.dislikeMax)).check(z.maxLength(limits.eaters.dislikes)),
  isChild: z.boolean(),
  isUsual: z.boolean(),
  /** Whether the user is this person. */
  isMe: z.boolean(),
}

const partialEater = z.partial(z.object(eaterFields))

export type EaterChanges = z.output<typeof partialEater>

export const addEater = endpoint({
  method: 'POST',
  path: '/api/household/eaters',
  who: 'member',
  summary: 'Adds somebody whom the household cooks for. A repeated id adds nothing.',
  body: z.object({ ...partialEater.shape, id: z.uuid(), name: eaterFields.name }),
  answer: household,
  status: 201,
  errors: ['not allowed', 'already linked', 'limit reached', 'too many requests'],
})

export const changeEater = endpoint({
  method: 'PATCH',
  path: '/api/household/eaters/{id}',
  who: 'member',
  summary:
    'Changes an eater; missing fields stay. What a member must not eat is changed by that member only.',
  body: partialEater,
  answer: household,
  errors: ['not found', 'not allowed', 'already linked', 'too many requests'],
})

export const deleteEater = endpoint({
  method: 'DELETE',
  path: '/api/household/eaters/{id}',
  who: 'member',
  summary: 'Deletes an eater; the entry of another member is deleted by that member only.',
  answer: household,
  errors: ['not allowed', 'too many requests'],
})
