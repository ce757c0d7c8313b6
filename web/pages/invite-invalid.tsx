import { useTranslation } from 'react-i18next'
import { DeadEnd } from './start/dead-end.tsx'

export default function InviteInvalid() {
  const { t } = useTranslation('landing')
  return <DeadEnd title={t('invalidTitle')}>{t('invalidText')}</DeadEnd>
}
