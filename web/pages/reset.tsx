import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '#shared/paths.ts'
import { resetPassword } from '#shared/contract/account.ts'
import { AccountFrame, AccountLink } from '../features/account/account-frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useSession } from '../app/session.tsx'
import { Alert } from '../ui/alert.tsx'
import { call } from '../lib/api.ts'
import type { Outcome } from '../lib/errors.ts'
import { useForm } from '../lib/use-form.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { isPasswordRefusal, newPasswordFault, NewPasswordFields } from '../features/account/new-password.tsx'

export default function Reset() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { status, refresh } = useSession()
  const [query] = useSearchParams()
  const [done, setDone] = useState(false)

  function finish() {
    setDone(true)
    // A reset ends all sessions, this one too.
    if (status === 'signedIn') void refresh()
  }

  return (
    <AccountFrame
      title={t('newPasswordTitle')}
      intro={done ? undefined : t('newPasswordIntro')}
      after={<AccountLink to={paths.login(language)}>{t('backToLogin')}</AccountLink>}
    >
      {done ? (
        <Alert tone="success">
          <strong className="font-semibold">{t('resetDone')}</strong>
          <br />
          {t('resetDoneText')}
        </Alert>
      ) : (
        <ResetForm token={query.get('token')} onDone={finish} />
      )}
    </AccountFrame>
  )
}

/** `invalid input`: a token of the wrong length. */
const isInvalidLink = (outcome: Outcome | null) => outcome === 'invalid token' || outcome === 'invalid input'

/** Sets a new password by the token of a mail. Without a token it shows an error and disables the form. */
function ResetForm({ token, onDone }: { token: string | null; onDone: () => void }) {
  const { t } = useTranslation(['account', 'errors', 'words'])
  const language = useLanguage()
  const [fault, setFault] = useState<ReturnType<typeof newPasswordFault>>(null)
  const form = useForm(resetPassword, { password: '', repeated: '' }, (body) => call(resetPassword, { body }))
  const { failure } = form
  const submit = form.onSubmit(
    ({ password, repeated }) => {
      const found = newPasswordFault(password, repeated)
      setFault(found)
      return found || !token ? null : { token, password }
    },
    (outcome) => (outcome === 'ok' ? void onDone() : undefined),
  )

  function message(): string | null {
    if (!token) return t('resetMissingToken')
    if (fault) return t(fault === 'tooShort' ? 'errors:password too short' : 'passwordsDiffer')
    if (failure === null) return null
    if (failure === 'network') return t('words:networkError')
    if (isPasswordRefusal(failure)) return t(`errors:${failure}`)
    return isInvalidLink(failure) ? t('errors:invalid token') : t('resetFailed')
  }

  const shown = message()
  const needsLink = !token || isInvalidLink(failure)
  return (
    <form onSubmit={submit} aria-label={t('resetPassword')} className="grid gap-5">
      {shown && <Alert tone="error">{shown}</Alert>}
      {!token && <p className="text-ink-soft">{t('openLinkAgain')}</p>}
      {needsLink && (
        <LinkButton to={paths.requestReset(language)} variant="secondary" className="justify-self-start">
          {t('requestNewLink')}
        </LinkButton>
      )}
      <NewPasswordFields {...form} />
      <Button type="submit" size="large" busy={form.busy} disabled={!token} className="mt-1 w-full">
        {form.busy ? t('words:saving') : t('resetPassword')}
      </Button>
    </form>
  )
}
