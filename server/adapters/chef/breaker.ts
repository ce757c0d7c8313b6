import type { ModelFailure, ModelFailureReason } from '../model-failure.ts'

/** Keeps members from waiting for a provider that does not answer. */
export interface Breaker {
  /** Whether to ask it; after a pause one request tries, the others wait for what it finds. */
  allows: () => boolean
  onSuccess: () => void
  /** Returns whether the provider is left alone from now on. */
  onFailure: (failure: ModelFailure) => boolean
  /** Why and until when, in milliseconds since 1970; null while it is asked. */
  pause: () => { reason: ModelFailureReason; until: number } | null
}

const failuresMax = 3
const firstPause = 30_000
const longestPause = 10 * 60_000

/** Failures that say something of the one request, and nothing of the next. */
const ofRequest: readonly ModelFailureReason[] = ['broken answer', 'declined', 'request refused']

/** A breaker for one provider; `clock` is in milliseconds since 1970. Its state is of this process. */
export function createBreaker(clock: () => number): Breaker {
  let failures = 0
  let opened = 0
  let until = 0
  let reason: ModelFailureReason | null = null
  const close = () => {
    failures = 0
    opened = 0
    until = 0
    reason = null
  }
  return {
    allows() {
      if (reason === null) return true
      if (clock() < until) return false
      until = clock() + firstPause
      return true
    },
    onSuccess: close,
    onFailure(failure) {
      // No retry mends a wrong key or a model that is not there.
      const isPermanent = failure.reason === 'key refused' || failure.status === 404
      if (!isPermanent && ofRequest.includes(failure.reason)) return false
      // Who waits for a whole timeout waits long: nobody else shall.
      failures += failure.reason === 'timeout' ? failuresMax : 1
      if (!isPermanent && failures < failuresMax && reason === null) return false
      reason = failure.reason
      until = clock() + Math.min(firstPause * 2 ** opened, longestPause)
      opened += 1
      return true
    },
    pause: () => (reason === null ? null : { reason, until }),
  }
}
