import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { attacks, type Attack, type AttackTarget } from './attacks.ts'
import { percentile } from './load.ts'
import { openServer, signUp } from './start.ts'

const goal = { p99: 50, memory: 400 }
const shortest = 3000
const pollInterval = 50

/** What each hostile input does to everybody else: how long `/healthz` takes meanwhile, and the server's memory. */
export async function measureHostile(print: (line: string) => void, tried = attacks): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'convive-hostile-'))
  try {
    const server = await openServer(dataDir)
    try {
      const cookie = await signUp(server.address, server.code ?? '')
      print('\n| hostile input | answers | seconds | /healthz p50, p99, most; ms | memory, MB | |')
      print('| --- | --- | --: | --: | --: | --- |')
      for (const attack of tried) {
        print(await measure(attack, { address: server.address, cookie }, server.pid))
      }
      print(`\nGoals: p99 of ${goal.p99} ms on a quiet machine, ${goal.memory} MB without the database.`)
    } finally {
      await server.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
  }
}

async function measure({ name, prepare }: Attack, attacked: AttackTarget, pid: number): Promise<string> {
  const run = await prepare(attacked)
  const probe = new Worker(join(import.meta.dirname, 'probe.ts'), {
    workerData: { address: `${attacked.address}/healthz` },
  })
  await once(probe, 'online')
  const watching = watchMemory(pid)
  const begun = performance.now()
  const statuses = await run()
  const seconds = (performance.now() - begun) / 1000
  await wait(Math.max(0, shortest - seconds * 1000))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  probe.postMessage('enough')
  const [times] = (await once(probe, 'message')) as [number[]]
  const memory = await watching.stop()
  const p99 = percentile(times, 0.99)
  const figures = [percentile(times, 0.5), p99, Math.max(...times)].map((each) => each.toFixed(0))
  const isMet = p99 <= goal.p99 && memory < goal.memory
  const cells = [name, countsOf(statuses), seconds.toFixed(1), figures.join(', '), memory.toFixed(0)]
  return `| ${cells.join(' | ')} | ${isMet ? '' : 'missed'} |`
}

/** "3 × 200, 1 × 429"; 0 means a connection that ended without an answer. */
function countsOf(statuses: readonly number[]): string {
  const counts = Map.groupBy(statuses, (status) => status)
  return [...counts].map(([status, { length }]) => `${length} × ${status}`).join(', ')
}

/** Peak memory of a process in megabytes; known on Linux only, elsewhere 0. */
function watchMemory(pid: number) {
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
