import { CallError } from '#shared/contract/call.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'

/** A refusal without a code of the contract: its own text, or null when it gave no reason. */
export interface UnknownApiError {
  text: string | null
}

export type ApiErrorReason = ErrorCode | UnknownApiError

/** How a call ended: well, with a refusal, or without an answer. */
export type Outcome = 'ok' | 'network' | ApiErrorReason

/** The outcome of a call as a value; what is no failure of a call is thrown on. */
export async function outcomeOf(made: Promise<unknown>): Promise<Outcome> {
  try {
    await made
    return 'ok'
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return error.code === 'network' ? 'network' : errorReason(error)
  }
}

/** What a failed call was refused with. */
export function errorReason({ code, text }: CallError): ApiErrorReason {
  return code === 'network' || (code === 'server error' && text !== code) ? { text } : code
}

/**
 * What a person reads of a refusal: the sentence of a known code, an unknown text as it is, and the page's own
 * sentence where the server gave no reason.
 */
export function errorReasonText(
  reason: ApiErrorReason,
  translate: (code: ErrorCode) => string,
  fallback: string,
): string {
  return typeof reason === 'string' ? translate(reason) : (reason.text ?? fallback)
}
