import { apiError } from '#shared/contract/errors.ts'
import type { RunInTurn } from './fair-queue.ts'

/** One work of each owner at a time, within this process; what else the owner wants waits, up to a limit. */
export function oneAtATime(max: { waiting: number; retryAfter: number }): RunInTurn {
  /** Of owners whose work runs: what waits. */
  const waiting = new Map<string, (() => void)[]>()

  return async (owner, work) => {
    const queue = waiting.get(owner)
    if (!queue) waiting.set(owner, [])
    else {
      if (queue.length >= max.waiting) throw apiError('too many requests', { retryAfter: max.retryAfter })
      await new Promise<void>((begin) => queue.push(begin))
    }
    try {
      return await work()
    } finally {
      const begin = waiting.get(owner)?.shift()
      if (begin) begin()
      else waiting.delete(owner)
    }
  }
}
