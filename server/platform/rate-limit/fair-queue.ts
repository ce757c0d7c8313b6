import { apiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'

/**
 * Runs work when its turn comes; throws `too many requests` where too much of the same owner waits already, and
 * `unavailable` where too much of all does.
 */
export type RunInTurn = <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Work of one kind, only so much of it `atOnce`. What waits is served owner by owner, so that much work of one holds up
 * nobody else; the owner just served comes after all others.
 */
export function fairQueue(max: {
  atOnce: number
  /** Of one owner, who may not take all. */
  each?: number
  /** Of one owner. */
  waiting: number
  waitingInAll?: number
  retryAfter: number
}): RunInTurn {
  /** In the order in which owners are served. */
  const waiting = new Map<string, (() => void)[]>()
  const runningOf = new Map<string, number>()
  let running = 0
  let waitingInAll = 0
  let served: string | undefined

  function enqueue(owner: string, begin: () => void) {
    const queued = waiting.get(owner) ?? []
    if (queued.length >= max.waiting) throw apiError('too many requests', { retryAfter: max.retryAfter })
    if (waitingInAll >= (max.waitingInAll ?? Infinity)) throw apiError('unavailable')
    waitingInAll += 1
    queued.push(begin)
    waiting.set(owner, queued)
  }

  const mayRun = (owner: string) => (runningOf.get(owner) ?? 0) < (max.each ?? Infinity)

  function count(owner: string, by: 1 | -1) {
    const now = (runningOf.get(owner) ?? 0) + by
    if (now > 0) runningOf.set(owner, now)
    else runningOf.delete(owner)
  }

  function startNext() {
    const owners = [...waiting.keys()].filter(mayRun)
    const owner = owners.find((each) => each !== served) ?? owners[0]
    const [begin, ...rest] = (owner !== undefined && waiting.get(owner)) || []
    if (owner === undefined || !begin) {
      running -= 1
      return
    }
    waitingInAll -= 1
    waiting.delete(owner)
    if (rest.length > 0) waiting.set(owner, rest)
    served = owner
    begin()
  }

  return async (owner, work) => {
    if (running >= max.atOnce || !mayRun(owner)) {
      await new Promise<void>((begin) => enqueue(owner, () => (count(owner, 1), begin())))
    } else {
      running += 1
      served = owner
      count(owner, 1)
    }
    try {
      return await work()
    } finally {
      count(owner, -1)
      // The slot is handed on rather than freed, so that a newcomer cannot take it.
      startNext()
    }
  }
}

/**
 * Searches, and the lists that visitors may ask for: they take at most these connections of the database, and one user
 * half of them, so that a user with many requests delays neither other users nor other work.
 */
export const readingInTurn = fairQueue({ ...capacity.reading, retryAfter: 1 })
