import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { requestInvite } from '#shared/contract/invites.ts'
import { AccountFrame, AccountLink } from '../features/account/account-frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { call } from '../lib/api.ts'
import { failureMessage, type Failure } from '../lib/errors.ts'
import { useForm } from '../lib/use-form.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'

export default function RequestInvite() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  return (
    <AccountFrame
      title={t('requestInvite')}
      intro={t('requestInviteIntro')}
      after={<AccountLink to={paths.login(language)}>{t('backToLogIn')}</AccountLink>}
    >
      <InviteRequestForm />
    </AccountFrame>
  )
}

/** Requests an invitation, with an optional note. */
function InviteRequestForm() {
  const { t } = useTranslation(['account', 'errors', 'words'])
  const form = useForm(requestInvite, { email: '', note: '' }, (body) => call(requestInvite, { body }))
  const { values, busy, outcome, failure: refused } = form

  const onSubmit = form.onSubmit(
    ({ email, note }) =>
      email.trim() ? { email: email.trim(), ...(note.trim() && { note: note.trim() }) } : null,
    (answer) => (answer === 'ok' ? form.clear() : undefined),
  )

  const message = (failure: Failure) =>
    failureMessage(failure, (code) => t(`errors:${code}`), {
      failed: t('requestFailed'),
      network: t('words:networkError'),
    })

  return (
    <form onSubmit={onSubmit} aria-label={t('requestInvite')} className="grid gap-5">
      {outcome === 'ok' && <Alert tone="success">{t('requestSent')}</Alert>}
      {refused && <Alert tone="error">{message(refused)}</Alert>}
      <TextField
        label={t('words:email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        {...form.field('email')}
      />
      <TextArea label={t('note')} hint={t('noteHint')} rows={4} {...form.field('note')} />
      <Button
        type="submit"
        size="large"
        busy={busy}
        disabled={!values.email.trim() || busy}
        className="mt-1 w-full"
      >
        {t('sendRequest')}
      </Button>
    </form>
  )
}
