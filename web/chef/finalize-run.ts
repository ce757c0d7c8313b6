import { finalize, type Kitchen, type Outcome } from './finalize.ts'
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
  watch: (onState: (state: RunState) => void) => () => void
  stop: () => void
}

/** Runs on their way, by idempotency key: they outlive the page, which one may leave while the chef works. */
const underWay = new Map<string, Run>()

/** Starts finalizing what is pending, or joins the run that is doing so already. */
export function runFinalize(pending: PendingRecipe, kitchen: Omit<Kitchen, 'onStep' | 'signal'>): Run {
  const joined = underWay.get(pending.idempotencyKey)
  if (joined) return joined

  const stopping = new AbortController()
  const watchers = new Set<(state: RunState) => void>()
  const run: Run = {
    state: { step: 'plating', pending },
    outcome: finalize(pending, {
      ...kitchen,
      signal: stopping.signal,
      onStep: (step, reached) => {
        run.state = { step, pending: reached }
        for (const watcher of watchers) watcher(run.state)
      },
    }).finally(() => underWay.delete(pending.idempotencyKey)),
    watch: (onState) => {
      watchers.add(onState)
      return () => watchers.delete(onState)
    },
    stop: () => stopping.abort(),
  }
  underWay.set(pending.idempotencyKey, run)
  return run
}
