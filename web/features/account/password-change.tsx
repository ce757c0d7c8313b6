import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { useErrorMessage } from '../../lib/errors.ts'
import { useSession, type Me } from '../../app/session.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useChangePassword } from './account-queries.ts'
import { CodeField } from './code-field.tsx'
import { newPasswordFault } from './new-password.ts'
import { PasswordField } from './password-field.tsx'
import { useNeedsCode } from './second-factor-queries.ts'
import { SignInAgain } from './sign-in-again.tsx'

/** A new password, proved by the current one; who has none yet proves it by a fresh sign-in. */
export function PasswordChange({ me }: { me: Me }) {
  const { t } = useTranslation(['settings', 'account', 'errors'])
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
      const sentences = { failed: t('passwordFailed'), network: t('network') }
      return setMessage({ tone: 'error', text: errorMessage(error, sentences) })
    }
    for (const clear of [setCurrent, setPassword, setRepeated, setCode]) clear('')
    setMessage({ tone: 'success', text: t('passwordChanged') })
    if (!me.hasPassword) await refresh()
  }

  return (
    <form onSubmit={(event) => void submit(event)} aria-label={label} className="grid gap-5">
      {/* Tells a password manager whose password this is. */}
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
      <PasswordField
        label={t('account:newPassword')}
        hint={t('account:passwordHint', { min: limits.password.min })}
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordField
        label={t('account:confirmPassword')}
        name="confirm-password"
        autoComplete="new-password"
        value={repeated}
        onChange={(event) => setRepeated(event.currentTarget.value)}
      />
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
