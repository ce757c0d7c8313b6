import { join } from 'node:path'
import type { Logger } from 'pino'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import { fairQueue } from './fair-queue.ts'
import type { Asker, Kitchen, KitchenJobs } from './kitchen.ts'
import { openThread, type Outcome, type Thread } from './thread-handle.ts'

interface Job {
  name: string
  argument: unknown
  memberId: string
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
  guestsOf: true,
  readRecipe: true,
  readPage: true,
  complete: true,
  extra: true,
  examine: true,
  taste: true,
  draw: true,
}

/** When a caller whom the full queue has refused may try again, in seconds. */
const retryAfter = 5
const longestEnd = 10_000

/** The kitchen in worker threads, behind one queue. */
export function openKitchen({ workers, log, entry, sizes = limits.kitchen }: Options): OpenKitchen {
  const { ask, close } = openPool({
    workers,
    log,
    entry: entry ?? join(import.meta.dirname, 'thread.mjs'),
    sizes,
  })
  const jobs = Object.keys(names).map((name) => [
    name,
    (argument: unknown, asker?: Asker) => ask(name, argument, asker),
  ])
  return { ...(Object.fromEntries(jobs) as Kitchen), close }
}

/** The same for jobs of any name. */
export function openPool({ workers, log, entry, sizes }: Required<Options>) {
  const queue = fairQueue<Job>({ most: sizes.waiting, mostPerMember: sizes.waitingPerMember })
  const threads = new Set<Thread>()
  const idle: Thread[] = []
  let closed = false

  function ask(name: string, argument: unknown, { memberId = '', signal }: Asker = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (closed) throw fail('unavailable')
      signal?.throwIfAborted()
      const leave = () => {
        queue.remove(job)
        reject(signal?.reason)
      }
      const job: Job = {
        name,
        argument,
        memberId,
        settle(outcome) {
          signal?.removeEventListener('abort', leave)
          if (outcome.kind === 'done') resolve(outcome.result)
          else reject(fail('chef unavailable', { cause: new Error(`kitchen ${name}: ${outcome.reason}`) }))
        },
      }
      if (!queue.add(job)) throw fail('too many requests', { retryAfter })
      signal?.addEventListener('abort', leave, { once: true })
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

  /** A thread may also end while nobody asks it anything. */
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
    const stuck = setTimeout(() => log.fatal('a kitchen thread cannot be ended'), longestEnd).unref()
    await thread.end()
    clearTimeout(stuck)
  }

  return {
    ask,
    async close() {
      closed = true
      for (const job of queue.takeAll()) job.settle({ kind: 'failed', reason: 'closed', ended: false })
      await Promise.all([...threads].map(end))
    },
  }
}
