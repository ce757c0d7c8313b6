import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { legal } from '#shared/constants/legal.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../lib/paths.ts'

const link = 'font-medium text-brand underline underline-offset-4 hover:text-brand-deep'

/** The age and what one agrees to. The links open beside the form, so that nothing typed is lost. */
export function SignupTerms() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  return (
    <p className="text-sm text-ink-soft">
      <Trans
        t={t}
        i18nKey="agreement"
        values={{ age: legal.minimumAge }}
        components={{
          terms: <Link to={paths.terms(language)} target="_blank" rel="noopener" className={link} />,
          privacy: <Link to={paths.privacy(language)} target="_blank" rel="noopener" className={link} />,
        }}
      />
    </p>
  )
}
