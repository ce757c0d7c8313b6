import { readFileSync, readdirSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '#shared/contract/errors.ts'
import { readConfig } from '../../config/config.ts'
import { hashPassword } from '../../features/account/password-hashing.ts'
import { openPool } from './pool.ts'
import { lowerPoolThreads } from './thread-priority.ts'

const entry = join(import.meta.dirname, '..', '..', 'test', 'pool-worker.ts')
const sizes = { opening: 10_000, job: 300, memoryMb: 64, waiting: 6, waitingPerMember: 4, pause: 60_000 }
const log = { warn: vi.fn<() => void>(), fatal: vi.fn<() => void>() }
const opened: ReturnType<typeof openPool>[] = []

function open(changed: Partial<typeof sizes> = {}, workers = 1) {
  const pool = openPool({ workers, log, entry, sizes: { ...sizes, ...changed } })
  opened.push(pool)
  return pool
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()))
  vi.clearAllMocks()
})

const unavailable = { code: 'chef unavailable' }
const causeOf = async (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    (error: unknown) => (error instanceof ApiError && error.cause instanceof Error ? error.cause : error),
  )

test('a job is done in a thread, and the same thread does the next', async () => {
  const { ask } = open()
  expect(await ask('echo', { text: 'é', list: [1, null] })).toEqual({ text: 'é', list: [1, null] })
  expect(await ask('echo', 2)).toBe(2)
  expect(log.warn).not.toHaveBeenCalled()
})

test('a job that never ends fails alone: those behind it are done by another thread', async () => {
  const { ask } = open()
  await ask('echo', 1)
  const answers = await Promise.allSettled([ask('forever', null), ask('echo', 2), ask('echo', 3)])
  expect(answers).toMatchObject([
    { status: 'rejected', reason: unavailable },
    { status: 'fulfilled', value: 2 },
    { status: 'fulfilled', value: 3 },
  ])
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { job: 'forever', reason: 'processor time' },
    expect.any(String),
  )
})

test('meanwhile the calling thread goes on', async () => {
  const { ask } = open()
  let turns = 0
  const turning = setInterval(() => (turns += 1), 5)
  await expect(ask('forever', null)).rejects.toMatchObject(unavailable)
  clearInterval(turning)
  expect(turns).toBeGreaterThan(10)
})

// Run by `nice`, requests have no more priority than that either.
const canLower = process.platform === 'linux' && getPriority() < constants.priority.PRIORITY_BELOW_NORMAL
test.runIf(canLower)('jobs and password hashes leave the processor to requests', async () => {
  const { ask } = open()
  const ofRequests = getPriority()
  expect(await ask('priority', null)).toBeGreaterThan(ofRequests)

  await hashPassword('pears & gorgonzola', readConfig({}).passwordCost)
  lowerPoolThreads()
  const nameOf = (thread: string) => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim()
  const pool = readdirSync('/proc/self/task').filter((thread) => nameOf(thread) === 'libuv-worker')
  expect(pool.length).toBeGreaterThan(0)
  for (const thread of pool) expect(getPriority(Number(thread))).toBeGreaterThan(ofRequests)
})

test('what loading takes is not counted as the job’s, but it has an end too', async () => {
  expect(await open().ask('openingBurn', 'done')).toBe('done')
  await expect(open({ opening: 100 }).ask('openingBurn', 'done')).rejects.toMatchObject(unavailable)
})

test('a job that wants too much memory fails alone', async () => {
  const { ask } = open({ job: 60_000 })
  const answers = await Promise.allSettled([ask('grow', null), ask('echo', 2)])
  expect(answers).toMatchObject([
    { status: 'rejected', reason: unavailable },
    { status: 'fulfilled', value: 2 },
  ])
  expect(log.warn).toHaveBeenCalledWith(
    { job: 'grow', reason: 'ERR_WORKER_OUT_OF_MEMORY' },
    expect.any(String),
  )
})

test('a failure reports its place, and not its input', async () => {
  const { ask } = open()
  const cause = await causeOf(ask('fail', 'a secret'))
  expect(cause).toBeInstanceOf(Error)
  expect(String(cause)).toMatch(/Error\n {4}at .*pool-worker\.ts/)
  expect(String(cause)).not.toContain('secret')
  expect(await ask('echo', 2)).toBe(2)
  await expect(ask('unknown', null)).rejects.toMatchObject(unavailable)
  await expect(ask('echo', () => undefined)).rejects.toMatchObject(unavailable)
})

