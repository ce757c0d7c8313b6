import type { TFunction } from 'i18next'
import { CallError } from '#shared/call.ts'
import { refusalOf, refusalText } from '../outcome.ts'
import type { FailureReason } from './finalize.ts'
import type { FinalizeStep } from './timing.ts'

type Words = TFunction<['chat', 'errors']>

/** What the page says when the chef could not answer. */
export function chatFailure(t: Words, cause: unknown): string {
  if (!(cause instanceof CallError)) return t('requestFailed')
  if (cause.code === 'network') return hasAnswered(cause) ? t('requestFailed') : t('chefUnreachable')
  if (cause.text === 'server error') return t('requestFailed')
  return refusalText(refusalOf(cause), (code) => t(`errors:${code}`), t('requestFailed'))
}

/** Something came back, only not what was agreed: another page in front of the server, say. */
function hasAnswered(error: CallError): boolean {
  return error.status !== 0 || error.cause instanceof SyntaxError
}

const sentences = { plating: 'platingFailed', image: 'imageFailed', save: 'saveFailed' } as const
const unreachable = { plating: 'chefUnreachable', image: 'networkError', save: 'saveUnknown' } as const

/** What the page says when finalizing stopped. */
export function finalizeFailure(t: Words, step: FinalizeStep, reason: FailureReason): string {
  if (reason === 'unexpected') return t('unexpected')
  return t(sentences[step], { reason: reasonText(t, step, reason) })
}

function reasonText(t: Words, step: FinalizeStep, reason: Exclude<FailureReason, 'unexpected'>): string {
  if (reason === 'network') return t(unreachable[step])
  const fallback = step === 'save' ? t('saveUnknown') : t('requestFailed')
  return refusalText(reason, (code) => t(`errors:${code}`), fallback)
}
