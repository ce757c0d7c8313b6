import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { errorMessage, failureMessage } from '../../lib/errors.ts'
import { rememberReturnTo } from '../../lib/return-to.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ChefMessage } from './chef-message.tsx'
import type { Capacity } from './conversation.ts'
import type { FailureReason } from './finalize.ts'
import type { FinalizeStep } from './timing.ts'
import type { FinalizeState } from './finalize-state.ts'

/** Why there is no complete answer, with a retry button; after the session has ended, with a link to the login and back. */
export function ChatFailure({ cause, onRetry }: { cause: unknown; onRetry: (() => void) | null }) {
  const { t } = useTranslation(['chat', 'errors', 'words', 'ui'])
  const language = useLanguage()
  const signedOut = cause instanceof CallError && cause.code === 'not signed in'
  const logIn = (
    <LinkButton
      to={paths.login(language)}
      size="small"
      variant="secondary"
      onClick={() => rememberReturnTo(paths.chat(language))}
    >
      {t('words:logIn')}
    </LinkButton>
  )
  const tryAgain = onRetry && (
    <Button variant="secondary" size="small" onClick={onRetry}>
      {t('ui:tryAgain')}
    </Button>
  )
  return (
    <Alert tone="error" action={signedOut ? logIn : tryAgain}>
      {chatErrorMessage(t, cause)}
    </Alert>
  )
}

interface FinalizeFailureProps {
  state: FinalizeState
  onRetry: () => void
  /** Goes on with the picture of the built-in painter. */
  onDraw: () => void
}

/** Why finalizing failed, or why the chef declined the recipe. */
export function FinalizeFailure({ state, onRetry, onDraw }: FinalizeFailureProps) {
  const { t } = useTranslation(['chat', 'errors', 'ui'])
  if (state.phase === 'failed') {
    return (
      <Alert tone="error">
        <p className="font-medium">{finalizeErrorMessage(t, state.step, state.reason)}</p>
        <p className="mt-0.5 text-sm text-ink-soft">{t('progressSaved')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t('ui:tryAgain')}
          </Button>
          {state.step === 'image' && (
            <Button variant="secondary" size="small" onClick={onDraw}>
              {t('saveDrawn')}
            </Button>
          )}
        </div>
      </Alert>
    )
  }
  if (state.phase === 'refused') {
    return (
      <Alert tone="error">
        <p className="mb-2 font-medium">{t('noRecipe')}</p>
        <ChefMessage text={state.message} />
      </Alert>
    )
  }
  return null
}

/** Proposes to finalize before the conversation reaches its limit. */
export function LengthWarning({ capacity }: { capacity: Capacity }) {
  const { t } = useTranslation('chat')
  if (capacity === 'enough') return null
  return <Alert tone="warning">{t(capacity === 'little' ? 'nearlyFull' : 'full')}</Alert>
}

type Translate = TFunction<['chat', 'errors']>

/** The sentence for a failed answer. */
export function chatErrorMessage(t: Translate, cause: unknown): string {
  return errorMessage(cause, (code) => t(`errors:${code}`), {
    failed: t('requestFailed'),
    network: hasAnswered(cause) ? t('requestFailed') : t('chefUnreachable'),
  })
}

/** There was a response, but not the agreed one: from a proxy in front of the server, for example. */
function hasAnswered(error: unknown): boolean {
  return error instanceof CallError && (error.status !== 0 || error.cause instanceof SyntaxError)
}

const failureKeys = { plating: 'platingFailed', image: 'imageFailed', save: 'saveFailed' } as const
const unreachableKeys = { plating: 'chefUnreachable', image: 'networkError', save: 'saveUnknown' } as const

/** The sentence for a failed step of finalizing. */
function finalizeErrorMessage(t: Translate, step: FinalizeStep, reason: FailureReason): string {
  if (reason === 'unexpected') return t('unexpected')
  const text = failureMessage(reason, (code) => t(`errors:${code}`), {
    failed: t(step === 'save' ? 'saveUnknown' : 'requestFailed'),
    network: t(unreachableKeys[step]),
    'server error': t('errors:server error'),
  })
  return t(failureKeys[step], { reason: text })
}
