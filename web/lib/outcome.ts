import type { ErrorCode } from '#shared/contract/errors.ts'
import type { ApiErrorReason } from './errors.ts'

export { errorReason, outcomeOf, type ApiErrorReason, type Outcome, type UnknownApiError } from './errors.ts'

/** Replaced by `errorMessage` and `failureMessage` of errors.ts. */
export function errorReasonText(
  reason: ApiErrorReason,
  translate: (code: ErrorCode) => string,
  fallback: string,
): string {
  return typeof reason === 'string' ? translate(reason) : (reason.text ?? fallback)
}
