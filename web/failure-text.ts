import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/call.ts'

interface Sentences {
  /** For a server that failed without saying why. */
  failed: string
  /** For a server that could not be reached; `failed` serves where it is missing. */
  network?: string
}

/** Puts a failed call into words: what the server said where it said something, else the page's own sentence. */
export function useFailureText() {
  const { t } = useTranslation('errors')
  return (error: unknown, { failed, network = failed }: Sentences): string => {
    if (!(error instanceof CallError) || error.code === 'server error') return failed
    return error.code === 'network' ? network : t(error.code)
  }
}
