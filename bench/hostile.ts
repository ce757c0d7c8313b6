import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { attacks, type Attack, type AttackTarget } from './attacks.ts'
import { costlyAttacks } from './costly-attacks.ts'
import { householdAttacks } from './household-attacks.ts'
import { leavingAttacks } from './leaving-clients.ts'
import { percentile } from './load.ts'
import { memberMaker } from './members.ts'
import { pictureAttacks } from './picture-attacks.ts'
import { openSave, repeatSave, type Save } from './saves.ts'
import { openServer, signUp } from './start.ts'
import { processorSeconds, readMetrics, watchMemory, type Readings } from './watched.ts'

/** `save` is how many times its quiet time another member's save may take. */
const goal = { p99: 50, save: 3, memory: 500 }
const shortest = 3000
/** Before each row, so that both figures are of the same minute. */
const quietTime = 1500
/** What an attack has begun ends within this time. */
const settledWithin = 15_000
const savers = 5

const allAttacks = [...attacks, ...leavingAttacks, ...householdAttacks, ...pictureAttacks, ...costlyAttacks]

/** The server under attack, and what somebody else does there meanwhile. */
interface Attacked extends Omit<AttackTarget, 'cookie'> {
  pid: number
  /** How often it has started. */
  starts: () => number
  save: Save
  /** How long `/healthz` took since the last call. */
  probe: () => Promise<number[]>
}

interface Options {
  tried?: readonly Attack[]
  /** Words of the names to choose by, several separated by `|`. */
  only?: string
  /** A folder for the profiles of the server's threads. */
  profile?: string | undefined
}

/**
 * What each hostile input does to everybody else: how long `/healthz` and another member's save take meanwhile, and the
 * server's memory; and whether it is the same process afterwards, with nothing left open.
 */
export async function measureHostile(
  print: (line: string) => void,
  { tried = allAttacks, only = '', profile }: Options = {},
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'convive-hostile-'))
  try {
    const server = await openServer(dataDir, { profile, settings: { TRUST_PROXY: '1' } })
    try {
      const { address, pid, starts } = server
      const makeMember = memberMaker(address, await signUp(address, server.code ?? ''), dataDir)
      const others: string[] = []
      for (let index = 0; index < savers; index += 1) others.push(await (await makeMember()).signIn())
      const save = await openSave(address, others)
      const worker = new Worker(join(import.meta.dirname, 'probe.ts'), {
        workerData: { address: `${address}/healthz` },
      })
      const probe = async () => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage('so far')
        return ((await once(worker, 'message')) as [number[]])[0]
      }
      const attacked = { address, dataDir, signUp: makeMember, pid, starts, save, probe }
      print(
        '| hostile input | answers | seconds, of processors | /healthz p50, p99, most; before; ms | longest piece; before; ms | a save of its quiet time: p50, most; quiet, ms | memory, MB | load | p99 | save | memory | ends well |',
      )
      print(`| --- | --- | ${'--: | '.repeat(6)}--- | --- | --- | --- |`)
      const chosen = tried.filter(({ name }) => only.split('|').some((words) => name.includes(words)))
      let held = 0
      for (const attack of chosen) {
        const { cells, isHeld } = await measure(attack, attacked)
        print(`| ${cells.join(' | ')} |`)
        if (isHeld) held += 1
      }
      print(
        `\n${held} of ${chosen.length} rows hold. Goals: p99 of ${goal.p99} ms on a quiet machine, a save in the median at ` +
          `most ${goal.save} × its quiet time, less than ${goal.memory} MB without the database; the same process, no ` +
          'failure but 502 and 503, nothing left open.',
      )
      await worker.terminate()
    } finally {
      await server.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
  }
}

async function measure({ name, prepare }: Attack, attacked: Attacked) {
  const { address, pid, starts, save, probe } = attacked
  const cookie = await (await attacked.signUp()).signIn()
  const run = await prepare({ ...attacked, cookie })
  await wait(500)

  const quiet = await whileOthersSave({ save, probe, address }, () => wait(quietTime))
  const startsBefore = starts()
  const watching = watchMemory(pid)
  const begun = performance.now()
  const processorsBefore = await processorSeconds(pid)
  const during = await whileOthersSave({ save, probe, address }, async () => {
    const statuses = await run()
    const seconds = (performance.now() - begun) / 1000
    const processors = (await processorSeconds(pid)) - processorsBefore
    await wait(Math.max(0, shortest - seconds * 1000))
    return { statuses, seconds, processors }
  })
  const { statuses, seconds, processors } = during.answer
  const memory = await watching.stop()
  const left = await leftOpen(address, quiet.readings)
  const failures = newFailures(quiet.readings, during.readings)
  const isSame = starts() === startsBefore

  const quietSave = percentile(quiet.saves, 0.5)
  const ratios = during.saves.map((each) => each / quietSave)
  const p99 = percentile(during.probes, 0.99)
  const met = [
    p99 <= goal.p99,
    percentile(ratios, 0.5) <= goal.save,
    memory < goal.memory,
    isSame && failures.length === 0 && left.length === 0,
  ]
  const round = (values: readonly number[], digits = 0) =>
    values.map((each) => each.toFixed(digits)).join(', ')
  const ends = [...(isSame ? [] : ['started again']), ...failures, ...left.map((each) => `left: ${each}`)]
  return {
    isHeld: met.every(Boolean),
    cells: [
      name,
      countsOf(statuses),
      round([seconds, processors], 1),
      `${round([percentile(during.probes, 0.5), p99, Math.max(...during.probes)])}; ${round([percentile(quiet.probes, 0.99)])}`,
      `${round([during.readings.longestPiece])}; ${round([quiet.readings.longestPiece])}`,
      `${round([percentile(ratios, 0.5), Math.max(...ratios)], 1)}; ${round([quietSave])}`,
      round([memory]),
      round([loadavg()[0] ?? 0], 1),
      ...met.map((each, index) => (each ? 'pass' : index === 3 ? `FAIL: ${ends.join(', ')}` : 'FAIL')),
    ],
  }
}

/** Runs it; answers how long `/healthz` and the saves of others took meanwhile, and the readings at the end. */
async function whileOthersSave<Answer>(
  { save, probe, address }: Pick<Attacked, 'save' | 'probe' | 'address'>,
  run: () => Promise<Answer>,
) {
  await readMetrics(address)
  await probe()
  const saving = repeatSave(save)
  const answer = await run()
  const probes = await probe()
  const readings = await readMetrics(address)
  return { answer, probes, readings, saves: await saving.stop() }
}

/** The server may need some seconds to notice that clients have left. */
async function leftOpen(address: string, before: Readings): Promise<string[]> {
  const end = performance.now() + settledWithin
  for (;;) {
    const { open } = await readMetrics(address)
    const more = [...open]
      .map(([name, count]) => [name, count - (before.open.get(name) ?? 0)] as const)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${count} ${name}`)
    if (more.length === 0 || performance.now() > end) return more
    await wait(250)
  }
}

/** A part of the server that is full or was ended is no failure: 502 and 503 say so. */
function newFailures(before: Readings, after: Readings): string[] {
  return [...after.failures]
    .map(([status, count]) => [status, count - (before.failures.get(status) ?? 0)] as const)
    .filter(([status, count]) => count > 0 && status !== '502' && status !== '503')
    .map(([status, count]) => `${count} × ${status}`)
}

/** "3 × 200, 1 × 429"; 0 means a connection that ended without an answer. */
function countsOf(statuses: readonly number[]): string {
  const counts = Map.groupBy(statuses, (status) => status)
  return [...counts].map(([status, { length }]) => `${length} × ${status}`).join(', ')
}
