import { join } from 'node:path'
import type { Logger } from 'pino'
import { apiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { jobQueue } from './job-queue.ts'
import type { Caller, Kitchen, KitchenJobs } from './kitchen.ts'
import { openThread, type Outcome, type Thread } from './thread-handle.ts'

interface Job {
  name: string
  argument: unknown
  userId: string
  settle: (outcome: Outcome) => void
}

interface Options {
  /** How many threads at most; each is opened when it is first needed. */
  workers: number
  log: Pick<Logger, 'warn' | 'fatal'>
  /** What a thread runs. */
  entry?: string
  sizes?: { opening: number; job: number; memoryMb: number; waiting: number; waitingPerMember: number }
}

export type OpenKitchen = Kitchen & { close: () => Promise<void> }

const names: Record<keyof KitchenJobs, true> = {
  reply: true,
  recipe: true,
  plating: true,
  adapt: true,
  understand: true,
  guestsOf: true,
  readRecipe: true,
  readPage: true,
  complete: true,
  extra: true,
  examine: true,
  subjects: true,
  foodsOfLines: true,
  taste: true,
  isRenderedFrom: true,
  renderIn: true,
  translateRecipe: true,
  faithfulTexts: true,
  draw: true,
}

/** When a caller whom the full queue has refused may try again, in seconds. */
const retryAfter = 5
const terminateTimeout = 10_000

/** The kitchen in worker threads, behind one queue. */
export function openKitchen({ workers, log, entry, sizes = capacity.kitchen }: Options): OpenKitchen {
  const { ask: run, close } = openPool({
    workers,
    log,
    entry: entry ?? join(import.meta.dirname, 'thread.mjs'),
    sizes,
  })
  const jobs = Object.keys(names).map((name) => [
    name,
    (argument: unknown, caller?: Caller) => run(name, argument, caller),
  ])
  return { ...(Object.fromEntries(jobs) as Kitchen), close }
}

/** The same for jobs of any name. */
export function openPool({ workers, log, entry, sizes }: Required<Options>) {
  const queue = jobQueue<Job>({ max: sizes.waiting, maxPerUser: sizes.waitingPerMember })
  const threads = new Set<Thread>()
  const idle: Thread[] = []
  let closed = false

  function run(name: string, argument: unknown, { userId = '', signal }: Caller = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (closed) throw apiError('unavailable')
      signal?.throwIfAborted()
      const cancel = () => {
        queue.remove(job)
        reject(signal?.reason)
      }
      const job: Job = {
        name,
        argument,
        userId,
        settle(outcome) {
          signal?.removeEventListener('abort', cancel)
          if (outcome.kind === 'done') resolve(outcome.result)
          else
            reject(apiError('chef unavailable', { cause: new Error(`kitchen ${name}: ${outcome.reason}`) }))
        },
      }
      if (!queue.add(job)) throw apiError('too many requests', { retryAfter })
      signal?.addEventListener('abort', cancel, { once: true })
      start()
    })
  }

  function start() {
    dropDead()
    while (queue.length > 0 && (idle.length > 0 || threads.size < workers)) {
      const job = queue.next()
      if (job) void work(idle.pop() ?? open(), job)
    }
  }

  /** A thread may also end while it has no job. */
  function dropDead() {
    for (const thread of idle.filter((each) => !each.isAlive())) {
      idle.splice(idle.indexOf(thread), 1)
      threads.delete(thread)
    }
  }

  function open(): Thread {
    const thread = openThread(entry, sizes)
    threads.add(thread)
    return thread
  }

  async function work(thread: Thread, { name, argument, settle }: Job) {
    const outcome = await thread.run({ name, argument })
    if (outcome.kind === 'failed' && outcome.ended) {
      log.warn({ job: name, reason: outcome.reason }, 'a kitchen thread is replaced')
      threads.delete(thread)
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
