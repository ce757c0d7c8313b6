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
import type { Operation } from '#shared/sync/merge.ts'
import { emptyReplica, enqueue, receive, settle, type Replica } from '#shared/sync/replica.ts'
import { readChanges } from './read-changes.ts'
import { refusedRows } from './refused-rows.ts'
import type { ReplicaStore, Snapshot } from './store.ts'

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
export type Edit = Pick<Operation, 'table' | 'row' | 'field' | 'value'>

export interface HouseholdReplica {
  getState: () => ReplicaState
  subscribe: (listener: () => void) => () => void
  /** Changes rows: visible at once, and sent as soon as possible. */
  edit: (edits: readonly Edit[]) => void
  /** Sends what waits and fetches what changed. */
  sync: () => Promise<void>
}

interface ReplicaDeps {
  store: ReplicaStore
  call: Call
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

/** The rows of the user's household on this device. Each page is a device of its own. */
export function openReplica({
  store,
  call,
  now = Date.now,
  language = () => 'en',
}: ReplicaDeps): HouseholdReplica {
  const device = newDevice()
  const listeners = new Set<() => void>()
  let state = initial
  let last: Clock | null = null
  let running: Promise<void> | null = null
  let isDueAgain = false
  const loading = load()

  function update(changes: Partial<ReplicaState>) {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  function see(clocks: Iterable<Clock>) {
    for (const clock of clocks) if (last === null || clock > last) last = clock
  }

  async function load() {
    const [snapshot, pending] = await Promise.all([store.read(), store.pending()])
    see(pending.map(({ clock }) => clock))
    // Edits that were made meanwhile are in both.
    const known = new Set(pending.map(({ id }) => id))
    const own = state.replica.pending.filter(({ id }) => !known.has(id))
    update({ replica: { ...state.replica, pending: [...pending, ...own] } })
    if (snapshot) take(snapshot)
  }

  function take(changes: HouseholdChanges) {
    const isOther = state.household !== null && state.household !== changes.household
    const before = isOther ? emptyReplica : state.replica
    for (const { clocks } of changes.rows) see(Object.values(clocks))
    update({
      isLoaded: true,
      household: changes.household,
      measures: changes.measures,
      replica: receive(before, changes),
      foods: new Map([...state.foods, ...changes.foods.map((food) => [food.id, food] as const)]),
      recipes: new Map(changes.recipes.map((recipe) => [recipe.id, recipe])),
    })
  }

  function snapshotNow(): Snapshot | null {
    const { household, measures, replica, foods, recipes } = state
    if (household === null) return null
    const rows = Object.entries(replica.tables).flatMap(([table, byId]) =>
      Object.values(byId).map((row) => ({
        table,
        ...row,
        values: { ...row.values },
        clocks: { ...row.clocks },
      })),
    )
    return {
      household,
      measures,
      revision: replica.revision,
      isComplete: true,
      rows: rows as Snapshot['rows'],
      foods: [...foods.values()],
      recipes: [...recipes.values()],
    }
  }

  /** Sends the first operations that wait. Answers the error codes of those that were refused, by id. */
  async function send(operations: readonly Operation[]): Promise<ReadonlyMap<string, string>> {
    try {
      const household = state.household ?? undefined
      const body = { operations: operations as Operation[], ...(household !== undefined && { household }) }
      const { results } = await call(changeHousehold, { body: body as never })
      return new Map(results.flatMap(({ id, outcome }) => (outcome === 'ok' ? [] : [[id, outcome]])))
    } catch (error) {
      // The user is in another household now, or this version of the page sends what the server does not know.
      if (!(error instanceof CallError) || !['not found', 'invalid input'].includes(error.code)) throw error
      return new Map(operations.map(({ id }) => [id, error.code]))
    }
  }

  const valuesOf = (table: string, row: string) => state.replica.tables[table]?.[row]?.values

  async function round() {
    const waiting = (await store.pending()).slice(0, limits.changes.perRequest)
    const codes = waiting.length > 0 ? await send(waiting) : new Map<string, string>()
    const refused = refusedRows(waiting, codes, { valuesOf, foods: state.foods, language: language() })
    const since = state.replica.revision
    const changes = await readChanges(call, since > 0 ? { since } : {})
    const isOther = state.household !== null && state.household !== changes.household
    // The revision was that of the former household.
    take(isOther && since > 0 ? await readChanges(call, {}) : changes)
    const next = snapshotNow()
    if (next) await store.write(next)
    // After the rows, so that nothing is missing from the page in between.
    const ids = waiting.map(({ id }) => id)
    await store.settle(ids, refused)
    update({ replica: settle(state.replica, new Set(ids)), isOffline: false, syncedAt: now() })
    if (state.replica.pending.length > 0) isDueAgain = true
  }

  async function run() {
    await loading
    do {
      isDueAgain = false
      try {
        await round()
      } catch (error) {
        if (!(error instanceof CallError)) throw error
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

  store.subscribe?.(() => void sync())

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit(edits) {
      const operations = edits.map((each): Operation => {
        last = nextClock(last, now(), device)
        return { ...each, id: crypto.randomUUID(), clock: last }
      })
      update({ replica: enqueue(state.replica, operations) })
      void store
        .enqueue(operations)
        .then(sync)
        .catch((error: unknown) => console.warn('storing changes failed', error))
    },
    sync,
  }
}
