import { useSyncExternalStore } from 'react'

export type RefusedKind =
  | 'note'
  | 'cooked'
  | 'cookedEdit'
  | 'cookedDelete'
  | 'list'
  | 'pantry'
  | 'plan'
  | 'household'

/** A change that was written down without a connection and that the server has refused since. */
export interface RefusedChange {
  /** Within its outbox. */
  key: string
  kind: RefusedKind
  /** The recipe, the line or the dish that it is about. */
  title: string
  /** The server's error code. */
  code: string
  /** What was written, to be copied; null where that is nothing to read. */
  text: string | null
  /** Takes it off the list. */
  discard: () => Promise<void>
}

export interface UnsentWork {
  /** Changes that wait for a connection. */
  waiting: number
  refused: readonly RefusedChange[]
}

const none: UnsentWork = { waiting: 0, refused: [] }
let parts: Record<string, UnsentWork> = {}
let total = none
const listeners = new Set<() => void>()

/** Each outbox reports its own part. */
export function reportUnsentWork(outbox: string, work: UnsentWork) {
  parts = { ...parts, [outbox]: work }
  const all = Object.values(parts)
  total = {
    waiting: all.reduce((sum, { waiting }) => sum + waiting, 0),
    refused: all.flatMap(({ refused }) => refused),
  }
  for (const listener of listeners) listener()
}

export const unsentWork = (): UnsentWork => total

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useUnsentWork = (): UnsentWork => useSyncExternalStore(subscribe, unsentWork, () => none)
