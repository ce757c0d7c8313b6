import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '#shared/paths.ts'
import { AccountFrame, AccountLink } from '../features/account/account-frame.tsx'
import { ResetForm } from '../features/account/reset-form.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useSession } from '../app/session.tsx'
import { Alert } from '../ui/alert.tsx'

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
