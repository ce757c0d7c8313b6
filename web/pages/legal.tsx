import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#shared/paths.ts'
import { privacySections, termsSections } from '../features/legal/document.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { loadPrivacy, loadTerms } from '../features/legal/load.ts'
import { useLanguage } from '../i18n/language.ts'
import { settings } from '../lib/settings.ts'

export function Terms() {
  const { t } = useTranslation('shell')
  const other = <OtherDocument to={paths.privacy(useLanguage())}>{t('privacy')}</OtherDocument>
  return <LegalPage load={loadTerms} order={termsSections} operator={settings()} after={other} />
}

export function Privacy() {
  const { t } = useTranslation('shell')
  const other = <OtherDocument to={paths.terms(useLanguage())}>{t('terms')}</OtherDocument>
  return <LegalPage load={loadPrivacy} order={privacySections} operator={settings()} after={other} />
}

function OtherDocument({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
