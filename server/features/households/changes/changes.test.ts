import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeHousehold, getHouseholdChanges, watchHousehold } from '#shared/contract/household-changes.ts'
import { inviteToHousehold, joinHousehold } from '#shared/contract/household-members.ts'
import { parseClock } from '#shared/sync/clock.ts'
import { deletedField } from '#shared/sync/merge.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { limits } from '#shared/constants/limits.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { openEvents } from '../../../test/event-stream.ts'
import { recordOutcome } from '../../../test/outcomes.ts'
import { readRows, sendOperations, testLine, testOperation } from '../../../test/synced-rows.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { listItems } from '../../plans/list/list-items.ts'
import { cleanUpHouseholdChanges } from './jobs.ts'

let app: TestApp
let admin: TestUser
let ada: TestUser
let tom: TestUser
let stranger: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  ada = await signUpUser(app, admin, { name: 'Ada' })
  tom = await signUpUser(app, admin, { name: 'Tom' })
  stranger = await signUpUser(app, admin, { name: 'Sam' })
  const { token } = await ada.call(inviteToHousehold, { body: {} })
  await tom.call(joinHousehold, { body: { token, bring: 'nothing' } })
})
afterAll(() => app.close())

const list = (row: string, field: string, value: Parameters<typeof testOperation>[3], ms?: number) =>
  testOperation('list_items', row, field, value, ms === undefined ? {} : { ms })

