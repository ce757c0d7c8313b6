import { useTranslation } from 'react-i18next'
import { useUnsentWork } from '../../lib/unsent-work.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface LogoutQuestionProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Before a logout that would delete changes that have not been sent. */
export default function LogoutQuestion({ open, onClose, onConfirm }: LogoutQuestionProps) {
  const { t } = useTranslation('offline')
  const { waiting, refused } = useUnsentWork()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('logoutTitle', { count: waiting + refused.length })}
      confirmLabel={t('logoutConfirm')}
      cancelLabel={t('stay')}
      text={t('logoutText')}
    />
  )
}