test('a thread that ends by itself is replaced', async () => {
  const { ask } = open()
  await expect(ask('leave', null)).rejects.toMatchObject(unavailable)
  expect(await ask('echo', 2)).toBe(2)
})

test('the queue has an end, for each member and for all', async () => {
  const { ask } = open({ job: 60_000 })
  const refused = { code: 'too many requests', retryAfter: 5 }
  const running = ask('burn', 300, { userId: 'a' })
  const waiting = [1, 2, 3, 4].map((each) => ask('echo', each, { userId: 'a' }))
  await expect(ask('echo', 5, { userId: 'a' })).rejects.toMatchObject(refused)
  const others = [6, 7].map((each) => ask('echo', each, { userId: 'b' }))
  await expect(ask('echo', 8, { userId: 'c' })).rejects.toMatchObject(refused)
  await running
  expect(await Promise.all([...waiting, ...others])).toEqual([1, 2, 3, 4, 6, 7])
})

test('members are served in turn', async () => {
  const { ask } = open({ job: 60_000 })
  const order: string[] = []
  const asked = (name: string, userId: string) =>
    ask('burn', name === 'a0' ? 200 : 1, { userId }).then(() => order.push(name))
  await Promise.all([
    ...['a0', 'a1', 'a2', 'a3'].map((name) => asked(name, 'a')),
    ...['b1', 'b2'].map((name) => asked(name, 'b')),
  ])
  expect(order).toEqual(['a0', 'b1', 'a1', 'b2', 'a2', 'a3'])
})

test('a member whose job had to be ended pauses, each time for longer, and nobody else does', async () => {
  // A clock that stands: on a busy machine a short pause was over before it was asked about.
  // In whole milliseconds, so that the seconds left are.
  let now = Math.ceil(performance.now())
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  const { ask } = open({ pause: 1000 })
  const hostile = { userId: 'a' }
  const [ended, waiting, other] = await Promise.allSettled([
    ask('forever', null, hostile),
    ask('forever', null, hostile),
    ask('echo', 2, { userId: 'b' }),
  ])
  expect(ended).toMatchObject({ reason: unavailable })
  expect(waiting).toMatchObject({ reason: { code: 'too many requests', retryAfter: 1 } })
  expect(other).toMatchObject({ value: 2 })
  expect(log.warn).toHaveBeenCalledOnce()
  await expect(ask('echo', 1, hostile)).rejects.toMatchObject({ code: 'too many requests' })

  now += 1000
  expect(await ask('echo', 1, hostile)).toBe(1)
  await expect(ask('forever', null, hostile)).rejects.toMatchObject(unavailable)
  await expect(ask('echo', 1, hostile)).rejects.toMatchObject({ retryAfter: 2 })
})

test('a job whose caller has gone is not begun', async () => {
  const { ask } = open()
  const leaving = new AbortController()
  const running = ask('burn', 100)
  const dropped = ask('forever', null, { signal: leaving.signal })
  leaving.abort(new Error('gone'))
  await expect(dropped).rejects.toThrow('gone')
  await expect(ask('echo', 1, { signal: leaving.signal })).rejects.toThrow('gone')
  await running
  expect(await ask('echo', 2)).toBe(2)
  expect(log.warn).not.toHaveBeenCalled()
})

test('two threads work side by side where two are allowed', async () => {
  const { ask } = open({ job: 1000 }, 2)
  const endless = ask('forever', null)
  expect(await ask('echo', 2)).toBe(2)
  await expect(endless).rejects.toMatchObject(unavailable)
})

test('closing ends what runs and refuses what comes', async () => {
  const { ask, close } = open({ job: 60_000 })
  const answers = Promise.allSettled([ask('forever', null), ask('echo', 1)])
  await close()
  expect(await answers).toMatchObject([{ reason: unavailable }, { reason: unavailable }])
  await expect(ask('echo', 2)).rejects.toMatchObject({ code: 'unavailable' })
})
