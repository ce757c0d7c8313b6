import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../i18n/language.ts'
import { privacySections } from '../features/legal/document.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { loadPrivacy } from '../features/legal/load.ts'
import { settings } from '../lib/settings.ts'

export default function Privacy() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  return (
    <LegalPage
      load={loadPrivacy}
      order={privacySections}
      operator={settings}
      after={
        <Link
          to={paths.terms(language)}
          className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4"
        >
          {t('terms')}
        </Link>
      }
    />
  )
}