describe('changes of a household', () => {
  test('reach its members, and nobody else: not admins, and not others who use the same id', async () => {
    const row = randomUUID()
    const { results } = await sendOperations(ada, testLine('milk', {}, row))
    expect(results.every(({ outcome }) => outcome === 'ok')).toBe(true)
    expect((await readRows(tom)).map(({ values }) => values.item)).toContain('milk')
    expect(await readRows(stranger)).toEqual([])
    expect(await readRows(admin)).toEqual([])
    await sendOperations(stranger, testLine('mine', {}, row))
    expect((await readRows(ada)).find(({ id }) => id === row)?.values.item).toBe('milk')
    expect((await readRows(stranger)).map(({ values }) => values.item)).toEqual(['mine'])
  })

  test('an operation that is sent again changes nothing, also after its answer was lost', async () => {
    const operations = testLine('eggs')
    const first = await sendOperations(ada, operations)
    const again = await sendOperations(ada, operations)
    expect(again).toEqual(first)
    expect((await readRows(ada)).filter(({ values }) => values.item === 'eggs')).toHaveLength(1)
  })

  test('the newest value of each field wins, in any order of arrival: a tick survives a rename', async () => {
    const row = randomUUID()
    const now = Date.now()
    await sendOperations(ada, testLine('bred', {}, row))
    await sendOperations(tom, [list(row, 'item', 'bread', now + 30)])
    await sendOperations(ada, [list(row, 'tickedAt', new Date(now).toISOString(), now + 20)])
    await sendOperations(ada, [list(row, 'item', 'brioche', now + 10)])
    const found = (await readRows(tom)).find(({ id }) => id === row)
    expect(found?.values).toMatchObject({ item: 'bread', tickedAt: new Date(now).toISOString() })
  })

  test('a deletion loses against a later tick', async () => {
    const row = randomUUID()
    const now = Date.now()
    await sendOperations(ada, testLine('rice cakes', {}, row))
    await sendOperations(ada, [list(row, deletedField, true, now + 100)])
    expect((await readRows(tom)).some(({ id }) => id === row)).toBe(false)
    await sendOperations(tom, [list(row, 'tickedAt', new Date(now).toISOString(), now + 200)])
    expect((await readRows(tom)).some(({ id }) => id === row)).toBe(true)
  })

  test('a refused operation does not hold back the others', async () => {
    const row = randomUUID()
    const good = testLine('apples', {}, row)
    const { results } = await sendOperations(ada, [
      list(row, 'amount', -1),
      ...good,
      testOperation('users', row, 'is_admin', true),
      list('no-uuid', 'item', 'x'),
      list(row, 'foodId', 'apple'),
      list(row, deletedField, 'yes'),
      list(randomUUID(), 'amount', 2),
    ])
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'invalid input',
      ...good.map(() => 'ok'),
      'invalid input',
      'invalid input',
      'invalid input',
      'invalid input',
      'not found',
    ])
    expect((await readRows(ada)).find(({ id }) => id === row)?.values.amount).toBeNull()
  })

  test('days and moments that do not exist are refused, and so are ids in capitals', async () => {
    const row = randomUUID()
    const plan = (field: string, value: string, id: string = row) =>
      testOperation('plan_entries', id, field, value)
    const { results } = await sendOperations(ada, [
      ...testLine('figs', {}, row),
      ...['9999-99-99T99:99:99Z', '0000-01-01T00:00:00Z'].map((moment) => list(row, 'tickedAt', moment)),
      list(row.toUpperCase(), 'item', 'dates'),
      plan('meal', 'dinner'),
      ...['0000-01-01', '2026-02-30'].map((day) => plan('day', day)),
      plan('meal', 'lunch', row.toUpperCase()),
      testOperation('pantry_items', 'rice', 'state', 'have'),
      testOperation('pantry_items', 'rice', 'useBy', '0000-01-01'),
    ])
    const [ok, no] = ['ok', 'invalid input']
    expect(results.map(({ outcome }) => outcome)).toEqual([ok, ok, no, no, no, ok, no, no, no, ok, no])
    expect((await readRows(ada)).find(({ id }) => id === row)?.values).toMatchObject({
      item: 'figs',
      tickedAt: null,
    })
  })

  test('the clock of a device that is ahead is cut, and its operations stay in their order', async () => {
    const row = randomUUID()
    const ahead = Date.now() + 1e10
    await sendOperations(ada, [
      ...testLine('leeks', {}, row),
      list(row, 'item', 'two leeks', ahead),
      list(row, 'item', 'three leeks', ahead + 5),
    ])
    await sendOperations(ada, [list(row, 'item', 'four leeks', ahead + 9)])
    const found = (await readRows(ada)).find(({ id }) => id === row)
    expect(found?.values.item).toBe('four leeks')
    expect(parseClock(found?.clocks.item ?? '').ms).toBeLessThanOrEqual(Date.now() + 61_000)
  })

  test('are answered since a revision, deleted rows too', async () => {
    const row = randomUUID()
    await sendOperations(ada, testLine('pears', {}, row))
    const { revision } = await sendOperations(ada, testLine('plums'))
    await sendOperations(ada, [list(row, deletedField, true)])
    const later = await tom.call(getHouseholdChanges, { query: { since: revision } })
    expect(later).toMatchObject({ isComplete: false, revision: revision + 1 })
    expect(later.rows).toMatchObject([{ table: 'list_items', id: row, values: { isDeleted: true } }])
    expect((await tom.call(getHouseholdChanges, { query: { since: later.revision } })).rows).toEqual([])
  })

  test('a device that was away for longer than deleted rows are stored gets all rows again', async () => {
    const row = randomUUID()
    const { revision } = await sendOperations(stranger, testLine('figs', {}, row))
    await sendOperations(stranger, [list(row, deletedField, true)])
    await cleanUpHouseholdChanges(
      app.db,
      [listItems],
      app.deps.clock() + lifetimes.retention.deletedHouseholdRows + 1,
    )
    const changes = await stranger.call(getHouseholdChanges, { query: { since: revision } })
    expect(changes.isComplete).toBe(true)
    expect(changes.rows.map(({ values }) => values.item)).toEqual(['mine'])
    const { results } = await sendOperations(stranger, [list(row, 'tickedAt', null)])
    expect(results[0]?.outcome).toBe('not found')
    expect(await app.db.selectFrom('household_operations').select('operation_id').execute()).toEqual([])
  })

  test('those for a former household are refused, and a list has a limit', async () => {
    const body = { household: randomUUID(), operations: testLine('tea') }
    await expect(ada.call(changeHousehold, { body })).rejects.toThrow('not found')
    await expect(ada.call(changeHousehold, { body: { operations: [] } })).rejects.toThrow('invalid input')
    const collector = await signUpUser(app, admin, { name: 'Collector' })
    let refused = 0
    for (let sent = 0; sent < limits.shoppingList.lines + 100; sent += 100) {
      const { results } = await sendOperations(
        collector,
        Array.from({ length: 100 }, (_, index) => testLine(`thing ${sent + index}`)).flat(),
      )
      refused += results.filter(({ outcome }) => outcome === 'limit reached').length
    }
    expect(refused).toBeGreaterThan(0)
    expect(await readRows(collector)).toHaveLength(limits.shoppingList.lines)
  })

  test('two members who change a list at the same time lose nothing, and no revision is used twice', async () => {
    const both = [ada, tom, ada, tom, ada, tom].map((user, index) =>
      sendOperations(user, testLine(`at once ${index}`)),
    )
    const revisions = (await Promise.all(both)).map(({ revision }) => revision)
    expect(new Set(revisions).size).toBe(6)
    const items = (await readRows(ada)).map(({ values }) => String(values.item))
    expect(items.filter((item) => item.startsWith('at once'))).toHaveLength(6)
  })
})

describe('the stream', () => {
  test('tells the revision to the other members', async () => {
    const { revision } = await tom.call(watchHousehold)
    const stream = await openEvents(tom, watchHousehold.path)
    expect(await stream.next()).toMatchObject({ event: 'revision', data: JSON.stringify({ revision }) })
    await sendOperations(ada, testLine('salt'))
    expect(await stream.next()).toMatchObject({ data: JSON.stringify({ revision: revision + 1 }) })
    stream.close()
  })

  test('has a limit per user', async () => {
    const eva = await signUpUser(app, admin, { name: 'Eva' })
    const streams = await Promise.all(
      Array.from({ length: capacity.live.streamsPerMember }, () => openEvents(eva, watchHousehold.path)),
    )
    const headers = { accept: 'text/event-stream' }
    expect((await eva.fetch(watchHousehold.path, { headers })).status).toBe(429)
    recordOutcome(watchHousehold, 'too many requests')
    for (const each of streams) each.close()
  })
})
