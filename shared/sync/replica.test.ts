import { describe, expect, test } from 'vitest'
import { formatClock, nextClock, parseClock, type Clock } from './clock.ts'
import {
  applyOperation,
  deletedField,
  emptyRow,
  isDeleted,
  type FieldValue,
  type Operation,
  type SyncedRow,
} from './merge.ts'
import { emptyReplica, enqueue, receive, rowsOf, settle, type ReceivedRows, type Replica } from './replica.ts'
import { randomOf } from './test-random.ts'

const table = 'list_items'

/** The server as devices know it: operations are applied in the order of their arrival. */
function testServer() {
  const rows = new Map<string, { row: SyncedRow; revision: number }>()
  const received = new Set<string>()
  let revision = 0
  return {
    post(operations: readonly Operation[]) {
      revision += 1
      for (const operation of operations) {
        if (received.has(operation.id)) continue
        received.add(operation.id)
        const row = rows.get(operation.row)?.row ?? emptyRow(operation.row)
        const next = applyOperation(row, operation)
        if (next !== row) rows.set(row.id, { row: next, revision })
      }
    },
    changes: (since: number): ReceivedRows => ({
      revision,
      isComplete: since === 0,
      rows: [...rows.values()].filter((each) => each.revision > since).map(({ row }) => ({ ...row, table })),
    }),
    all: () => [...rows.values()].map(({ row }) => row).filter((row) => !isDeleted(row)),
  }
}

type Server = ReturnType<typeof testServer>

/** A device whose time is wrong, and whose answers get lost or overtaken. */
function testDevice(name: string, server: Server, { below, pick, next }: ReturnType<typeof randomOf>) {
  const skew = below(2000) - 1000
  let replica: Replica = emptyReplica
  let last: Clock | null = null
  const late: ReceivedRows[] = []
  let made = 0

  function write(now: number, row: string, field: string, value: FieldValue) {
    made += 1
    last = nextClock(last, 10_000 + now + skew, name)
    replica = enqueue(replica, [{ id: `${name}-${made}`, table, row, field, value, clock: last }])
  }

  function take(answer: ReceivedRows) {
    replica = receive(replica, answer)
    for (const { clocks } of answer.rows) {
      for (const clock of Object.values(clocks)) if (last === null || clock > last) last = clock
    }
  }

  return {
    edit(now: number) {
      const known = rowsOf(replica, table)
      if (known.length === 0 || below(4) === 0) write(now, `${name}-row-${made}`, 'item', 'new')
      else {
        const row = pick(known).id
        const field = pick(['item', 'amount', 'tickedAt', deletedField])
        write(now, row, field, field === deletedField ? below(3) > 0 : pick(['a', 'b', 2, null]))
      }
    },
    /** Sends what waits, or a part of it, and perhaps never gets to know that it arrived. */
    send(isReliable: boolean) {
      const sent = replica.pending.slice(0, isReliable ? undefined : 1 + below(5))
      server.post(sent)
      if (!isReliable && next() < 0.4) return
      take(server.changes(replica.revision))
      replica = settle(replica, new Set(sent.map(({ id }) => id)))
    },
    read() {
      const answer = server.changes(replica.revision)
      if (below(3) === 0) late.push(answer)
      else take(answer)
      const overtaken = below(2) === 0 ? late.pop() : undefined
      if (overtaken) take(overtaken)
    },
    rows: () => rowsOf(replica, table),
    pending: () => replica.pending.length,
    clock: () => last,
  }
}

const sorted = (rows: readonly SyncedRow[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))

describe('replicas', () => {
  test('two or three devices come to the same rows, whatever is lost, repeated or late', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = randomOf(seed)
      const server = testServer()
      const names = ['phone001', 'phone002', 'tablet01'].slice(0, 2 + random.below(2))
      const devices = names.map((name) => testDevice(name, server, random))
      for (let now = 0; now < 80; now += 1) {
        const device = random.pick(devices)
        const step = random.below(6)
        if (step < 3) device.edit(now)
        else if (step < 5) device.send(false)
        else device.read()
      }
      for (const device of devices) device.send(true)
      for (const device of devices) device.send(true)
      for (const device of devices) {
        expect(device.pending()).toBe(0)
        expect(sorted(device.rows()), `seed ${seed}`).toEqual(sorted(server.all()))
      }
    }
  })

  test('own operations show at once, and stay visible while they are sent', () => {
    const random = randomOf(7)
    const server = testServer()
    const device = testDevice('phone001', server, random)
    device.edit(1)
    expect(device.rows()).toHaveLength(1)
    const [before] = device.rows()
    device.send(true)
    expect(device.rows()).toEqual([before])
  })

  test('an older answer that arrives late changes nothing', () => {
    const clock = formatClock({ ms: 1, counter: 0, device: 'phone001' })
    const row = { table, id: 'a', values: { item: 'milk' }, clocks: { item: clock } }
    const replica = receive(emptyReplica, { revision: 5, isComplete: false, rows: [row] })
    expect(receive(replica, { revision: 4, isComplete: true, rows: [] })).toBe(replica)
    expect(rowsOf(receive(replica, { revision: 6, isComplete: true, rows: [] }), table)).toEqual([])
  })

  test('a device stays ahead of the clocks it has received', () => {
    const server = testServer()
    const [fast, slow] = ['phone001', 'phone002'].map((name, seed) =>
      testDevice(name, server, randomOf(seed)),
    )
    fast?.edit(5000)
    fast?.send(true)
    slow?.send(true)
    slow?.edit(1)
    expect(parseClock(slow?.clock() ?? '').ms).toBeGreaterThanOrEqual(parseClock(fast?.clock() ?? '').ms)
  })
})
