import { describe, expect, test } from 'vitest'
import { CallError, type Call } from '#shared/contract/call.ts'
import { changeHousehold, type HouseholdChanges } from '#shared/contract/household-changes.ts'
import { applyOperation, emptyRow, type Operation, type SyncedRow } from '#shared/sync/merge.ts'
import { rowsOf } from '#shared/sync/replica.ts'
import { openReplica } from './replica.ts'
import { StoreClosed } from './store.ts'
import { memoryStore } from './test-store.ts'

/** A server in memory; `mode` says what becomes of the next requests. */
function testServer() {
  const rows = new Map<string, SyncedRow>()
  const server = {
    mode: 'up' as 'up' | 'away' | 'answer lost',
    refuses: '',
    cannotRead: '',
    household: 'one',
    applied: 0,
    revision: 0,
  }
  const ids = new Set<string>()
  const call = (async (endpoint: unknown, input: { body?: { operations: Operation[] } } = {}) => {
    if (server.mode === 'away') throw new CallError('network')
    if (endpoint !== changeHousehold) {
      const all = [...rows.values()].map((row) => ({ table: 'list_items', ...row }))
      return {
        household: server.household,
        revision: server.revision,
        measures: 'metric',
        isComplete: true,
        rows: all,
        foods: [],
        recipes: [],
      } as unknown as HouseholdChanges
    }
    const operations = input.body?.operations ?? []
    if (operations.some(({ row }) => row === server.cannotRead))
      throw new CallError('invalid input', { status: 400 })
    for (const operation of operations) {
      if (ids.has(operation.id) || operation.row === server.refuses) continue
      ids.add(operation.id)
      server.applied += 1
      rows.set(operation.row, applyOperation(rows.get(operation.row) ?? emptyRow(operation.row), operation))
    }
    server.revision += 1
    if (server.mode === 'answer lost') throw new CallError('network')
    const outcome = (row: string) => (row === server.refuses ? 'limit reached' : 'ok')
    return {
      revision: server.revision,
      results: operations.map(({ id, row }) => ({ id, outcome: outcome(row) })),
    }
  }) as unknown as Call
  return { server, call, rows }
}

const edit = (row: string, value: string) => ({ table: 'list_items', row, field: 'item', value })
const settled = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

