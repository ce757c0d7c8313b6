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
  /** Sends it again, once its reason is gone; null where an earlier version of the page has stored it. */
  retry: (() => Promise<void>) | null
}

export interface UnsentWork {
  /** Changes that wait for a connection. */
  waiting: number
  refused: readonly RefusedChange[]
}

const none: UnsentWork = { waiting: 0, refused: [] }
let present = none
const listeners = new Set<() => void>()

export function reportUnsentWork(work: UnsentWork) {
  present = work
  for (const listener of listeners) listener()
}

export const unsentWork = (): UnsentWork => present

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useUnsentWork = (): UnsentWork => useSyncExternalStore(subscribe, unsentWork, () => none)
