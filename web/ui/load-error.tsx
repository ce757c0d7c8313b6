import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../lib/connection.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

/** What a query says about a failed load. */
export interface Loading {
  isError: boolean
  isFetching?: boolean
  refetch: () => unknown
}

interface LoadErrorProps {
  query: Loading
  children: ReactNode
  className?: string
}

/** Replaces content that failed to load, with a button to load it again; nothing while there is no failure. */
export function LoadError({ query, children, className }: LoadErrorProps) {
  const { t } = useTranslation(['ui', 'errors'])
  const { isOffline } = useConnection()
  if (!query.isError) return null
  return (
    <Alert
      tone="error"
      className={className}
      action={
        <Button variant="secondary" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('ui:tryAgain')}
        </Button>
      }
    >
      {isOffline ? t('errors:offline') : children}
    </Alert>
  )
}
