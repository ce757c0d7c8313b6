import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { requestReset } from '#shared/contract/account.ts'
import { paths } from '#shared/paths.ts'
import { AccountFrame, AccountLink } from '../features/account/account-frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { call } from '../lib/api.ts'
import { outcomeOf, type Failure, type Outcome } from '../lib/errors.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'

export default function RequestReset() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  return (
    <AccountFrame
      title={t('requestReset')}
      intro={t('requestResetIntro')}
      after={<AccountLink to={paths.login(language)}>{t('backToLogin')}</AccountLink>}
    >
      <RequestResetForm />
    </AccountFrame>
  )
}

/** Requests a link to reset the password. */
function RequestResetForm() {
  const { t } = useTranslation(['account', 'errors'])
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy || !email.trim()) return
    setBusy(true)
    setOutcome(null)
    setOutcome(await outcomeOf(call(requestReset, { body: { email: email.trim() } })))
    setBusy(false)
  }

  function message(failure: Failure) {
    if (failure === 'network') return t('networkTryAgain')
    // Too many requests must not look like an unknown account.
    return failure === 'too many requests' ? t('errors:too many requests') : t('resetUnknownEmail')
  }

  return (
    <form onSubmit={(event) => void submit(event)} aria-label={t('requestReset')} className="grid gap-5">
      {outcome === 'ok' && <Alert tone="success">{t('resetSent')}</Alert>}
      {outcome !== null && outcome !== 'ok' && <Alert tone="error">{message(outcome)}</Alert>}
      <TextField
        label={t('email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" size="large" busy={busy} disabled={!email.trim()} className="mt-1 w-full">
        {t('sendResetLink')}
      </Button>
    </form>
  )
}
