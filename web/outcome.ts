import { CallError } from '#shared/call.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** How a call ended: well, with a refusal, or without an answer. */
export type Outcome = 'ok' | 'network' | ErrorCode

/** The outcome of a call as a value; what is no failure of a call is thrown on. */
export async function outcomeOf(made: Promise<unknown>): Promise<Outcome> {
  try {
    await made
    return 'ok'
  } catch (error) {
    if (error instanceof CallError) return error.code
    throw error
  }
}
