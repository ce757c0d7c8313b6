import type { TFunction } from 'i18next'
import { CallError } from '#shared/contract/call.ts'
import { errorReason, errorReasonText } from '../../lib/outcome.ts'
import type { FailureReason } from './finalize.ts'
import type { FinalizeStep } from './timing.ts'

type Translate = TFunction<['chat', 'errors']>

/** What the page says when the chef could not answer. */
export function chatErrorMessage(t: Translate, cause: unknown): string {
  if (!(cause instanceof CallError)) return t('requestFailed')
  if (cause.code === 'network') return hasAnswered(cause) ? t('requestFailed') : t('chefUnreachable')
  if (cause.text === 'server error') return t('requestFailed')
  return errorReasonText(errorReason(cause), (code) => t(`errors:${code}`), t('requestFailed'))
}

/** Something came back, only not what was agreed: another page in front of the server, say. */
function hasAnswered(error: CallError): boolean {
  return error.status !== 0 || error.cause instanceof SyntaxError
}

const failureKeys = { plating: 'platingFailed', image: 'imageFailed', save: 'saveFailed' } as const
const unreachableKeys = { plating: 'chefUnreachable', image: 'networkError', save: 'saveUnknown' } as const

/** What the page says when finalizing stopped. */
export function finalizeErrorMessage(t: Translate, step: FinalizeStep, reason: FailureReason): string {
  if (reason === 'unexpected') return t('unexpected')
  return t(failureKeys[step], { reason: reasonText(t, step, reason) })
}

function reasonText(t: Translate, step: FinalizeStep, reason: Exclude<FailureReason, 'unexpected'>): string {
  if (reason === 'network') return t(unreachableKeys[step])
  const fallback = step === 'save' ? t('saveUnknown') : t('requestFailed')
  return errorReasonText(reason, (code) => t(`errors:${code}`), fallback)
}
