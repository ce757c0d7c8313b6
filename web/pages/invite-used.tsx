import { useTranslation } from 'react-i18next'
import { DeadEnd } from './start/dead-end.tsx'

export default function InviteUsed() {
  const { t } = useTranslation('landing')
  return <DeadEnd title={t('usedTitle')}>{t('usedText')}</DeadEnd>
}
