import { expect, test } from 'vitest'
import { CallError, type Call } from '#shared/contract/call.ts'
import { changeHousehold, type HouseholdChanges } from '#shared/contract/household-changes.ts'
import {
  applyOperation,
  deletedField,
  emptyRow,
  isDeleted,
  type Operation,
  type SyncedRow,
} from '#shared/sync/merge.ts'
import { rowsOf } from '#shared/sync/replica.ts'
import { randomOf } from '#shared/sync/test-random.ts'
import { isOwn, ownTables } from './refused-rows.ts'
import { openReplica } from './replica.ts'
import type { ReplicaStore } from './store.ts'
import { memoryStore } from './test-store.ts'

const table = 'plan_entries'
type Random = ReturnType<typeof randomOf>
interface Body {
  operations: Operation[]
  since?: number
}

/** Applies each operation once, and refuses what is called "refused". */
function testServer() {
  const rows = new Map<string, { row: SyncedRow; revision: number }>()
  const notes = new Map<string, SyncedRow>()
  const counts = new Map<string, number>()
  let revision = 1
  const changes = (since: number) => ({
    household: 'one',
    measures: 'metric',
    revision,
    isComplete: since === 0,
    rows: [...rows.values()].filter((each) => each.revision > since).map(({ row }) => ({ table, ...row })),
    foods: [],
    recipes: [],
  })
  return {
    rows,
    notes,
    counts,
    answer(endpoint: unknown, { body, query }: { body?: Body; query?: { since?: number } }): object {
      if (endpoint !== changeHousehold) return changes(query?.since ?? 0)
      const { operations, since } = body ?? { operations: [] }
      const fresh = operations.filter(({ id, value }) => !counts.has(id) && value !== 'refused')
      if (fresh.some((each) => !isOwn(each))) revision += 1
      for (const operation of fresh) {
        counts.set(operation.id, 1)
        const before = isOwn(operation) ? notes.get(operation.row) : rows.get(operation.row)?.row
        const row = applyOperation(before ?? emptyRow(operation.row), operation)
        if (isOwn(operation)) notes.set(row.id, row)
        else if (row !== before) rows.set(row.id, { row, revision })
      }
      const results = operations.map(({ id, value }) => ({
        id,
        outcome: value === 'refused' ? 'limit reached' : 'ok',
      }))
      return { revision, results, ...(since !== undefined && { changes: changes(since) }) }
    },
  }
}

/** Never returns to a page that has been closed. */
const gone = () => new Promise<never>(() => undefined)

function testDevice(server: ReturnType<typeof testServer>, { below, pick }: Random) {
  const store = memoryStore()
  const made: { id: string; value: unknown }[] = []
  let page = open()

  function open() {
    const self = { isClosed: false, isAway: false, mayFail: true }
    const alive = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (self.isClosed) return gone()
      const result = await work()
      return self.isClosed ? gone() : result
    }
    const guarded = Object.fromEntries(
      Object.entries(store).map(([name, method]) => [
        name,
        (...given: unknown[]) => alive(() => (method as (...all: unknown[]) => Promise<unknown>)(...given)),
      ]),
    ) as unknown as ReplicaStore
    const call = (async (endpoint: unknown, input: object) =>
      alive(async () => {
        for (let turn = below(4); turn > 0; turn -= 1) await Promise.resolve()
        if (self.isAway || (self.mayFail && below(4) === 0)) throw new CallError('network')
        if (self.isClosed) return gone()
        const answer = structuredClone(server.answer(endpoint, input))
        for (let turn = below(4); turn > 0; turn -= 1) await Promise.resolve()
        if (self.mayFail && below(4) === 0) throw new CallError('network')
        return answer as HouseholdChanges
      })) as unknown as Call
    const replica = openReplica({ store: guarded, call, now: () => 1_700_000_000_000 + below(1000) })
    return { self, replica }
  }

  return {
    store,
    async write(row: string) {
      const own = below(4) === 0
      const value = pick(['a', 'b', 2, 'refused', null])
      const field = own ? 'text' : pick(['day', 'title', deletedField])
      const edit = own
        ? { table: ownTables.notes, row: 'recipe', field, value: pick(['x', 'y', 'refused']) }
        : { table, row, field, value: field === deletedField ? below(2) === 0 : value }
      const before = new Set((await store.pending()).map(({ id }) => id))
      // Not awaited by everybody: a page may be closed at once.
      const stored = page.replica.edit([edit])
      if (below(3) > 0) await stored
      for (const { id, value: written } of await store.pending())
        if (!before.has(id)) made.push({ id, value: written })
    },
    sync: () => page.replica.sync(),
    /** Without waiting for what it is doing. */
    close() {
      page.self.isClosed = true
      page = open()
    },
    setAway: (isAway: boolean) => void (page.self.isAway = isAway),
    async settle() {
      Object.assign(page.self, { isAway: false, mayFail: false })
      for (let round = 0; round < 4; round += 1) await page.replica.sync()
    },
    state: () => page.replica.getState(),
    made,
  }
}

const sorted = (rows: readonly SyncedRow[]) => rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))

test('a week on two phones that lose answers, are away and are closed while they send: nothing is lost or doubled', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = randomOf(seed)
    const { below, pick } = random
    const server = testServer()
    const devices = [testDevice(server, random), testDevice(server, random)]
    for (let step = 0; step < 50; step += 1) {
      const device = pick(devices)
      const action = below(10)
      if (action < 5) await device.write(pick(['mon', 'tue', 'wed']))
      else if (action < 7) await device.sync()
      else if (action === 7) device.close()
      else if (action === 8) device.setAway(below(2) === 0)
      else {
        const sending = device.sync()
        for (let turn = below(20); turn > 0; turn -= 1) await Promise.resolve()
        if (below(2) === 0) device.close()
        else await sending
      }
    }
    for (const device of devices) await device.settle()
    for (const device of devices) await device.settle()
    const expected = sorted([...server.rows.values()].map(({ row }) => row).filter((row) => !isDeleted(row)))
    for (const device of devices) {
      expect(await device.store.pending(), `seed ${seed}`).toEqual([])
      expect(device.state().replica.pending, `seed ${seed}`).toEqual([])
      expect(sorted(rowsOf(device.state().replica, table)), `seed ${seed}`).toEqual(expected)
      const stored = (await device.store.read())?.rows.map(({ table: _table, ...row }) => row) ?? []
      expect(sorted(stored.filter((row) => !isDeleted(row as SyncedRow)) as SyncedRow[])).toEqual(expected)
      // Everything that was stored has arrived, or is shown as refused, once.
      const refused = (await device.store.refused()).flatMap(({ operations = [] }) =>
        operations.map(({ id }) => id),
      )
      expect(new Set(refused).size, `seed ${seed}`).toBe(refused.length)
      for (const { id, value } of device.made)
        expect(value === 'refused' ? refused.includes(id) : server.counts.has(id), `seed ${seed} ${id}`).toBe(
          true,
        )
    }
  }
})
