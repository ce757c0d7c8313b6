import { useEffect } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { signup } from '#shared/contract/account.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { legal } from '#shared/constants/legal.ts'
import { limits } from '#shared/constants/limits.ts'
import { ui } from '#shared/constants/ui.ts'
import { paths } from '#shared/paths.ts'
import { call } from '../../lib/api.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { clearInviteCode } from '../../lib/invite-cookie.ts'
import { failureMessage, type Failure } from '../../lib/errors.ts'
import { useForm } from '../../lib/use-form.ts'
import { withRefusedCode } from '../invites/refused-code.ts'
import { afterSignUp } from './after-login.ts'
import { PasswordField } from './password-field.tsx'

/** What is wrong with a field is said at the field. */
const faults = {
  email: ['email exists', 'malformed email'],
  password: ['password too short', 'password too long', 'password too common'],
} as const satisfies Record<string, readonly ErrorCode[]>

const explained: readonly ErrorCode[] = [
  ...faults.email,
  ...faults.password,
  'invite required',
  'too many requests',
]

const invalidInvite = ['invalid', 'invalid invite', 'invalid code']

/** The page about a refused invite code, or null for any other failure. */
function inviteErrorPage(failure: Failure): string | null {
  const text = typeof failure === 'string' ? failure : (failure.text ?? '')
  if (text === 'used') return paths.inviteUsed()
  return invalidInvite.includes(text) ? paths.inviteInvalid() : null
}

/** Creates an account with the invite code, shows "Check your email" and opens the login page. */
export function SignupForm({ inviteCode }: { inviteCode: string | null }) {
  const { t } = useTranslation(['account', 'errors', 'words'])
  const navigate = useNavigate()
  const blank = { name: '', email: '', password: '' }
  const form = useForm(signup, blank, (body) => call(signup, { body }))
  const { busy, outcome, failure: refused } = form

  const onSubmit = form.onSubmit(
    ({ name, ...typed }) => ({ ...typed, name: name.trim() || null, inviteCode }),
    (answer) => {
      if (answer === 'ok') clearInviteCode()
      const errorPage = answer === 'ok' ? null : inviteErrorPage(answer)
      if (errorPage) navigate(errorPage, withRefusedCode(inviteCode))
      return errorPage ? null : answer
    },
  )

  function message(failure: Failure) {
    const text = typeof failure === 'string' ? failure : (failure.text ?? '')
    if (/\btoken\b/i.test(text)) return t('tokenError')
    return failureMessage(failure, (code) => t(`errors:${code}`), {
      failed: t('signupFailed'),
      network: t('networkError'),
      explain: explained,
    })
  }

  const faultOf = (codes: readonly ErrorCode[]) =>
    refused && codes.some((code) => code === refused) && <span role="alert">{message(refused)}</span>
  const emailFault = faultOf(faults.email)
  const passwordFault = faultOf(faults.password)

  if (outcome === 'ok') return <CheckYourEmail email={form.values.email.trim()} />
  return (
    <form onSubmit={onSubmit} aria-label={t('signUp')} className="grid gap-5">
      <TextField
        label={t('words:name')}
        hint={t('nameHint')}
        autoComplete="name"
        {...form.field('name')}
        maxLength={limits.name.max}
      />
      <TextField
        label={t('words:email')}
        error={emailFault}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.field('email')}
      />
      <PasswordField
        label={t('words:password')}
        hint={t('passwordHint', { min: limits.password.min })}
        error={passwordFault}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <SignupTerms />
      {refused && !emailFault && !passwordFault && <Alert tone="error">{message(refused)}</Alert>}
      <Button type="submit" size="large" busy={busy} className="w-full">
        {t('signUp')}
      </Button>
    </form>
  )
}

function CheckYourEmail({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const language = useLanguage()

  useEffect(() => {
    const later = setTimeout(
      () => navigate(paths.login(language), { replace: true, state: afterSignUp(email) }),
      ui.signupRedirectDelay,
    )
    return () => clearTimeout(later)
  }, [navigate, language, email])

  return (
    <Alert tone="success">
      <strong className="font-semibold">{t('checkEmail')}</strong>
      <br />
      {t('checkEmailLogin')}
    </Alert>
  )
}

const link = 'font-medium text-brand underline underline-offset-4 hover:text-brand-deep'

/** The minimum age and the agreement. The links open in a new tab, so that the form is not lost. */
function SignupTerms() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  return (
    <p className="text-sm text-ink-soft">
      <Trans
        t={t}
        i18nKey="agreement"
        values={{ age: legal.minimumAge }}
        components={{
          terms: <Link to={paths.terms(language)} target="_blank" rel="noopener" className={link} />,
          privacy: <Link to={paths.privacy(language)} target="_blank" rel="noopener" className={link} />,
        }}
      />
    </p>
  )
}
