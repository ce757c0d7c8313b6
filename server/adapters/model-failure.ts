/** What can go wrong with a model behind an API, in one word each, for the log. */
export type ModelFailureReason =
  | 'unreachable'
  | 'timeout'
  | 'connection cut'
  | 'too busy'
  | 'key refused'
  | 'request refused'
  | 'provider error'
  | 'broken answer'
  | 'declined'

/**
 * A model that failed. It has nothing of the request or the answer: what users say and the key must not come into
 * the log with it.
 */
export class ModelFailure extends Error {
  readonly reason: ModelFailureReason
  readonly status: number | undefined

  constructor(reason: ModelFailureReason, status?: number) {
    super(status === undefined ? reason : `${reason} (${status})`)
    this.name = 'ModelFailure'
    this.reason = reason
    this.status = status
  }
}

/** What the SDK threw, as a failure of ours. */
export function modelFailureOf(error: unknown, begun = false): ModelFailure {
  if (error instanceof ModelFailure) return error
  const last = lastErrorOf(error)
  const status = statusOf(last)
  if (status === 429) return new ModelFailure('too busy', status)
  if (status === 401 || status === 403) return new ModelFailure('key refused', status)
  if (status !== undefined && status >= 500) return new ModelFailure('provider error', status)
  if (status !== undefined && status >= 400) return new ModelFailure('request refused', status)
  const name = last instanceof Error ? last.name : ''
  if (/JSONParse|TypeValidation/.test(name)) return new ModelFailure('broken answer')
  if (begun) return new ModelFailure('connection cut')
  return new ModelFailure(
    /NoOutput|NoObject|NoImage|InvalidResponse|EmptyResponse/.test(name) ? 'broken answer' : 'unreachable',
  )
}

/** Retries wrap the errors of the attempts; the last one is the reason. */
function lastErrorOf(error: unknown): unknown {
  if (error instanceof Error && 'lastError' in error) return error.lastError
  return error
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}
