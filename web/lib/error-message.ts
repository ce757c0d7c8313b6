import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import { errorReason, errorReasonText } from './outcome.ts'

interface Messages {
  /** For a server that failed without saying why. */
  failed: string
  /** For a server that could not be reached; `failed` serves where it is missing. */
  network?: string
}

/** Puts a failed call into words: what the server said where it said something, else the page's own sentence. */
export function useErrorMessage() {
  const { t } = useTranslation('errors')
  return (error: unknown, { failed, network = failed }: Messages): string => {
    if (!(error instanceof CallError)) return failed
    if (error.code === 'network') return network
    const reason = errorReason(error)
    return reason === 'server error' ? failed : errorReasonText(reason, t, failed)
  }
}
