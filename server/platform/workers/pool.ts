import { join } from 'node:path'
import type { Logger } from 'pino'
import { apiError, type ApiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { jobQueue } from './job-queue.ts'
import { overrunPauses } from './overrun-pauses.ts'
import type { Caller, ChefJobs, FoodJobs, Kitchen } from './kitchen.ts'
import { openThread, type Outcome, type Thread } from './thread-handle.ts'

interface Job {
  name: string
  argument: unknown
  userId: string
  settle: (outcome: Outcome) => void
  /** For a job that has not begun. */
  refuse: (error: ApiError) => void
}

interface Options {
  /** How many threads at most; each is opened when it is first needed. */
  workers: number
  log: Pick<Logger, 'warn' | 'fatal'>
  sizes: {
    opening: number
    job: number
    memoryMb: number
    waiting: number
    waitingPerMember: number
    pause: number
  }
}

type KitchenOptions = Omit<Options, 'sizes'> & {
  sizes?: Options['sizes']
  /** Where the files are that the threads run; the sources unless said. */
  folder?: string
}

export type OpenKitchen = Kitchen & { close: () => Promise<void> }

type Lane = 'reading' | 'cooking'

/**
 * Where a job waits and runs. Reading and checking recipes is short and stands between a user and a saved recipe, so it
 * never waits for cooking, drawing and rendering, nor for pages of other sites, which may be large.
 */
const lanes: Record<keyof FoodJobs, Lane> & Record<keyof ChefJobs, 'cooking'> = {
  readRecipe: 'reading',
  otherLanguage: 'reading',
  languageOf: 'reading',
  settle: 'reading',
  extra: 'reading',
  examine: 'reading',
  subjects: 'reading',
  foodsOfLines: 'reading',
  readPage: 'cooking',
  readExport: 'cooking',
  exportedPicture: 'cooking',
  readExported: 'cooking',
  suggestDishes: 'cooking',
  suitsGuests: 'cooking',
  renderedFrom: 'cooking',
  renderIn: 'cooking',
  translateRecipe: 'cooking',
  faithfulTexts: 'cooking',
  draw: 'cooking',
  reply: 'cooking',
  recipe: 'cooking',
  plating: 'cooking',
  adapt: 'cooking',
  understand: 'cooking',
  editDraft: 'cooking',
  examineWords: 'cooking',
  guestsOf: 'cooking',
}

/** What the threads of a lane run, in the folder of the sources or of the build. */
const entries: Record<Lane, string> = {
  reading: 'food-thread.mjs',
  cooking: 'kitchen-thread.mjs',
}

/** When a caller whom the full queue has refused may try again, in seconds. */
const retryAfter = 5
const terminateTimeout = 10_000

/** The kitchen in worker threads: one that reads and checks, and `workers` for everything else. */
export function openKitchen({
  workers,
  log,
  folder = import.meta.dirname,
  sizes = capacity.kitchen,
}: KitchenOptions): OpenKitchen {
  const pool = (lane: Lane, threads: number) =>
    openPool({ workers: threads, log, entry: join(folder, entries[lane]), sizes })
  const pools: Record<Lane, ReturnType<typeof openPool>> = {
    reading: pool('reading', 1),
    cooking: pool('cooking', workers),
  }
  const jobs = Object.entries(lanes).map(([name, lane]) => [
    name,
    (argument: unknown, caller?: Caller) => pools[lane].ask(name, argument, caller),
  ])
  return {
    ...(Object.fromEntries(jobs) as Kitchen),
    close: async () => void (await Promise.all(Object.values(pools).map(({ close }) => close()))),
  }
}

/** The same for jobs of any name. */
export function openPool({ workers, log, entry, sizes }: Options & { entry: string }) {
  const queue = jobQueue<Job>({ max: sizes.waiting, maxPerUser: sizes.waitingPerMember })
  const pauses = overrunPauses(sizes.pause)
  const threads = new Set<Thread>()
  const idle: Thread[] = []
  let closed = false

  function run(name: string, argument: unknown, { userId = '', signal }: Caller = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (closed) throw apiError('unavailable')
      signal?.throwIfAborted()
      assertNotPaused(userId)
      const cancel = () => {
        queue.remove(job)
        reject(signal?.reason)
      }
      const stopWaiting = () => signal?.removeEventListener('abort', cancel)
      const job: Job = {
        name,
        argument,
        userId,
        settle(outcome) {
          stopWaiting()
          if (outcome.kind === 'done') resolve(outcome.result)
          else
            reject(apiError('chef unavailable', { cause: new Error(`kitchen ${name}: ${outcome.reason}`) }))
        },
        refuse(error) {
          stopWaiting()
          reject(error)
        },
      }
      if (!queue.add(job)) throw apiError('too many requests', { retryAfter })
      signal?.addEventListener('abort', cancel, { once: true })
      start()
    })
  }

  function assertNotPaused(userId: string) {
    const seconds = pauses.secondsLeft(userId)
    if (seconds > 0) throw apiError('too many requests', { retryAfter: seconds })
  }

  /** What else the member has waiting would likely end the next thread. */
  function pause(userId: string) {
    pauses.add(userId)
    const seconds = pauses.secondsLeft(userId)
    if (seconds === 0) return
    for (const job of queue.takeOf(userId)) job.refuse(apiError('too many requests', { retryAfter: seconds }))
  }

  function start() {
    dropDead()
    while (queue.length > 0 && (idle.length > 0 || threads.size < workers)) {
      const job = queue.next()
      if (!job) return
      const thread = idle.pop() ?? open()
      if (thread) void work(thread, job)
      else job.settle({ kind: 'failed', reason: 'no thread', ended: false })
    }
  }

  /** A thread may also end while it has no job. */
  function dropDead() {
    for (const thread of idle.filter((each) => !each.isAlive())) {
      idle.splice(idle.indexOf(thread), 1)
      threads.delete(thread)
    }
  }

  /** Null where the system has no thread or memory left: the job fails, whoever's turn it was to begin it. */
  function open(): Thread | null {
    try {
      const thread = openThread(entry, sizes)
      threads.add(thread)
      return thread
    } catch (error) {
      log.warn({ err: error }, 'a kitchen thread cannot be opened')
      return null
    }
  }

  async function work(thread: Thread, { name, argument, userId, settle }: Job) {
    const outcome = await thread.run({ name, argument })
    if (outcome.kind === 'failed' && outcome.ended) {
      log.warn({ job: name, reason: outcome.reason }, 'a kitchen thread is replaced')
      threads.delete(thread)
      pause(userId)
      void end(thread)
    } else idle.push(thread)
    settle(outcome)
    start()
  }

  async function end(thread: Thread) {
    const watchdog = setTimeout(() => log.fatal('a kitchen thread cannot be ended'), terminateTimeout).unref()
    await thread.end()
    clearTimeout(watchdog)
  }

  return {
    ask: run,
    async close() {
      closed = true
      for (const job of queue.takeAll()) job.settle({ kind: 'failed', reason: 'closed', ended: false })
      await Promise.all([...threads].map(end))
    },
  }
}
