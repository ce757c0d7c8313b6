import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../i18n/language.ts'
import { termsSections } from '../legal/document.ts'
import { LegalPage } from '../legal/legal-page.tsx'
import { loadTerms } from '../legal/load.ts'
import { paths } from '../paths.ts'
import { settings } from '../settings.ts'

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
          className="inline-flex min-h-11 items-center font-medium text-tomato underline underline-offset-4"
        >
          {t('privacy')}
        </Link>
      }
    />
  )
}
