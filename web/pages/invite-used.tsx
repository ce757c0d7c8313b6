import { useTranslation } from 'react-i18next'
import { InviteProblem } from '../features/landing/invite-problem.tsx'

export default function InviteUsed() {
  const { t } = useTranslation('landing')
  return <InviteProblem title={t('usedTitle')}>{t('usedText')}</InviteProblem>
}
