import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { currentConnection } from './connection.ts'

/** A refusal whose code the contract does not know: the server's own text, or null without one. */
interface UnknownApiError {
  text: string | null
}

export type ApiErrorReason = ErrorCode | UnknownApiError

/** Why a call failed: the server was out of reach, or it refused. */
export type Failure = 'network' | ApiErrorReason

export type Outcome = 'ok' | Failure

/** The result of a call as a value. Anything else that was thrown is thrown again. */
export async function outcomeOf(request: Promise<unknown>): Promise<Outcome> {
  try {
    await request
    return 'ok'
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return failureOf(error)
  }
}

/** The code of a failed call, or the server's text if it sent one that is no code. */
export function errorReason({ code, text }: CallError): ApiErrorReason {
  return code === 'network' || (code === 'server error' && text !== code) ? { text } : code
}

function failureOf(error: CallError): Failure {
  return error.code === 'network' ? 'network' : errorReason(error)
}

type Translate = (code: ErrorCode | 'offline') => string

/** Sentences of the page, by code, that replace those of the `errors` texts. */
export type ErrorOverrides = Partial<Record<Exclude<Failure, UnknownApiError>, string>> & {
  /** For a failure without a reason: no code, no text, a fault of the server or of the page. */
  failed: string
  /** If given, only these codes are explained; every other failure is `failed`. */
  explain?: readonly ErrorCode[]
}

/** The sentence that a person reads about a failed call. Out of reach and `server error` are `failed` unless overridden. */
export function failureMessage(failure: Failure, t: Translate, overrides: ErrorOverrides): string {
  const { failed, explain } = overrides
  if (typeof failure !== 'string') return (explain ? null : failure.text) ?? failed
  if (failure === 'network' && currentConnection().isOffline) return t('offline')
  const own = overrides[failure]
  if (own !== undefined) return own
  if (failure === 'network' || (explain ? !explain.includes(failure) : failure === 'server error')) {
    return failed
  }
  return t(failure)
}

/** The same for what a call has thrown, or what has become of it. `t` translates the codes (namespace `errors`). */
export function errorMessage(error: unknown, t: Translate, overrides: ErrorOverrides): string {
  const failure = error instanceof CallError ? failureOf(error) : error
  return failure instanceof Error ? overrides.failed : failureMessage(failure as Failure, t, overrides)
}

/** `errorMessage` with the texts of the current language. */
export function useErrorMessage() {
  const { t } = useTranslation('errors')
  return (error: unknown, overrides: ErrorOverrides): string => errorMessage(error, t, overrides)
}
