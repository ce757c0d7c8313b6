import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getHouseholdChanges } from '#shared/contract/household-changes.ts'
import { limits } from '#shared/constants/limits.ts'
import { deletedField, type FieldValue } from '#shared/sync/merge.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { userIdOf } from '../../../test/groups.ts'
import { readOn, sendOperations, testOperation, type RowsById } from '../../../test/synced-rows.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { householdOf } from '../queries.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

const newUser = () => signUpUser(app, admin)
const { perRequest } = limits.changes

const set = (user: TestUser, row: string, field: string, value: FieldValue) =>
  sendOperations(user, [testOperation('plan_entries', row, field, value)])

/** Adds meals, and deletes them again with the same request. */
async function addMeals(user: TestUser, count: number, { areDeleted = false } = {}): Promise<string[]> {
  const added: string[] = []
  const atOnce = areDeleted ? perRequest / 2 : perRequest
  while (added.length < count) {
    const ids = Array.from({ length: Math.min(atOnce, count - added.length) }, () => randomUUID())
    const { results } = await sendOperations(
      user,
      ids.flatMap((id) => [
        testOperation('plan_entries', id, 'meal', 'dinner'),
        ...(areDeleted ? [testOperation('plan_entries', id, deletedField, true)] : []),
      ]),
    )
    expect(results.every(({ outcome }) => outcome === 'ok')).toBe(true)
    added.push(...ids)
  }
  return added
}

async function countDeleted(user: TestUser): Promise<number> {
  const { id } = await householdOf(app.db, await userIdOf(app, user), app.deps.clock())
  const { rows } = await sql<{ count: string }>`
    select count(*) from plan_entries where household_id = ${id} and deleted_at is not null`.execute(app.db)
  return Number(rows[0]?.count)
}

const shown = (rows: RowsById) =>
  [...rows.values()].filter(({ values }) => values[deletedField] !== true).map(({ id }) => id)

describe('deleted rows', () => {
  test('are as many as others may be: the oldest go at once, and devices that have them begin again', async () => {
    const user = await newUser()
    const [stays = '', goes = ''] = await addMeals(user, 2)
    const away = await readOn(user)
    await set(user, goes, deletedField, true)
    await addMeals(user, limits.plan.entries - 50, { areDeleted: true })
    const present = await readOn(user)
    expect(await countDeleted(user)).toBe(limits.plan.entries - 49)

    await addMeals(user, 100, { areDeleted: true })
    expect(await countDeleted(user)).toBe(limits.plan.entries)
    // Who knows all but the newest rows reads on; who knows a row that is gone gets all of them anew.
    const { isComplete } = await user.call(getHouseholdChanges, { query: { since: present.revision } })
    expect(isComplete).toBe(false)
    const again = await user.call(getHouseholdChanges, { query: { since: away.revision } })
    expect(again).toMatchObject({ isComplete: true, rows: [{ id: stays }] })
    expect(shown((await readOn(user, away)).rows)).toEqual([stays])
    // What the device still has to say of it is refused, and does not bring it back.
    expect((await set(user, goes, 'title', 'Soup')).results).toMatchObject([{ outcome: 'not found' }])
    expect(shown((await readOn(user, present)).rows)).toEqual([stays])
  })

  test('leave all the room for others', async () => {
    const user = await newUser()
    await addMeals(user, 200, { areDeleted: true })
    await addMeals(user, limits.plan.entries)
    const more = await set(user, randomUUID(), 'meal', 'lunch')
    expect(more.results).toMatchObject([{ outcome: 'limit reached' }])
  })
})

describe('more rows than one answer has', () => {
  test('come in parts: none is missing, none comes twice, and none has more than it may', async () => {
    const user = await newUser()
    const ids = await addMeals(user, limits.plan.entries)
    const { rows, parts, revision } = await readOn(user)
    expect(shown(rows).toSorted()).toEqual(ids.toSorted())
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(ids.length)
    expect(Math.max(...parts)).toBeLessThanOrEqual(limits.changes.rowsMax)
    expect((await readOn(user, { rows, revision })).parts).toEqual([0])
  })

  test('are the present ones also where they change while they are read', async () => {
    const user = await newUser()
    const ids = await addMeals(user, limits.plan.entries)
    const [first = '', second = ''] = ids
    const [last = '', butLast = ''] = ids.toReversed()
    const copy = await readOn(user, undefined, async () => {
      await set(user, first, 'title', 'Early')
      await set(user, last, 'title', 'Late')
      await set(user, second, deletedField, true)
      await set(user, butLast, deletedField, true)
    })
    const left = ids.filter((id) => id !== second && id !== butLast)
    expect(shown(copy.rows).toSorted()).toEqual(left.toSorted())
    expect(copy.rows.get(`plan_entries ${first}`)?.values.title).toBe('Early')
    expect(copy.rows.get(`plan_entries ${last}`)?.values.title).toBe('Late')
  })

  test('are copied anew where a row was deleted and purged while they were read', async () => {
    const user = await newUser()
    const ids = await addMeals(user, 1700)
    const [early = ''] = ids
    const copy = await readOn(user, undefined, async (part) => {
      if (part > 1) return
      await set(user, early, deletedField, true)
      await addMeals(user, limits.plan.entries, { areDeleted: true })
    })
    expect(shown(copy.rows).toSorted()).toEqual(ids.filter((id) => id !== early).toSorted())
    // One part of the first copy, and all of the second.
    expect(copy.parts).toHaveLength(3)
  })

  test('are copied once of a household that has purged rows before', async () => {
    const user = await newUser()
    await addMeals(user, limits.plan.entries + 100, { areDeleted: true })
    const ids = await addMeals(user, limits.plan.entries)
    const { rows, parts } = await readOn(user)
    expect(shown(rows).toSorted()).toEqual(ids.toSorted())
    expect(parts).toHaveLength(2)
  })

  test('that changed since a device was here come in parts too', async () => {
    const user = await newUser()
    const ids = await addMeals(user, limits.plan.entries)
    const before = await readOn(user)
    for (let from = 0; from < ids.length; from += perRequest)
      await sendOperations(
        user,
        ids
          .slice(from, from + perRequest)
          .map((id, at) =>
            at % 2 === 0
              ? testOperation('plan_entries', id, 'title', 'Soup')
              : testOperation('plan_entries', id, deletedField, true),
          ),
      )
    const { rows, parts } = await readOn(user, before)
    expect(parts.length).toBeGreaterThan(1)
    expect(shown(rows)).toHaveLength(ids.length / 2)
  })
})
