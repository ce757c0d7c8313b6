import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/call.ts'
import { refusalOf, refusalText } from './outcome.ts'

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
    if (!(error instanceof CallError)) return failed
    if (error.code === 'network') return network
    const refused = refusalOf(error)
    return refused === 'server error' ? failed : refusalText(refused, t, failed)
  }
}
