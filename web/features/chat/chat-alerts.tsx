import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../lib/paths.ts'
import { rememberReturnTo } from '../../lib/return-to.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ChefMessage } from './chef-message.tsx'
import type { Capacity } from './conversation.ts'
import { chatErrorMessage, finalizeErrorMessage } from './error-messages.ts'
import type { FinalizeState } from './use-finalize.ts'

/** Why the chef did not answer, or not to the end, with another try; after the session has ended, the way to the login and back here. */
export function ChatFailure({ cause, onAgain }: { cause: unknown; onAgain: (() => void) | null }) {
  const { t } = useTranslation(['chat', 'errors'])
  const language = useLanguage()
  const signedOut = cause instanceof CallError && cause.code === 'not signed in'
  const logIn = (
    <LinkButton
      to={paths.login(language)}
      size="small"
      variant="secondary"
      onClick={() => rememberReturnTo(paths.chat(language))}
    >
      {t('logIn')}
    </LinkButton>
  )
  const tryAgain = onAgain && (
    <Button variant="secondary" size="small" onClick={onAgain}>
      {t('tryAgain')}
    </Button>
  )
  return (
    <Alert tone="error" action={signedOut ? logIn : tryAgain}>
      {chatErrorMessage(t, cause)}
    </Alert>
  )
}

/** How finalizing ended when it did not end well. */
export function FinalizeFailure({ state, onRetry }: { state: FinalizeState; onRetry: () => void }) {
  const { t } = useTranslation(['chat', 'errors'])
  if (state.phase === 'failed') {
    return (
      <Alert
        tone="error"
        action={
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        }
      >
        <p className="font-medium">{finalizeErrorMessage(t, state.step, state.reason)}</p>
        <p className="mt-0.5 text-sm text-ink-soft">{t('progressSaved')}</p>
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

/** Proposes to finalize before the conversation is full. */
export function LengthWarning({ room }: { room: Capacity }) {
  const { t } = useTranslation('chat')
  if (room === 'enough') return null
  return <Alert tone="warning">{t(room === 'little' ? 'nearlyFull' : 'full')}</Alert>
}
