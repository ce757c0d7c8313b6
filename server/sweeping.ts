import type { Deps } from './deps.ts'

/** Removes what is over or sends what is due; harmless to repeat and to run beside other processes. */
export type Sweep = (deps: Deps, now: number) => Promise<unknown>

const every = 60 * 60 * 1000

/** Runs every sweep; one that fails is logged and keeps no other from running. */
export async function sweepOnce(deps: Deps, sweeps: readonly Sweep[]): Promise<void> {
  for (const sweep of sweeps) {
    try {
      await sweep(deps, deps.clock())
    } catch (error) {
      deps.log.error({ err: error }, 'sweeping')
    }
  }
}

/** Sweeps now and every hour until stopped; `stop` waits for the sweep under way. */
export function startSweeping(deps: Deps, sweeps: readonly Sweep[]): { stop: () => Promise<void> } {
  let underWay = sweepOnce(deps, sweeps)
  const timer = setInterval(() => {
    underWay = underWay.then(() => sweepOnce(deps, sweeps))
  }, every)
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
