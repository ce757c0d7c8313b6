import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { login } from '#shared/contract/account.ts'
import { call } from '../../lib/api.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useSession } from '../../app/session.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { pathAfterLogin } from './after-login.ts'
import { outcomeOf, errorReasonText, type Outcome } from '../../lib/outcome.ts'
import { CodeField } from './code-field.tsx'
import { focusOnMount } from '../../lib/focus-on-mount.ts'
import { PasswordField } from './password-field.tsx'
import { ResendVerification } from './resend-verification.tsx'

/** E-mail and password, sent as they are, and a code when the server asks; leads on when it agrees, else says why not. */
export function LoginForm({ knownEmail = '' }: { knownEmail?: string }) {
  const { t } = useTranslation(['account', 'errors', 'secondFactor'])
  const navigate = useNavigate()
  const language = useLanguage()
  const { refresh } = useSession()
  const [email, setEmail] = useState(knownEmail)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Exclude<Outcome, 'ok'> | null>(null)

  const asksCode = code !== null

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setRefused(null)
    const outcome = await outcomeOf(call(login, { body: { email, password, ...(code && { code }) } }))
    const me = outcome === 'ok' ? await refresh() : null
    setBusy(false)
    if (outcome === 'second factor required' && !asksCode) return setCode('')
    if (me) navigate(pathAfterLogin(language), { replace: true })
    else setRefused(outcome === 'ok' ? 'network' : outcome)
  }

  /** The server's text where it gave one; without a reason the spec has it that the credentials were wrong. */
  function failure(outcome: Exclude<Outcome, 'ok'>) {
    if (outcome === 'network') return t('networkError')
    return errorReasonText(outcome, (known) => t(`errors:${known}`), t('errors:Invalid credentials'))
  }

  return (
    <div className="grid gap-5">
      <form onSubmit={(event) => void submit(event)} aria-label={t('logIn')} className="grid gap-5">
        {refused && <Alert tone="error">{failure(refused)}</Alert>}
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
        {asksCode && (
          <>
            {refused === null && <Alert tone="info">{t('secondFactor:askCode')}</Alert>}
            <CodeField ref={focusOnMount} value={code} onChange={setCode} />
          </>
        )}
        <Button type="submit" size="large" busy={busy} className="mt-1 w-full">
          {t('logIn')}
        </Button>
      </form>
      {refused && isNotVerified(refused) && <ResendVerification email={email} />}
    </div>
  )
}

/** Whatever else the text says around it. */
const isNotVerified = (refused: Exclude<Outcome, 'ok'>) =>
  (typeof refused === 'string' ? refused : (refused.text ?? '')).includes('not verified')
