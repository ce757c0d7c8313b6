import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'

const explained = [
  'unknown recipe',
  'unsafe recipe',
  'thread locked',
  'unknown parent',
  'members only',
  'suspended',
] as const

/** Why something written did not arrive: what the writer can do something about is explained, all else is one sentence. */
export function useSendErrorMessage(fallback: string): (error: unknown) => string {
  const { t } = useTranslation('errors')
  return (error) => {
    const code = error instanceof CallError ? explained.find((each) => each === error.code) : undefined
    return code ? t(code) : fallback
  }
}
