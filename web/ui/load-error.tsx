import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../lib/connection.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

interface LoadErrorProps {
  children: ReactNode
  busy: boolean
  onRetry: () => void
  className?: string
}

/** Replaces content that failed to load, with a button to load it again. */
export function LoadError({ children, busy, onRetry, className }: LoadErrorProps) {
  const { t } = useTranslation(['ui', 'errors'])
  const { isOffline } = useConnection()
  return (
    <Alert
      tone="error"
      className={className}
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
          {t('ui:tryAgain')}
        </Button>
      }
    >
      {isOffline ? t('errors:offline') : children}
    </Alert>
  )
}
