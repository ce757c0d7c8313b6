import { useTranslation } from 'react-i18next'
import { AccountFrame, AccountLink } from '../features/account/account-frame.tsx'
import { RequestResetForm } from '../features/account/request-reset-form.tsx'
import { useLanguage } from '../i18n/language.ts'
import { paths } from '../lib/paths.ts'

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
