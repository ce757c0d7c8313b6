import { AsyncLocalStorage } from 'node:async_hooks'

/** Which request something belongs to: its id and its route pattern, nothing that people typed. */
export interface RequestPlace {
  requestId: string
  method: string
  route: string
}

/** What is remembered of a request: looked up while it runs, and afterwards without the request itself. */
export interface RequestRecord {
  place: RequestPlace | (() => RequestPlace)
}

const requests = new AsyncLocalStorage<RequestRecord>()

/**
 * Runs a request, and with it all timers, streams and listeners that it leaves behind, so that an exception in one of
 * them can be traced to it.
 */
export const runRequest = <Result>(record: RequestRecord, run: () => Result): Result =>
  requests.run(record, run)

/** The request that the code running now was begun by, if any. */
export function requestInProgress(): RequestPlace | undefined {
  const place = requests.getStore()?.place
  return typeof place === 'function' ? place() : place
}
