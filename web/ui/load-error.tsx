import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

/** A list that did not come, in its own place, with another try. */
export function LoadError({
  children,
  busy,
  onRetry,
}: {
  children: ReactNode
  busy: boolean
  onRetry: () => void
}) {
  const { t } = useTranslation('ui')
  return (
    <Alert
      tone="error"
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
