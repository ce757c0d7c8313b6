import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changePassword } from '#shared/contract/account.ts'
import { useForm } from '../../lib/use-form.ts'
import { useSession, type Me } from '../../app/session.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorAlert } from '../../ui/error-alert.tsx'
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
  const change = useChangePassword()
  const needsCode = useNeedsCode()
  const [fault, setFault] = useState<ReturnType<typeof newPasswordFault>>(null)
  const form = useForm(
    changePassword,
    { current: '', password: '', repeated: '', code: '' },
    change.mutateAsync,
  )
  const { values, set } = form
  const label = me.hasPassword ? t('changePassword') : t('setPassword')

  const submit = form.onSubmit(
    ({ current, password, repeated, code }) => {
      const found = newPasswordFault(password, repeated)
      setFault(found)
      return found ? null : { current: me.hasPassword ? current : null, password, ...(needsCode && { code }) }
    },
    async (outcome) => {
      if (outcome !== 'ok') return
      form.clear()
      if (!me.hasPassword) await refresh()
    },
  )

  return (
    <form onSubmit={submit} aria-label={label} className="grid gap-5">
      {/* For password managers. */}
      <input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
      {me.hasPassword && (
        <PasswordField
          label={t('currentPassword')}
          name="current-password"
          autoComplete="current-password"
          value={values.current}
          onChange={(event) => set({ current: event.currentTarget.value })}
        />
      )}
      <NewPasswordFields {...{ values, set }} />
      {needsCode && <CodeField {...form.choice('code')} />}
      {fault ? (
        <Alert tone="error">
          {t(fault === 'tooShort' ? 'errors:password too short' : 'account:passwordsDiffer')}
        </Alert>
      ) : (
        <>
          {form.outcome === 'ok' && <Alert tone="success">{t('passwordChanged')}</Alert>}
          <ErrorAlert
            error={form.failure}
            texts={{ failed: t('passwordFailed'), network: t('words:networkError') }}
          />
        </>
      )}
      <SignInAgain error={change.error} anchor="password" />
      <Button
        type="submit"
        busy={form.busy}
        disabled={
          values.password === '' ||
          (me.hasPassword && values.current === '') ||
          (needsCode && values.code.trim() === '')
        }
        className="justify-self-start"
      >
        {label}
      </Button>
    </form>
  )
}
