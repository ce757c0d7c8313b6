import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  announceHouseholdRemoval,
  deleteHouseholdInvite,
  inviteToHousehold,
  joinHousehold,
  leaveHousehold,
  openHouseholdInvite,
  withdrawHouseholdRemoval,
} from '#shared/contract/household-members.ts'
import { changeHousehold, getHouseholdChanges } from '#shared/contract/household-changes.ts'
import { addEater, changeEater, deleteEater, getHousehold, setHousehold } from '#shared/contract/household.ts'
import { addRecipeToList, findShopFood, getRecipeLines } from '#shared/contract/shopping-list.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { exhaustLimit } from '../../test/rate-limits.ts'
import { testLine } from '../../test/synced-rows.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'

let app: TestApp
let member: TestUser

beforeAll(async () => {
  app = await openTestApp()
  member = await signUpAdmin(app)
})
afterAll(() => app.close())

test('changes of a household and invitations to it are limited per hour; reading it is not', async () => {
  await exhaustLimit(app, member, 'household', rateLimits.householdChangesPerMember)
  await exhaustLimit(app, member, 'household invite', rateLimits.householdInvitesPerMember)
  const params = { id: randomUUID() }
  const refused = [
    () => member.call(setHousehold, { body: {} }),
    () => member.call(addEater, { body: { id: params.id, name: 'Léa' } }),
    () => member.call(changeEater, { params, body: {} }),
    () => member.call(deleteEater, { params }),
    () => member.call(inviteToHousehold, { body: {} }),
    () => member.call(openHouseholdInvite, { body: { token: 'x' } }),
    () => member.call(deleteHouseholdInvite, { params }),
    () => member.call(joinHousehold, { body: { token: 'x', bring: 'nothing' } }),
    () => member.call(leaveHousehold),
    () => member.call(announceHouseholdRemoval, { params }),
    () => member.call(withdrawHouseholdRemoval, { params }),
  ]
  for (const refuse of refused) await expect(refuse()).rejects.toThrow('too many requests')
  await member.call(getHousehold)
})

test('changes of the shopping list are limited per hour, and so are reads of it, by a limit of their own', async () => {
  await exhaustLimit(app, member, 'household rows', rateLimits.rowChangesPerMember)
  const params = { id: randomUUID() }
  const refused = [
    () => member.call(changeHousehold, { body: { operations: testLine('milk') } }),
    () => member.call(getRecipeLines, { params }),
    () => member.call(findShopFood, { query: { name: 'milk' } }),
    () => member.call(addRecipeToList, { params, body: { id: params.id, servings: 2, lines: [0] } }),
  ]
  for (const refuse of refused) await expect(refuse()).rejects.toThrow('too many requests')
  await member.call(getHouseholdChanges, { query: {} })
  await app.db.deleteFrom('rate_limits').where('scope', '=', 'household reads').execute()
  await exhaustLimit(app, member, 'household reads', rateLimits.rowReadsPerMember)
  await expect(member.call(getHouseholdChanges, { query: {} })).rejects.toThrow('too many requests')
})
