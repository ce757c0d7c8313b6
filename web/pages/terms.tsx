import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../i18n/language.ts'
import { termsSections } from '../features/legal/document.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { loadTerms } from '../features/legal/load.ts'
import { settings } from '../lib/settings.ts'

export default function Terms() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  return (
    <LegalPage
      load={loadTerms}
      order={termsSections}
      operator={settings}
      after={
        <Link
          to={paths.privacy(language)}
          className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4"
        >
          {t('privacy')}
        </Link>
      }
    />
  )
}
