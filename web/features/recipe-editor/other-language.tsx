import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/language.ts'
import { Alert } from '../../ui/alert.tsx'

/** Says that what was read is in a language that the kitchen does not understand. */
export function OtherLanguage({ code }: { code: string | null | undefined }) {
  const { t } = useTranslation('recipeEditor')
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' })
  if (!code) return null
  return <Alert>{t('otherLanguage', { name: names.of(code) ?? code })}</Alert>
}
