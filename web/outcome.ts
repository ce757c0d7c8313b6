import { CallError } from '#shared/call.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** A refusal without a code of the contract: its own text, or null when it gave no reason. */
export interface UnknownRefusal {
  text: string | null
}

export type Refused = ErrorCode | UnknownRefusal

/** How a call ended: well, with a refusal, or without an answer. */
export type Outcome = 'ok' | 'network' | Refused

/** The outcome of a call as a value; what is no failure of a call is thrown on. */
export async function outcomeOf(made: Promise<unknown>): Promise<Outcome> {
  try {
    await made
    return 'ok'
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return error.code === 'network' ? 'network' : refusalOf(error)
  }
}

/** What a failed call was refused with. */
export function refusalOf({ code, text }: CallError): Refused {
  return code === 'network' || (code === 'server error' && text !== code) ? { text } : code
}

/**
 * What a person reads of a refusal: the sentence of a known code, an unknown text as it is, and the page's own
 * sentence where the server gave no reason.
 */
export function refusalText(
  refused: Refused,
  sentence: (code: ErrorCode) => string,
  fallback: string,
): string {
  return typeof refused === 'string' ? sentence(refused) : (refused.text ?? fallback)
}
