import type { Eater, Household } from '#shared/contract/household.ts'

/** Nothing was stated: the chat starts as without a household. */
export const emptyHousehold: Household = {
  id: 'h0',
  name: null,
  weekStarts: 1,
  measures: 'metric',
  region: 'northEastAmerica',
  servings: null,
  weekdayMinutes: [null, null, null, null, null, null, null],
  equipment: [],
  eaters: [],
  members: [],
  sentInvites: [],
  receivedInvites: [],
}

/** Somebody who usually eats, and of whom nothing was stated. */
export const testEater = (name: string, fields: Partial<Eater> = {}): Eater => ({
  id: name,
  name,
  userId: null,
  allergens: [],
  diets: [],
  dislikes: [],
  isChild: false,
  isUsual: true,
  isOfOther: false,
  ...fields,
})
