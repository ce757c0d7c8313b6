import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** A section of the settings under its own anchor; on a wide screen its title is beside the content. */
export function Section({
  anchor,
  title,
  intro,
  children,
}: {
  anchor: string
  title: string
  intro?: string
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section
      id={anchor}
      tabIndex={-1}
      aria-labelledby={heading}
      className="grid gap-x-12 gap-y-5 border-t border-line pt-7 pb-12 shadow-none outline-none xl:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={heading} className="text-heading xl:text-2xl">
          {title}
        </h2>
        {intro && <p className="mt-1.5 max-w-text text-ink-soft">{intro}</p>}
      </div>
      <div className="min-w-0 max-w-[44rem]">{children}</div>
    </section>
  )
}

interface Entry {
  anchor: string
  title: string
}

/** Links to the sections, beside them; hidden on small screens. */
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
