import { setTimeout as sleep } from 'node:timers/promises'
import { clocksApart, clocksApartSentence } from './db/clocks.ts'
import type { Deps } from './deps.ts'

/** Removes what is over, sends what is due or completes what is old; harmless to repeat and to run beside other processes. */
export type Sweep = (deps: Deps, now: number) => Promise<unknown>

const every = 60 * 60 * 1000

/** After a round that was left out because of the clocks. */
const soon = 60 * 1000

/**
 * Runs every sweep; one that fails is logged and keeps no other from running. None runs while the clocks of this system
 * and of the database differ: by a wrong clock all is over, and what is removed does not come back. Answers whether
 * they ran.
 */
export async function sweepOnce(deps: Deps, sweeps: readonly Sweep[]): Promise<boolean> {
  try {
    const ahead = await clocksApart(deps.slowDb)
    if (ahead !== null) {
      deps.log.error(`${clocksApartSentence(ahead)} Until then nothing is removed and no daily mail is sent.`)
      return false
    }
  } catch (error) {
    deps.log.error({ err: error }, 'sweeping')
    return false
  }
  for (const sweep of sweeps) {
    try {
      await sweep({ ...deps, db: deps.slowDb }, deps.clock())
    } catch (error) {
      deps.log.error({ err: error }, 'sweeping')
    }
  }
  return true
}

/** Sweeps now and every hour until stopped; `stop` waits for the sweep under way. */
export function startSweeping(deps: Deps, sweeps: readonly Sweep[]): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const work = (async () => {
    while (!stopping.signal.aborted) {
      const ran = await sweepOnce(deps, sweeps)
      await sleep(ran ? every : soon, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await work
    },
  }
}
