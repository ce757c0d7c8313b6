import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const pollInterval = 50

/** What a server says of itself in its metrics. */
export interface Readings {
  /** The longest time that its event loop was not free since the last readings, in milliseconds. */
  longestPiece: number
  /** What is open or going on, by name: timers, connections, requests, streams. */
  open: ReadonlyMap<string, number>
  /** Answers with a status from 500 on, by status. */
  failures: ReadonlyMap<string, number>
}

const opened: Readonly<Record<string, RegExp>> = {
  timers: /^nodejs_active_resources\{type="Timeout"\} (\d+)/gm,
  connections: /^nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/gm,
  processes: /^nodejs_active_resources\{type="ProcessWrap"\} (\d+)/gm,
  'files being read': /^nodejs_active_resources\{type="FSReqPromise"\} (\d+)/gm,
  requests: /^http_requests_in_flight (\d+)/gm,
  streams: /^sse_streams\{[^}]*\} (\d+)/gm,
  'connections of the database in use': /^db_pool_connections\{state="used"\} (\d+)/gm,
  'waiting for the database': /^db_pool_connections\{state="waiting"\} (\d+)/gm,
}

/** It has some of its own that come and go, such as a timer for each connection of the database that rests. */
const usual: Readonly<Record<string, number>> = { timers: 20, connections: 10 }

const sumOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].reduce((sum, [, value]) => sum + Number(value), 0)

/** Reading them begins the next time of `longestPiece`. */
export async function readMetrics(address: string): Promise<Readings> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const failures = new Map<string, number>()
  for (const [, status = '', count] of text.matchAll(
    /^http_request_duration_seconds_count\{[^}]*status="(5\d\d)"[^}]*\} (\d+)/gm,
  ))
    failures.set(status, (failures.get(status) ?? 0) + Number(count))
  return {
    longestPiece: sumOf(text, /^nodejs_eventloop_lag_max_seconds (\S+)/gm) * 1000,
    open: new Map(
      Object.entries(opened).map(([name, pattern]) => [
        name,
        Math.max(usual[name] ?? 0, sumOf(text, pattern)),
      ]),
    ),
    failures,
  }
}

/** What the server's process and those that it started have used so far; known on Linux only, elsewhere 0. */
export async function processorSeconds(pid: number): Promise<number> {
  let ticks = 0
  for (const entry of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(entry)) continue
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [own, ended] = [(fields[11] ?? 0) + (fields[12] ?? 0), (fields[13] ?? 0) + (fields[14] ?? 0)]
    if (Number(entry) === pid) ticks += own + ended
    else if (fields[1] === pid) ticks += own
  }
  return ticks / 100
}

/** Peak memory of a process in megabytes; known on Linux only, elsewhere 0. */
export function watchMemory(pid: number) {
  let most = 0
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      most = Math.max(most, Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024)
      await wait(pollInterval)
    }
  })()
  return {
    async stop() {
      over.abort()
      await watching
      return most
    },
  }
}
