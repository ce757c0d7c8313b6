import type { Finding } from '#shared/contract/safety-finding.ts'
import type { FailureReason, Outcome } from './finalize.ts'
import { nextStep, type PendingRecipe } from './pending.ts'
import type { FinalizeStep } from './timing.ts'

export type FinalizeState =
  | { phase: 'idle' }
  /** `automatic`: it goes on by itself after a reload or a login. */
  | { phase: 'running'; step: FinalizeStep; pending: PendingRecipe; automatic: boolean }
  | { phase: 'failed'; step: FinalizeStep; reason: FailureReason; pending: PendingRecipe }
  /** The chef declined to write this recipe. */
  | { phase: 'refused'; message: string }
  /** Waits for the user's decision. */
  | { phase: 'unsafe'; findings: readonly Finding[]; pending: PendingRecipe }
  /** `announced` becomes false when the message of an automatic save is to disappear. */
  | { phase: 'saved'; announced: boolean; automatic: boolean }

export const idle: FinalizeState = { phase: 'idle' }

export const runningWith = (pending: PendingRecipe, automatic: boolean): FinalizeState => ({
  phase: 'running',
  step: nextStep(pending),
  pending,
  automatic,
})

/** What the page shows after a run has ended. One that ended with the session shows what it has until the login. */
export function finalizeAfter(state: FinalizeState, outcome: Outcome): FinalizeState {
  if (state.phase !== 'running') return state
  const { pending, automatic } = state
  switch (outcome.kind) {
    case 'saved':
      return { phase: 'saved', announced: true, automatic }
    case 'failed':
      return { phase: 'failed', step: outcome.step, reason: outcome.reason, pending }
    case 'unsafe':
      return { phase: 'unsafe', findings: outcome.findings, pending }
    case 'refused':
      return { phase: 'refused', message: outcome.message }
    case 'abandoned':
      return idle
    case 'signedOut':
      return state
  }
}
