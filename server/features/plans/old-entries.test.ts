import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getHouseholdChanges } from '#shared/contract/household-changes.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { addDays } from '#shared/days.ts'
import { type FieldValue } from '#shared/sync/merge.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { readRows, sendOperations, testOperation } from '../../test/synced-rows.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { cleanUpHouseholdChanges } from '../households/changes/jobs.ts'
import { cleanUpOldEntries } from './old-entries.ts'
import { planEntries } from './plan-entries.ts'

let app: TestApp
let user: TestUser
let other: TestUser

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  user = await signUpUser(app, admin)
  other = await signUpUser(app, admin)
})
afterAll(() => app.close())

const today = () => new Date(app.deps.clock()).toISOString().slice(0, 10)

async function add(owner: TestUser, title: string, day: string | null): Promise<string> {
  const id = randomUUID()
  const fields: Record<string, FieldValue> = { meal: 'dinner', title, day }
  await sendOperations(
    owner,
    Object.entries(fields).map(([field, value]) =>
      testOperation('plan_entries', id, field, value, { ms: app.deps.clock() }),
    ),
  )
  return id
}

const titles = async (owner: TestUser) =>
  (await readRows(owner, 'plan_entries')).map(({ values }) => values.title).toSorted()

const changesOf = (owner: TestUser, since: number) => owner.call(getHouseholdChanges, { query: { since } })

test('meals of more than a year ago go, on all devices; dishes without a day stay', async () => {
  const days = lifetimes.retention.planEntries / 86_400_000
  const old = await add(user, 'Old', addDays(today(), -days - 1))
  await add(user, 'Recent', addDays(today(), -days + 1))
  await add(user, 'Some day', null)
  await add(other, 'Theirs', addDays(today(), 1))
  const { revision } = await changesOf(user, 0)
  const { revision: ofOther } = await changesOf(other, 0)

  await cleanUpOldEntries(app.db, app.deps.clock())
  expect(await titles(user)).toEqual(['Recent', 'Some day'])
  expect(await titles(other)).toEqual(['Theirs'])
  // A device that was open learns of it as of any other deletion.
  const later = await changesOf(user, revision)
  expect(later).toMatchObject({ isComplete: false, revision: revision + 1 })
  expect(later.rows).toMatchObject([{ id: old, values: { isDeleted: true } }])
  expect((await changesOf(other, ofOther)).revision).toBe(ofOther)

  await cleanUpOldEntries(app.db, app.deps.clock())
  expect((await changesOf(user, later.revision)).rows).toEqual([])
})

test('what was deleted is erased when its time has passed, not before', async () => {
  const count = async () => {
    const rows = await app.db
      .selectFrom('plan_entries')
      .select('id')
      .where('deleted_at', 'is not', null)
      .execute()
    return rows.length
  }
  const at = (passed: number) => app.deps.clock() + passed
  const { deletedHouseholdRows } = lifetimes.retention
  await cleanUpHouseholdChanges(app.db, [planEntries], at(deletedHouseholdRows - 60_000))
  expect(await count()).toBe(1)
  await cleanUpHouseholdChanges(app.db, [planEntries], at(deletedHouseholdRows + 60_000))
  expect(await count()).toBe(0)
})
