import { useEffect, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { signup } from '#shared/contract/account.ts'
import { limits } from '#shared/constants/limits.ts'
import { ui } from '#shared/constants/ui.ts'
import { call } from '../../lib/api.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { clearInviteCode } from '../../lib/invite-cookie.ts'
import { afterSignUp } from './login-state.ts'
import { outcomeOf } from '../../lib/outcome.ts'
import { PasswordField } from './password-field.tsx'
import { signupErrorAction, type SignupErrorAction } from './signup-errors.ts'
import { SignupTerms } from './signup-terms.tsx'

/** Makes an account with the invite code, says "Check your email" and leads to the login. */
export function SignupForm({ inviteCode }: { inviteCode: string | null }) {
  const { t } = useTranslation(['account', 'errors'])
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [refused, setRefused] = useState<Exclude<SignupErrorAction, { go: string }> | null>(null)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setRefused(null)
    const body = { email, name: name.trim() || null, password, inviteCode }
    const outcome = await outcomeOf(call(signup, { body }))
    setBusy(false)
    if (outcome === 'ok') {
      clearInviteCode()
      return setDone(true)
    }
    const answer = signupErrorAction(outcome)
    if ('go' in answer) navigate(answer.go === 'used' ? paths.inviteUsed() : paths.inviteInvalid())
    else setRefused(answer)
  }

  if (done) return <CheckYourEmail email={email.trim()} />
  return (
    <form onSubmit={(event) => void submit(event)} aria-label={t('signUp')} className="grid gap-5">
      {refused && (
        <Alert tone="error">{'show' in refused ? t(refused.show) : t(`errors:${refused.code}`)}</Alert>
      )}
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        name="name"
        autoComplete="name"
        maxLength={limits.name.max}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
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
        hint={t('passwordHint', { min: limits.password.min })}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <SignupTerms />
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
      {t('checkEmailSignup')}
    </Alert>
  )
}
