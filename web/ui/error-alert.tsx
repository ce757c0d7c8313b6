import { useErrorMessage, type ErrorOverrides } from '../lib/errors.ts'
import { Alert } from './alert.tsx'

interface ErrorAlertProps {
  /** What a call has thrown; nothing is shown without an error. */
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
