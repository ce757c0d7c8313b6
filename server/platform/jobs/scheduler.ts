import { setTimeout as sleep } from 'node:timers/promises'
import { measureClockSkew, clockSkewMessage } from '../db/clock-skew.ts'
import type { Deps } from '../../deps.ts'

/** Its name is the function's. Removes what is over, sends what is due or completes what is old; harmless to repeat and to run beside other processes. */
export type Job = (deps: Deps, now: number) => Promise<unknown>

const interval = 60 * 60 * 1000

/** After a round that was left out because of the clocks. */
const retryInterval = 60 * 1000

/**
 * Runs every job; one that fails is logged, and the others run. None runs while the clocks of this system
 * and of the database differ: by a wrong clock all is over, and what is removed does not come back. Answers whether
 * they ran.
 */
export async function runJobs(deps: Deps, jobs: readonly Job[]): Promise<boolean> {
  try {
    const skew = await measureClockSkew(deps.slowDb)
    if (skew !== null) {
      deps.log.error(`${clockSkewMessage(skew)} Until then nothing is removed and no daily mail is sent.`)
      return false
    }
  } catch (error) {
    deps.log.error({ err: error }, 'a job failed')
    return false
  }
  for (const job of jobs) {
    const done = deps.metrics.jobSeconds.startTimer({ job: job.name })
    try {
      await job({ ...deps, db: deps.slowDb }, deps.clock())
      deps.metrics.jobLastSuccess.setToCurrentTime({ job: job.name })
    } catch (error) {
      deps.metrics.jobFailures.inc({ job: job.name })
      deps.log.error({ err: error, job: job.name }, 'a job failed')
    } finally {
      done()
    }
  }
  return true
}

/** Sweeps now and every hour until stopped; `stop` waits for the sweep under way. */
export function startScheduler(deps: Deps, jobs: readonly Job[]): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const work = (async () => {
    while (!stopping.signal.aborted) {
      const ran = await runJobs(deps, jobs)
      await sleep(ran ? interval : retryInterval, undefined, { signal: stopping.signal }).catch(
        () => undefined,
      )
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await work
    },
  }
}
