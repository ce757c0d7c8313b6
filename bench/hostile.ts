import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { attacks, type Attack, type AttackTarget } from './attacks.ts'
import { householdAttacks } from './household-attacks.ts'
import { leavingAttacks } from './leaving-clients.ts'
import { percentile } from './load.ts'
import { memberMaker } from './members.ts'
import { pictureAttacks } from './picture-attacks.ts'
import { openServer, signUp } from './start.ts'

/** `save` is how many times its quiet time another member's save may take. */
const goal = { p99: 50, memory: 400, save: 10 }
const shortest = 3000
const pollInterval = 50
/** A member may save 300 recipes an hour. */
const saveInterval = 700

const allAttacks = [...attacks, ...leavingAttacks, ...householdAttacks, ...pictureAttacks]

/** The server under attack, and what somebody else does there meanwhile. */
interface Attacked extends AttackTarget {
  pid: number
  /** How often it has started. */
  starts: () => number
  /** Another member saves a recipe; answers the milliseconds. */
  save: () => Promise<number>
  quietSave: number
}

/**
 * What each hostile input does to everybody else: how long `/healthz` and another member's save take meanwhile, the
 * server's memory, and whether it is the same process afterwards. `only` chooses by words of the names.
 */
export async function measureHostile(
  print: (line: string) => void,
  { tried = allAttacks, only = '' }: { tried?: readonly Attack[]; only?: string } = {},
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'convive-hostile-'))
  try {
    const server = await openServer(dataDir)
    try {
      const { address, pid, starts } = server
      const cookie = await signUp(address, server.code ?? '')
      const makeMember = memberMaker(address, cookie, dataDir)
      const other = await (await makeMember()).signIn()
      const save = () => timedSave(address, other)
      const quiet: number[] = []
      for (let time = 0; time < 8; time += 1) quiet.push(await save())
      // The first ones wait until the kitchen is loaded.
      const quietSave = percentile(quiet.slice(3), 0.5)
      print(`\nA save takes ${quietSave.toFixed(0)} ms when nothing else happens.\n`)
      print(
        '| hostile input | answers | seconds, of processors | /healthz p50, p99, most; ms | a save, of its quiet time: p50, most | memory, MB | process | |',
      )
      print('| --- | --- | --: | --: | --: | --: | --- | --- |')
      const attacked = { address, cookie, dataDir, signUp: makeMember, pid, starts, save, quietSave }
      for (const attack of tried.filter(({ name }) => name.includes(only))) {
        print(await measure(attack, attacked))
      }
      print(
        `\nGoals: p99 of ${goal.p99} ms on a quiet machine, a save at most ${goal.save} × its quiet time, ` +
          `${goal.memory} MB without the database, the same process.`,
      )
    } finally {
      await server.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
  }
}

async function measure({ name, prepare }: Attack, attacked: Attacked): Promise<string> {
  const { address, pid, starts, save, quietSave } = attacked
  const run = await prepare(attacked)
  const probe = new Worker(join(import.meta.dirname, 'probe.ts'), {
    workerData: { address: `${address}/healthz` },
  })
  await once(probe, 'online')
  const watching = watchMemory(pid)
  const saving = repeatSave(save)
  const startsBefore = starts()
  const begun = performance.now()
  const processorsBefore = await processorSeconds(pid)
  const statuses = await run()
  const seconds = (performance.now() - begun) / 1000
  const processors = (await processorSeconds(pid)) - processorsBefore
  await wait(Math.max(0, shortest - seconds * 1000))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  probe.postMessage('enough')
  const [times] = (await once(probe, 'message')) as [number[]]
  const saves = (await saving.stop()).map((milliseconds) => milliseconds / quietSave)
  const memory = await watching.stop()
  const isSame = starts() === startsBefore
  const p99 = percentile(times, 0.99)
  const figures = [percentile(times, 0.5), p99, Math.max(...times)].map((each) => each.toFixed(0))
  const ratios = [percentile(saves, 0.5), Math.max(...saves)]
  const isMet = p99 <= goal.p99 && memory < goal.memory && isSame && (ratios[0] ?? 0) <= goal.save
  const cells = [
    name,
    countsOf(statuses),
    `${seconds.toFixed(1)}, ${processors.toFixed(1)}`,
    figures.join(', '),
    ratios.map((each) => `${each.toFixed(1)} ×`).join(', '),
    memory.toFixed(0),
    isSame ? 'same' : 'restarted',
  ]
  return `| ${cells.join(' | ')} | ${isMet ? '' : 'missed'} |`
}

const savedRecipe = {
  title: 'Boiled carrots',
  content: 'Ingredients\n- 1 kg carrots\n\nInstructions\n1. Boil the carrots.',
}

async function timedSave(address: string, cookie: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`${address}/api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(savedRecipe),
  })
  await answer.arrayBuffer()
  return performance.now() - begun
}

/** One after the other, so that nobody waits for an earlier one of the same member. */
function repeatSave(save: () => Promise<number>) {
  const times: number[] = []
  const over = new AbortController()
  const saving = (async () => {
    while (!over.signal.aborted) {
      // A server that ends does not answer: that is seen by its process.
      times.push(await save().catch(() => Infinity))
      await wait(saveInterval)
    }
  })()
  return {
    async stop() {
      over.abort()
      await saving
      return times
    },
  }
}

/** "3 × 200, 1 × 429"; 0 means a connection that ended without an answer. */
function countsOf(statuses: readonly number[]): string {
  const counts = Map.groupBy(statuses, (status) => status)
  return [...counts].map(([status, { length }]) => `${length} × ${status}`).join(', ')
}

/** What the server's process and those that it started have used so far; known on Linux only, elsewhere 0. */
async function processorSeconds(pid: number): Promise<number> {
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
