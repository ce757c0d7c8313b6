import { useErrorMessage, type ErrorOverrides } from '../lib/errors.ts'
import { Alert } from './alert.tsx'

interface ErrorAlertProps {
  /** What a call has thrown, or the failure of a form; nothing is shown without one. */
  error: unknown
  /** The sentences for it. */
  texts: ErrorOverrides
  className?: string
}

/** Says why a change failed. */
export function ErrorAlert({ error, texts, className }: ErrorAlertProps) {
  const errorMessage = useErrorMessage()
  if (error === null || error === undefined) return null
  return (
    <Alert tone="error" className={className}>
      {errorMessage(error, texts)}
    </Alert>
  )
}
