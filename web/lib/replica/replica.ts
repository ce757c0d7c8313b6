import { CallError, type Call } from '#shared/contract/call.ts'
import {
  changeHousehold,
  type HouseholdChanges,
  type NamedFood,
  type NamedRecipe,
} from '#shared/contract/household-changes.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Measures } from '#shared/constants/measures.ts'
import { limits } from '#shared/constants/limits.ts'
import { nextClock, type Clock } from '#shared/sync/clock.ts'
import { emptyReplica, enqueue, receive, settle, type Replica } from '#shared/sync/replica.ts'
import { readChanges } from './read-changes.ts'
import { reportUnsentWork } from '../unsent-work.ts'
import {
  isOwn,
  kindOfRow,
  refusedRows,
  writtenText,
  type QueuedOperation,
  type RefusedRow,
} from './refused-rows.ts'
import { StoreClosed, type ReplicaStore } from './store.ts'

export interface ReplicaState {
  /** False until the store, or else the server, has answered for the first time. */
  isLoaded: boolean
  /** The last request did not reach the server. */
  isOffline: boolean
  /** When the server was last reached, in milliseconds since 1970. */
  syncedAt: number | null
  household: string | null
  measures: Measures
  replica: Replica
  foods: ReadonlyMap<string, NamedFood>
  recipes: ReadonlyMap<string, NamedRecipe>
}

/** A field of a row to be changed. */
export type Edit = Pick<QueuedOperation, 'table' | 'row' | 'field' | 'value'> & {
  about?: string | undefined
}

/** Sets fields of a row; those that are undefined stay as they are. */
export const fieldEdits = (
  table: string,
  row: string,
  fields: Readonly<Record<string, Edit['value'] | undefined>>,
): Edit[] =>
  Object.entries(fields).flatMap(([field, value]) =>
    value === undefined ? [] : { table, row, field, value },
  )

export interface MemberReplica {
  getState: () => ReplicaState
  subscribe: (listener: () => void) => () => void
  /** Changes rows: visible at once, and sent as soon as possible. Resolves when they are stored. */
  edit: (edits: readonly Edit[]) => Promise<void>
  /** Sends what waits and fetches what changed. */
  sync: () => Promise<void>
}

interface Sent {
  sent: readonly QueuedOperation[]
  /** By the ids of operations. */
  codes: ReadonlyMap<string, string>
  changes?: HouseholdChanges | undefined
}

interface ReplicaDeps {
  store: ReplicaStore
  call: Call
  /** The id of the user. */
  member?: string
  now?: () => number
  /** In which foods are named. */
  language?: () => Language
}

const initial: ReplicaState = {
  isLoaded: false,
  isOffline: false,
  syncedAt: null,
  household: null,
  measures: 'metric',
  replica: emptyReplica,
  foods: new Map(),
  recipes: new Map(),
}

const newDevice = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

/** Codes of operations that stay: the server takes them later. */
const laterCodes: readonly string[] = ['too many requests', 'unavailable', 'server error']

/** What a request sends at most, in characters of values. */
const longestBatch = 100_000

/**
 * The first operations that wait: those of the household or own ones, since only the former belong to a household; one
 * row's alone, after the server could not read several.
 */
function firstBatch(waiting: readonly QueuedOperation[], isCautious: boolean): QueuedOperation[] {
  const [first] = waiting
  if (!first) return []
  let length = 0
  const end = waiting.findIndex((each, index) => {
    length += JSON.stringify(each.value).length
    const isOther = isCautious ? rowOf(each) !== rowOf(first) : isOwn(each) !== isOwn(first)
    return index > 0 && (isOther || length > longestBatch)
  })
  return waiting.slice(0, Math.min(limits.changes.perRequest, end === -1 ? waiting.length : end))
}

/** Who has logged out in the middle stores nothing any more, and sees nothing of it. */
function ignoreClosed(error: unknown) {
  if (!(error instanceof StoreClosed)) throw error
}

const rowOf = ({ table, row }: QueuedOperation) => `${table} ${row}`

/**
 * The rows of the user's household on this device, and every change that waits to be sent. Each page is a device of its
 * own.
 */
