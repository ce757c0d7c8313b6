import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'

export default function NotFound() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  return (
    <Page title={t('notFoundTitle')} heading={null} width="text">
      <div className="grid justify-items-center gap-5 py-10 text-center">
        <EatenPlate className="w-56" />
        <h1 className="text-title">{t('notFoundTitle')}</h1>
        <p className="max-w-md text-lg text-ink-soft">{t('notFoundText')}</p>
        <LinkButton to={paths.home(language)}>{t('toHome')}</LinkButton>
      </div>
    </Page>
  )
}

/** An empty plate with crumbs and cutlery. */
function EatenPlate({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 220 150" aria-hidden="true" fill="none" className={className}>
      <ellipse cx="110" cy="131" rx="78" ry="9" fill="var(--shadow-tint)" />
      <circle
        cx="110"
        cy="72"
        r="62"
        fill="var(--illustration-surface)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <circle
        cx="110"
        cy="72"
        r="43"
        fill="var(--illustration-surface-deep)"
        stroke="var(--line)"
        strokeWidth="2"
      />
      <path
        d="M80 82c9 14 29 20 47 10 7-4 10-2 6 3-12 15-43 14-55-7-3-6-1-10 2-6Z"
        fill="var(--brand)"
        opacity="0.75"
      />
      <path d="M88 58c-7-4-8-12-3-17 6 3 7 10 3 17Zm0 0c1-6 6-10 11-9 0 6-5 9-11 9Z" fill="var(--success)" />
      <g fill="var(--accent)">
        <circle cx="104" cy="73" r="2.4" />
        <circle cx="113" cy="79" r="1.7" />
        <circle cx="98" cy="80" r="1.5" />
        <circle cx="60" cy="95" r="1.8" />
        <circle cx="184" cy="118" r="2" />
      </g>
      <g stroke="var(--line-strong)" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M190 134 134 52M134 52c-5-6-8-13-7-19M134 52c1-8-1-14-4-20M134 52c5-6 6-12 6-18M127 33l13 1" />
        <path d="M206 122 157 41c-5-8-5-16-1-22 7 5 10 14 9 26" fill="var(--illustration-surface)" />
      </g>
    </svg>
  )
}
