import { useSyncExternalStore } from 'react'

export interface Connection {
  /** The last request had no answer. */
  isOffline: boolean
  /** When the stored pages were last equal to the server's, in milliseconds since 1970; null without stored pages. */
  asOf: number | null
}

let connection: Connection = { isOffline: false, asOf: null }
const listeners = new Set<() => void>()

function change(fields: Partial<Connection>) {
  const next = { ...connection, ...fields }
  if (next.isOffline === connection.isOffline && next.asOf === connection.asOf) return
  connection = next
  for (const listener of listeners) listener()
}

/** Called with every outcome of a request: any answer ends the time without a connection. */
export const setOffline = (isOffline: boolean) => change({ isOffline })

export const setAsOf = (asOf: number | null) => change({ asOf })

export const currentConnection = (): Connection => connection

export function subscribeConnection(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const connected: Connection = { isOffline: false, asOf: null }

export function useConnection(): Connection {
  return useSyncExternalStore(subscribeConnection, currentConnection, () => connected)
}
