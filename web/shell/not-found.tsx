import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

export function NotFound() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  return (
    <Page title={t('notFoundTitle')} width="text" intro={t('notFoundText')}>
      <LinkButton to={paths.home(language)}>{t('toHome')}</LinkButton>
    </Page>
  )
}
