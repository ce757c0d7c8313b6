import { useTranslation } from 'react-i18next'
import { InviteProblem } from '../features/landing/invite-problem.tsx'

export default function InviteInvalid() {
  const { t } = useTranslation('landing')
  return <InviteProblem title={t('invalidTitle')}>{t('invalidText')}</InviteProblem>
}