export function openReplica({
  store,
  call,
  member,
  now = Date.now,
  language = () => 'en',
}: ReplicaDeps): MemberReplica {
  const device = newDevice()
  const listeners = new Set<() => void>()
  let state = initial
  let last: Clock | null = null
  let running: Promise<void> | null = null
  let isDueAgain = false
  let isCautious = false
  /** Operations that are in the memory of this page only. */
  const unstored = new Set<string>()
  const loading = load().catch(ignoreClosed)

  function update(changes: Partial<ReplicaState>) {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  function see(clocks: Iterable<Clock>) {
    for (const clock of clocks) if (last === null || clock > last) last = clock
  }

  async function load() {
    const [stored, pending] = await Promise.all([store.read(), store.pending()])
    see(pending.map(({ clock }) => clock))
    // Edits that were made meanwhile are in both.
    const known = new Set(pending.map(({ id }) => id))
    const own = state.replica.pending.filter(({ id }) => !known.has(id))
    update({ replica: { ...state.replica, pending: [...pending, ...own] } })
    if (stored) show(stored)
    await report()
  }

  function show(changes: HouseholdChanges) {
    const isOther = state.household !== null && state.household !== changes.household
    const before = isOther ? emptyReplica : state.replica
    for (const { clocks } of changes.rows) see(Object.values(clocks))
    update({
      isLoaded: true,
      household: changes.household,
      measures: changes.measures,
      replica: { ...receive(before, changes), pending: state.replica.pending },
      foods: new Map([...state.foods, ...changes.foods.map((food) => [food.id, food] as const)]),
      recipes: new Map(changes.recipes.map((recipe) => [recipe.id, recipe])),
    })
  }

  /** Says on all pages what waits and what was refused. */
  async function report() {
    const [waiting, refused] = await Promise.all([waitingNow(), store.refused()])
    const forget = async (row: RefusedRow) => {
      await store.discard(row)
      await report()
    }
    reportUnsentWork({
      waiting: new Set(waiting.map(rowOf)).size,
      refused: refused.map((row, index) => ({
        key: `${row.table} ${row.row} ${index}`,
        kind: kindOfRow(row),
        title: row.name ?? '',
        code: row.code,
        text: writtenText(row) ?? (isOwn(row) ? null : row.name),
        discard: () => forget(row),
        retry: row.operations
          ? async () => {
              // First, so that a page that is closed in between has it twice rather than not at all.
              await edit(row.operations ?? [])
              await forget(row)
            }
          : null,
      })),
    })
  }

  /** Those of all pages, and those that this one could not store. */
  async function waitingNow(): Promise<QueuedOperation[]> {
    const stored = await store.pending()
    const ids = new Set(stored.map(({ id }) => id))
    return [...stored, ...state.replica.pending.filter(({ id }) => unstored.has(id) && !ids.has(id))]
  }

  /** What another page has sent meanwhile does not wait any more. */
  async function settledElsewhere(): Promise<string[]> {
    const unsure = new Set(unstored)
    // Before the store is read: what is edited meanwhile may not be in what it answers.
    const { pending } = state.replica
    const stored = new Set((await store.pending()).map(({ id }) => id))
    return pending.flatMap(({ id }) => (stored.has(id) || unsure.has(id) ? [] : [id]))
  }

  /** Sends the first operations that wait. Answers the error codes of those that were refused, and what has changed. */
  async function send(waiting: readonly QueuedOperation[]): Promise<Sent> {
    const sent = firstBatch(waiting, isCautious)
    if (sent.length === 0) return { sent, codes: new Map() }
    const since = state.replica.revision
    const household = sent.some((each) => !isOwn(each)) ? state.household : null
    try {
      const { results, changes } = await call(changeHousehold, {
        body: {
          operations: sent.map(({ about: _about, ...operation }) => operation) as never,
          ...(member !== undefined && { member }),
          ...(household !== null && { household }),
          ...(since > 0 && { since }),
        },
      })
      const codes = results.flatMap(({ id, outcome }) => (outcome === 'ok' ? [] : [[id, outcome] as const]))
      return { sent, codes: new Map(codes), changes }
    } catch (error) {
      // The user is in another household now, or this version of the page sends what the server does not know.
      if (!(error instanceof CallError) || !['not found', 'invalid input'].includes(error.code)) throw error
      if (error.code === 'invalid input' && new Set(sent.map(rowOf)).size > 1) {
        isCautious = true
        return send(waiting)
      }
      return { sent, codes: new Map(sent.map(({ id }) => [id, error.code])) }
    }
  }

  const valuesOf = (table: string, row: string) => state.replica.tables[table]?.[row]?.values

  async function round() {
    const { sent, codes, changes: answered } = await send(await waitingNow())
    const since = state.replica.revision
    const changes = await readChanges(call, since > 0 ? { since } : {}, answered)
    const isOther = state.household !== null && state.household !== changes.household
    // The revision was that of the former household.
    const all = isOther && since > 0 ? await readChanges(call, {}) : changes
    const settled = sent.filter(({ id }) => !laterCodes.includes(codes.get(id) ?? ''))
    const refused = refusedRows(settled, codes, { valuesOf, foods: state.foods, language: language() })
    show(all)
    await store.receive(all)
    // After the rows, so that nothing is missing from the page in between.
    const ids = settled.map(({ id }) => id)
    await store.settle(ids, refused)
    for (const id of ids) unstored.delete(id)
    const gone = new Set([...ids, ...(await settledElsewhere())])
    update({ replica: settle(state.replica, gone), isOffline: false, syncedAt: now() })
    await report()
    const hasMore = (await waitingNow()).length > 0
    isCautious &&= hasMore
    if (ids.length > 0 && hasMore) isDueAgain = true
  }

  async function run() {
    await loading
    do {
      isDueAgain = false
      try {
        await round()
      } catch (error) {
        if (!(error instanceof CallError)) return ignoreClosed(error)
        update({ isOffline: error.code === 'network' || error.status >= 500 })
        return
      }
    } while (isDueAgain)
  }

  function sync(): Promise<void> {
    if (running) {
      isDueAgain = true
      return running
    }
    running = run().finally(() => (running = null))
    return running
  }

  async function edit(edits: readonly Edit[]) {
    const operations = edits.map(({ table, row, field, value, about }): QueuedOperation => {
      last = nextClock(last, now(), device)
      const operation = { table, row, field, value, id: crypto.randomUUID(), clock: last }
      return about === undefined ? operation : { ...operation, about }
    })
    for (const { id } of operations) unstored.add(id)
    update({ replica: enqueue(state.replica, operations) })
    try {
      await store.enqueue(operations)
      for (const { id } of operations) unstored.delete(id)
    } catch (error) {
      // Sent by this page all the same.
      console.warn('storing changes failed', error)
    }
    void loading.then(report).catch(ignoreClosed)
    void sync()
  }

  store.subscribe?.(() => void sync())

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit,
    sync,
  }
}
