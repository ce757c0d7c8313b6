import { finalize, type FinalizeDeps, type Outcome } from './finalize.ts'
import type { PendingRecipe } from './pending.ts'
import type { FinalizeStep } from './timing.ts'

export interface RunState {
  step: FinalizeStep
  /** With everything that is finished by now. */
  pending: PendingRecipe
}

export interface Run {
  state: RunState
  outcome: Promise<Outcome>
  /** Tells every new state until the answer is called. */
  subscribe: (onState: (state: RunState) => void) => () => void
  stop: () => void
}

/** Runs on their way, by idempotency key: they outlive the page, which one may leave while the chef works. */
const activeRuns = new Map<string, Run>()

/** Starts finalizing what is pending, or joins the run that is doing so already. */
export function runFinalize(pending: PendingRecipe, deps: Omit<FinalizeDeps, 'onStep' | 'signal'>): Run {
  const joined = activeRuns.get(pending.idempotencyKey)
  if (joined) return joined

  const stopping = new AbortController()
  const listeners = new Set<(state: RunState) => void>()
  const run: Run = {
    state: { step: 'plating', pending },
    outcome: finalize(pending, {
      ...deps,
      signal: stopping.signal,
      onStep: (step, reached) => {
        run.state = { step, pending: reached }
        for (const watcher of listeners) watcher(run.state)
      },
    }).finally(() => activeRuns.delete(pending.idempotencyKey)),
    subscribe: (onState) => {
      listeners.add(onState)
      return () => listeners.delete(onState)
    },
    stop: () => stopping.abort(),
  }
  activeRuns.set(pending.idempotencyKey, run)
  return run
}
