import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'

/** Says why a recipe stayed as it was: an unsafe one is explained, all else is one sentence. */
export function useVisibilityErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation(['recipes', 'errors'])
  return (error) =>
    error instanceof CallError && error.code === 'unsafe recipe'
      ? t('errors:unsafe recipe')
      : t('visibilityFailed')
}
