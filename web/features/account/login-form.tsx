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
import { failureMessage, outcomeOf, type Failure } from '../../lib/errors.ts'
import { CodeField } from './code-field.tsx'
import { focusOnMount } from '../../lib/focus.ts'
import { PasswordField } from './password-field.tsx'
import { ResendVerification } from './resend-verification.tsx'

/** The login form, with a field for a second factor once the server requires one. */
export function LoginForm({ knownEmail = '' }: { knownEmail?: string }) {
  const { t } = useTranslation(['account', 'errors', 'secondFactor'])
  const navigate = useNavigate()
  const language = useLanguage()
  const { refresh } = useSession()
  const [email, setEmail] = useState(knownEmail)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Failure | null>(null)

  const needsCode = code !== null

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setRefused(null)
    const outcome = await outcomeOf(call(login, { body: { email, password, ...(code && { code }) } }))
    const me = outcome === 'ok' ? await refresh() : null
    setBusy(false)
    if (outcome === 'second factor required' && !needsCode) return setCode('')
    if (me) navigate(pathAfterLogin(language), { replace: true })
    else setRefused(outcome === 'ok' ? 'network' : outcome)
  }

  /** A refusal without a reason means wrong credentials. */
  const message = (failure: Failure) =>
    failureMessage(failure, (reason) => t(`errors:${reason}`), {
      failed: t('errors:Invalid credentials'),
      network: t('networkError'),
      'server error': t('errors:server error'),
    })

  return (
    <div className="grid gap-5">
      <form onSubmit={(event) => void submit(event)} aria-label={t('logIn')} className="grid gap-5">
        {refused && <Alert tone="error">{message(refused)}</Alert>}
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
        {needsCode && (
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

/** A code, or a text of the server that contains it. */
const isNotVerified = (failure: Failure) =>
  (typeof failure === 'string' ? failure : (failure.text ?? '')).includes('not verified')

/** The texts for the `error` parameter with which a failed provider sign-in returns. */
const providerErrors = {
  invite_required: 'queryInviteRequired',
  no_email: 'queryNoEmail',
  account_exists: 'queryAccountExists',
  failed: 'queryFailed',
  unavailable: 'queryUnavailable',
} as const

/** The text's key for the address's `error` parameter; null if it is missing or unknown. */
export function loginErrorKey(error: string | null) {
  if (error === null || !Object.hasOwn(providerErrors, error)) return null
  return providerErrors[error as keyof typeof providerErrors]
}
