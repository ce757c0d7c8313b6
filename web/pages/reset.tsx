import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '#shared/paths.ts'
import { resetPassword } from '#shared/contract/account.ts'
import { AccountFrame, AccountLink } from '../features/account/account-frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useSession } from '../app/session.tsx'
import { Alert } from '../ui/alert.tsx'
import { call } from '../lib/api.ts'
import { outcomeOf, type Outcome } from '../lib/errors.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { isPasswordRefusal, newPasswordFault, NewPasswordFields } from '../features/account/new-password.tsx'

export default function Reset() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { status, refresh } = useSession()
  const [query] = useSearchParams()
  const [done, setDone] = useState(false)

  function finish() {
    setDone(true)
    // A reset ends all sessions, this one too.
    if (status === 'signedIn') void refresh()
  }

  return (
    <AccountFrame
      title={t('newPasswordTitle')}
      intro={done ? undefined : t('newPasswordIntro')}
      after={<AccountLink to={paths.login(language)}>{t('backToLogin')}</AccountLink>}
    >
      {done ? (
        <Alert tone="success">
          <strong className="font-semibold">{t('resetDone')}</strong>
          <br />
          {t('resetDoneText')}
        </Alert>
      ) : (
        <ResetForm token={query.get('token')} onDone={finish} />
      )}
    </AccountFrame>
  )
}

type State = Outcome | 'idle' | 'working' | 'tooShort' | 'different'

/** `invalid input`: a token of the wrong length. */
const isInvalidLink = (state: State) => state === 'invalid token' || state === 'invalid input'

/** Sets a new password by the token of a mail. Without a token it shows an error and disables the form. */
function ResetForm({ token, onDone }: { token: string | null; onDone: () => void }) {
  const { t } = useTranslation(['account', 'errors', 'words'])
  const language = useLanguage()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [state, setState] = useState<State>('idle')
  const working = state === 'working'

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (working || !token) return
    const fault = newPasswordFault(password, repeated)
    if (fault) return setState(fault)
    setState('working')
    const outcome = await outcomeOf(call(resetPassword, { body: { token, password } }))
    setState(outcome)
    if (outcome === 'ok') onDone()
  }

  function failure(): string | null {
    if (!token) return t('resetMissingToken')
    if (state === 'idle' || state === 'working' || state === 'ok') return null
    if (state === 'tooShort') return t('errors:password too short')
    if (state === 'different') return t('passwordsDiffer')
    if (state === 'network') return t('words:networkError')
    if (isPasswordRefusal(state)) return t(`errors:${state}`)
    if (isInvalidLink(state)) return t('errors:invalid token')
    return t('resetFailed')
  }

  const message = failure()
  const needsLink = !token || isInvalidLink(state)
  return (
    <form onSubmit={(event) => void submit(event)} aria-label={t('resetPassword')} className="grid gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      {!token && <p className="text-ink-soft">{t('openLinkAgain')}</p>}
      {needsLink && (
        <LinkButton to={paths.requestReset(language)} variant="secondary" className="justify-self-start">
          {t('requestNewLink')}
        </LinkButton>
      )}
      <NewPasswordFields {...{ password, repeated }} onPassword={setPassword} onRepeated={setRepeated} />
      <Button type="submit" size="large" busy={working} disabled={!token} className="mt-1 w-full">
        {working ? t('words:saving') : t('resetPassword')}
      </Button>
    </form>
  )
}
