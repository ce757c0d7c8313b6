import { Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { colon } from '#shared/words/colon.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { settings } from '../../lib/settings.ts'
import { Logo } from './logo.tsx'

export function Footer() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const link = 'inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:text-ink hover:underline'
  return (
    <footer data-shell className="wrap-break-word border-t border-line bg-surface-sunken text-ink-soft">
      <div className="mx-auto grid max-w-page gap-x-10 gap-y-2 px-5 py-5 sm:px-8 md:grid-cols-[1.4fr_1fr_1fr] md:py-12">
        <div className="grid content-start gap-3">
          <p className="text-ink max-md:hidden">
            <Logo />
          </p>
          <p className="max-w-sm text-sm">{t('footerLine')}</p>
        </div>
        {/* On a phone what one can press stands in one row. */}
        <div className="flex flex-wrap gap-x-6 text-[0.9375rem] md:contents">
          <nav aria-label={t('footerNavigation')}>
            <ul className="flex flex-wrap gap-x-6 md:grid">
              <li>
                <Link to={paths.terms(language)} className={link}>
                  {t('terms')}
                </Link>
              </li>
              <li>
                <Link to={paths.privacy(language)} className={link}>
                  {t('privacy')}
                </Link>
              </li>
            </ul>
          </nav>
          <div className="flex flex-wrap items-center gap-x-6 md:grid md:content-start md:gap-1">
            <p>
              <a href={`mailto:${settings().contactEmail}`} className={link}>
                <Mail className="size-4 shrink-0" />
                <span className="sr-only">{`${t('contact')}${colon[language]} `}</span>
                <span className="break-all">{settings().contactEmail}</span>
              </a>
            </p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <span>
                {t('madeInCanada')} · {t('place')}
              </span>
              <PrideFlag label={t('prideFlag')} />
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}

const stripes = ['#e40303', '#ff8c00', '#ffed00', '#008026', '#24408e', '#732982']

function PrideFlag({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 36 24"
      width="30"
      height="20"
      className="rounded-[3px] ring-1 ring-line"
    >
      {stripes.map((colour, index) => (
        <rect key={colour} y={index * 4} width="36" height="4.2" fill={colour} />
      ))}
    </svg>
  )
}