describe('the replica of a household', () => {
  test('shows edits at once and sends them', async () => {
    const { server, call } = testServer()
    const replica = openReplica({ store: memoryStore(), call })
    replica.edit([edit('a', 'milk')])
    expect(rowsOf(replica.getState().replica, 'list_items')).toMatchObject([{ values: { item: 'milk' } }])
    await settled()
    expect(server.applied).toBe(1)
    expect(replica.getState()).toMatchObject({ isLoaded: true, isOffline: false, replica: { pending: [] } })
  })

  test('stores edits without a connection, and sends them once it is back', async () => {
    const { server, call, rows } = testServer()
    const replica = openReplica({ store: memoryStore(), call })
    server.mode = 'away'
    replica.edit([edit('a', 'milk')])
    replica.edit([edit('a', 'oat milk')])
    await settled()
    expect(replica.getState()).toMatchObject({ isOffline: true, replica: { pending: [{}, {}] } })
    server.mode = 'up'
    await replica.sync()
    expect(rows.get('a')?.values.item).toBe('oat milk')
    expect(replica.getState().isOffline).toBe(false)
  })

  test('shows an edit all the time, also one that is made while the page looks what others have sent', async () => {
    const { call } = testServer()
    const inner = memoryStore()
    let isSettled = false
    let isEdited = false
    const store = {
      ...inner,
      settle: async (...given: Parameters<typeof inner.settle>) => {
        await inner.settle(...given)
        isSettled = true
      },
      pending: async () => {
        const before = await inner.pending()
        if (isSettled && !isEdited) {
          isEdited = true
          await replica.edit([edit('b', 'eggs')])
        }
        return before
      },
    }
    const replica = openReplica({ store, call })
    const shown: boolean[] = []
    replica.subscribe(() =>
      shown.push(rowsOf(replica.getState().replica, 'list_items').some(({ id }) => id === 'b')),
    )
    await replica.edit([edit('a', 'milk')])
    await settled()
    await replica.sync()
    expect(shown).toContain(true)
    expect(shown.slice(shown.indexOf(true))).not.toContain(false)
  })

  test('whose member has logged out meanwhile stores nothing and says nothing', async () => {
    const closed = () => Promise.reject(new StoreClosed())
    const store = { ...memoryStore(), read: closed, pending: closed, receive: closed, refused: closed }
    const replica = openReplica({ store, call: testServer().call })
    await replica.sync()
    await replica.edit([edit('a', 'milk')])
    await settled()
    expect(replica.getState()).toMatchObject({ isLoaded: false })
  })

  test('a page that is closed while it sends loses nothing and doubles nothing', async () => {
    const { server, call } = testServer()
    const store = memoryStore()
    server.mode = 'answer lost'
    openReplica({ store, call }).edit([edit('a', 'milk'), edit('b', 'eggs')])
    await settled()
    expect(await store.pending()).toHaveLength(2)
    server.mode = 'up'
    const next = openReplica({ store, call })
    await next.sync()
    expect(server.applied).toBe(2)
    expect(rowsOf(next.getState().replica, 'list_items')).toHaveLength(2)
    expect(await store.pending()).toEqual([])
  })

  test('what the server refuses is stored with the name of its line, and does not stay on the list', async () => {
    const { server, call } = testServer()
    const store = memoryStore()
    const replica = openReplica({ store, call })
    server.refuses = 'a'
    replica.edit([edit('a', 'milk'), edit('b', 'eggs')])
    await settled()
    expect(await store.refused()).toMatchObject([
      { table: 'list_items', row: 'a', code: 'limit reached', name: 'milk' },
    ])
    expect(rowsOf(replica.getState().replica, 'list_items')).toMatchObject([{ values: { item: 'eggs' } }])
    expect(await store.pending()).toEqual([])
  })

  test('what the server cannot read does not take the changes beside it along', async () => {
    const { server, call, rows } = testServer()
    const store = memoryStore()
    const replica = openReplica({ store, call })
    server.mode = 'away'
    await replica.edit([edit('a', 'milk'), edit('b', 'eggs'), edit('c', 'rice')])
    server.mode = 'up'
    server.cannotRead = 'b'
    await replica.sync()
    expect([...rows.keys()]).toEqual(['a', 'c'])
    expect(await store.refused()).toMatchObject([{ row: 'b', code: 'invalid input', name: 'eggs' }])
    expect(await store.pending()).toEqual([])
  })

  test('the rows of a former household are dropped', async () => {
    const { server, call, rows } = testServer()
    const replica = openReplica({ store: memoryStore(), call })
    replica.edit([edit('a', 'milk')])
    await settled()
    server.household = 'two'
    rows.clear()
    await replica.sync()
    expect(rowsOf(replica.getState().replica, 'list_items')).toEqual([])
  })

  test('a copy that comes in parts is shown when all of it is there', async () => {
    const row = (id: string, item: string) => ({
      table: 'list_items',
      id,
      values: { item },
      clocks: {},
    })
    const base = { household: 'one', measures: 'metric', foods: [], recipes: [] }
    const answers: Record<string, object> = {
      '{}': {
        ...base,
        revision: 4,
        isComplete: true,
        rows: [row('a', 'milk'), row('b', 'eggs')],
        next: { since: 4, begun: 9 },
      },
      '{"since":4,"begun":9}': {
        ...base,
        revision: 7,
        isComplete: false,
        rows: [row('c', 'rice')],
        next: { since: 7, begun: 9 },
      },
      '{"since":7,"begun":9}': {
        ...base,
        revision: 11,
        isComplete: false,
        rows: [row('a', 'oat milk'), row('d', 'salt')],
      },
    }
    const asked: string[] = []
    const call = (async (_: unknown, { query }: { query: object }) => {
      asked.push(JSON.stringify(query))
      return answers[JSON.stringify(query)]
    }) as unknown as Call
    const store = memoryStore()
    const replica = openReplica({ store, call })
    const seen: number[] = []
    replica.subscribe(() => seen.push(rowsOf(replica.getState().replica, 'list_items').length))
    await replica.sync()
    expect(asked).toHaveLength(3)
    expect(new Set(seen)).toEqual(new Set([0, 4]))
    const items = rowsOf(replica.getState().replica, 'list_items').map(({ values }) => values.item)
    expect(items.toSorted()).toEqual(['eggs', 'oat milk', 'rice', 'salt'])
    expect((await store.read())?.revision).toBe(11)
  })

  test('a copy that begins again while it is read, or belongs to another household, starts from nothing', async () => {
    const row = (id: string) => ({ table: 'list_items', id, values: { item: id }, clocks: {} })
    const part = (household: string, isComplete: boolean, ids: string[], next?: object) => ({
      household,
      isComplete,
      measures: 'metric',
      revision: 9,
      foods: [],
      recipes: [],
      rows: ids.map(row),
      ...(next && { next }),
    })
    const answers = [
      part('one', true, ['a', 'b'], { since: 1, begun: 2 }),
      // Rows were purged meanwhile.
      part('one', true, ['b', 'c'], { since: 3, begun: 4 }),
      // The user joined another household.
      part('two', false, ['y']),
      part('two', true, ['x', 'y']),
    ]
    const call = (async () => answers.shift()) as unknown as Call
    const replica = openReplica({ store: memoryStore(), call })
    await replica.sync()
    expect(answers).toEqual([])
    expect(rowsOf(replica.getState().replica, 'list_items').map(({ id }) => id)).toEqual(['x', 'y'])
    expect(replica.getState().household).toBe('two')
  })
})
