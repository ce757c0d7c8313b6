import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { AccountFrame, AccountLink } from '../features/account/account-frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { InviteRequestForm } from '../features/invites/request-form.tsx'

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
