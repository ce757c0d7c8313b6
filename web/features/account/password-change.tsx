import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../lib/errors.ts'
import { useSession, type Me } from '../../app/session.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useChangePassword } from './account-queries.ts'
import { CodeField } from './code-field.tsx'
import { newPasswordFault, NewPasswordFields } from './new-password.tsx'
import { PasswordField } from './password-field.tsx'
import { useNeedsCode } from './second-factor-queries.ts'
import { SignInAgain } from './sign-in-again.tsx'

/** Changes the password with the current one; an account without a password needs a recent sign-in. */
export function PasswordChange({ me }: { me: Me }) {
  const { t } = useTranslation(['settings', 'account', 'errors', 'words'])
  const { refresh } = useSession()
  const errorMessage = useErrorMessage()
  const change = useChangePassword()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [code, setCode] = useState('')
  const needsCode = useNeedsCode()
  const [message, setMessage] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)
  const label = me.hasPassword ? t('changePassword') : t('setPassword')

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (change.isPending) return
    const fault = newPasswordFault(password, repeated)
    if (fault === 'tooShort') return setMessage({ tone: 'error', text: t('errors:password too short') })
    if (fault === 'different') return setMessage({ tone: 'error', text: t('account:passwordsDiffer') })
    setMessage(null)
    try {
      await change.mutateAsync({
        current: me.hasPassword ? current : null,
        password,
        ...(needsCode && { code }),
      })
    } catch (error) {
      const text = errorMessage(error, { failed: t('passwordFailed'), network: t('words:networkError') })
      return setMessage({ tone: 'error', text })
    }
    for (const clear of [setCurrent, setPassword, setRepeated, setCode]) clear('')
    setMessage({ tone: 'success', text: t('passwordChanged') })
    if (!me.hasPassword) await refresh()
  }

  return (
    <form onSubmit={(event) => void submit(event)} aria-label={label} className="grid gap-5">
      {/* For password managers. */}
      <input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
      {me.hasPassword && (
        <PasswordField
          label={t('currentPassword')}
          name="current-password"
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
        />
      )}
      <NewPasswordFields {...{ password, repeated }} onPassword={setPassword} onRepeated={setRepeated} />
      {needsCode && <CodeField value={code} onChange={setCode} />}
      {message && <Alert tone={message.tone}>{message.text}</Alert>}
      <SignInAgain error={change.error} anchor="password" />
      <Button
        type="submit"
        busy={change.isPending}
        disabled={password === '' || (me.hasPassword && current === '') || (needsCode && code.trim() === '')}
        className="justify-self-start"
      >
        {label}
      </Button>
    </form>
  )
}
