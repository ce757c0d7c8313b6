import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { login } from '#shared/contract/account.ts'
import { call } from '../api.ts'
import { useLanguage } from '../i18n/language.ts'
import { useSession } from '../session.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { pathAfterLogin } from './after-login.ts'
import { outcomeOf, type Outcome } from '../outcome.ts'
import { PasswordField } from './password-field.tsx'
import { ResendVerification } from './resend-verification.tsx'

/** E-mail and password, sent as they are; leads on when the server agrees, else says why not. */
export function LoginForm({ knownEmail = '' }: { knownEmail?: string }) {
  const { t } = useTranslation(['account', 'errors'])
  const navigate = useNavigate()
  const language = useLanguage()
  const { refresh } = useSession()
  const [email, setEmail] = useState(knownEmail)
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Exclude<Outcome, 'ok'> | null>(null)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setRefused(null)
    const outcome = await outcomeOf(call(login, { body: { email, password } }))
    const me = outcome === 'ok' ? await refresh() : null
    setBusy(false)
    if (me) navigate(pathAfterLogin(language), { replace: true })
    else setRefused(outcome === 'ok' ? 'network' : outcome)
  }

  return (
    <div className="grid gap-5">
      <form onSubmit={(event) => void submit(event)} aria-label={t('logIn')} className="grid gap-5">
        {refused && (
          <Alert tone="error">{refused === 'network' ? t('networkError') : t(`errors:${refused}`)}</Alert>
        )}
        <TextField
          label={t('email')}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" size="large" busy={busy} className="mt-1 w-full">
          {t('logIn')}
        </Button>
      </form>
      {refused === 'email not verified' && <ResendVerification email={email} />}
    </div>
  )
}
