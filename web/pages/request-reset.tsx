import { useTranslation } from 'react-i18next'
import { requestReset } from '#shared/contract/account.ts'
import { paths } from '#shared/paths.ts'
import { AccountFrame, AccountLink } from '../features/account/account-frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { call } from '../lib/api.ts'
import type { Failure } from '../lib/errors.ts'
import { useForm } from '../lib/use-form.ts'
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
  const { t } = useTranslation(['account', 'errors', 'words'])
  const form = useForm(requestReset, { email: '' }, (body) => call(requestReset, { body }))
  const { values, busy, outcome, failure: refused } = form

  function message(failure: Failure) {
    if (failure === 'network') return t('words:networkError')
    // Too many requests must not look like an unknown account.
    return failure === 'too many requests' ? t('errors:too many requests') : t('resetUnknownEmail')
  }

  return (
    <form
      onSubmit={form.onSubmit((body) => (body.email.trim() ? body : null))}
      aria-label={t('requestReset')}
      className="grid gap-5"
    >
      {outcome === 'ok' && <Alert tone="success">{t('resetSent')}</Alert>}
      {refused && <Alert tone="error">{message(refused)}</Alert>}
      <TextField
        label={t('words:email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.field('email')}
      />
      <Button type="submit" size="large" busy={busy} disabled={!values.email.trim()} className="mt-1 w-full">
        {t('sendResetLink')}
      </Button>
    </form>
  )
}
