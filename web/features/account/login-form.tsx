import { useState } from 'react'
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
import { failureMessage, type Failure } from '../../lib/errors.ts'
import { useForm } from '../../lib/use-form.ts'
import { CodeField } from './code-field.tsx'
import { focusOnMount } from '../../lib/focus.ts'
import { PasswordField } from './password-field.tsx'
import { ResendVerification } from './resend-verification.tsx'

/** The login form, with a field for a second factor once the server requires one. */
export function LoginForm({ knownEmail = '' }: { knownEmail?: string }) {
  const { t } = useTranslation(['account', 'errors', 'secondFactor', 'words'])
  const navigate = useNavigate()
  const language = useLanguage()
  const { refresh } = useSession()
  const form = useForm(login, { email: knownEmail, password: '' }, (body) => call(login, { body }))
  const [code, setCode] = useState<string | null>(null)
  const { busy, failure: refused } = form
  const needsCode = code !== null

  const onSubmit = form.onSubmit(
    (typed) => ({ ...typed, ...(code && { code }) }),
    async (outcome) => {
      if (outcome === 'second factor required' && !needsCode) {
        setCode('')
        return null
      }
      if (outcome !== 'ok') return outcome
      if (!(await refresh())) return 'network'
      navigate(pathAfterLogin(language), { replace: true })
      return null
    },
  )

  /** A refusal without a reason means wrong credentials. */
  const message = (failure: Failure) =>
    failureMessage(failure, (reason) => t(`errors:${reason}`), {
      failed: t('errors:Invalid credentials'),
      network: t('networkError'),
      'server error': t('errors:server error'),
    })

  return (
    <div className="grid gap-5">
      <form onSubmit={onSubmit} aria-label={t('words:logIn')} className="grid gap-5">
        {refused && <Alert tone="error">{message(refused)}</Alert>}
        <TextField
          label={t('words:email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.field('email')}
        />
        <PasswordField
          label={t('words:password')}
          autoComplete="current-password"
          {...form.field('password')}
        />
        {needsCode && (
          <>
            {refused === null && <Alert tone="info">{t('secondFactor:askCode')}</Alert>}
            <CodeField ref={focusOnMount} value={code} onChange={setCode} />
          </>
        )}
        <Button type="submit" size="large" busy={busy} className="mt-1 w-full">
          {t('words:logIn')}
        </Button>
      </form>
      {refused && isNotVerified(refused) && <ResendVerification email={form.values.email} />}
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
