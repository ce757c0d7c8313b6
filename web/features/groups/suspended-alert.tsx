import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import { Alert } from '../../ui/alert.tsx'

/** Who may not write at the moment is told so; whatever else fails in a group is logged only. */
export function SuspendedAlert({ error }: { error: unknown }) {
  const { t } = useTranslation('errors')
  if (!(error instanceof CallError) || error.code !== 'suspended') return null
  return <Alert tone="error">{t('suspended')}</Alert>
}
