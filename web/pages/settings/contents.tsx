import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

export interface Entry {
  anchor: string
  title: string
}

/** The matters of the settings beside them, for a desk; a phone scrolls. */
export function Contents({ own, admin }: { own: readonly Entry[]; admin: readonly Entry[] }) {
  const { t } = useTranslation('settings')
  return (
    <nav aria-label={t('contents')} className="sticky top-24 -ml-3 hidden self-start pt-4 lg:block">
      <Entries entries={own} />
      {admin.length > 0 && (
        <>
          <p className="mt-6 mb-1 px-3 text-sm font-semibold text-ink-soft">{t('administration')}</p>
          <Entries entries={admin} />
        </>
      )}
    </nav>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map(({ anchor, title }) => (
        <li key={anchor}>
          <Link
            to={{ hash: anchor }}
            className="flex min-h-10 items-center rounded-xl px-3 py-1.5 text-[0.9375rem] leading-snug font-medium hover:bg-surface-sunken"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
