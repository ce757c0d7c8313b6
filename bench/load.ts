import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'

export interface Target {
  method?: 'GET' | 'POST'
  address: string
  body?: unknown
  /** Comes without a session. */
  isAnonymous?: boolean
}

export interface LoadResult {
  /** Milliseconds from asking to the last byte, of each request. */
  times: number[]
  milliseconds: number
  /** Milliseconds of processor time that server and database took. */
  processor: number
}

/** Asks one server over connections that stay open, as a browser's do. */
export function createLoadClient(child: ChildProcess, tokens: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })

  /** Milliseconds until the answer is read to its end; throws for anything but a full answer. */
  async function ask({ method = 'GET', address, body, isAnonymous }: Target, asker = 0): Promise<number> {
    const begin = performance.now()
    const headers: Record<string, string> = isAnonymous
      ? {}
      : { cookie: `session=${tokens[asker % tokens.length]}` }
    const text = body === undefined ? undefined : JSON.stringify(body)
    if (text !== undefined) headers['content-type'] = 'application/json'
    const asked = request(address, { agent, method, headers })
    asked.end(text)
    const [answer] = await once(asked, 'response')
    let bytes = 0
    for await (const chunk of answer) bytes += chunk.length
    if (answer.statusCode >= 300 || bytes < 2) throw new Error(`${address}: ${answer.statusCode}`)
    return performance.now() - begin
  }

  async function told(message: 'processor time' | 'fresh limits'): Promise<number> {
    child.send(message)
    const [answer] = (await once(child, 'message')) as [number]
    return answer
  }
  const processorTime = () => told('processor time')
  /** Forgets what the users of the server have used up of their hourly limits. */
  const freshLimits = () => told('fresh limits')

  /** Everything at once for a while; each connection may have a target of its own. */
  async function press(
    targetOf: (connection: number) => Target,
    { connections, milliseconds }: { connections: number; milliseconds: number },
  ): Promise<LoadResult> {
    const times: number[] = []
    const before = await processorTime()
    const begin = performance.now()
    await Promise.all(
      Array.from({ length: connections }, async (_, connection) => {
        while (performance.now() - begin < milliseconds)
          times.push(await ask(targetOf(connection), connection))
      }),
    )
    const took = performance.now() - begin
    return { times, milliseconds: took, processor: (await processorTime()) - before }
  }

  return { ask, press, processorTime, freshLimits, close: () => agent.destroy() }
}

export type LoadClient = ReturnType<typeof createLoadClient>

export function percentile(times: readonly number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? 0
}

/** Several runs as one: requests a second, p99, and processor time a request. */
export function together(runs: readonly LoadResult[]) {
  const times = runs.flatMap((run) => run.times)
  const sum = (of: (run: LoadResult) => number) => runs.reduce((total, run) => total + of(run), 0)
  return {
    perSecond: (times.length / sum((run) => run.milliseconds)) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    processor: sum((run) => run.processor) / times.length,
  }
}
