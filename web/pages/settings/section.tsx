import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { classNames } from '../../ui/class-names.ts'

export interface SectionGroup {
  anchor: string
  title: string
  sections: readonly { anchor: string; title: string }[]
}

/** Links to the groups, above them; on a wide screen beside them, with their sections. */
export function Contents({ groups }: { groups: readonly SectionGroup[] }) {
  const { t } = useTranslation('settings')
  return (
    <nav
      aria-label={t('contents')}
      className="mb-6 flex flex-wrap gap-2 lg:sticky lg:top-24 lg:-ml-3 lg:block  lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
    >
      {groups.map(({ anchor, title, sections }) => (
        <div key={anchor} className="lg:mb-4">
          <Link
            to={{ hash: anchor }}
            className="flex min-h-11 items-center text-[0.9375rem] font-medium hover:text-brand max-lg:rounded-full max-lg:border max-lg:border-line max-lg:bg-card max-lg:px-4 lg:min-h-9 lg:rounded-xl lg:px-3 lg:text-sm lg:font-semibold lg:text-ink-soft lg:hover:bg-surface-sunken lg:hover:text-ink-soft"
          >
            {title}
          </Link>
          {sections.length > 1 && (
            <ul className="hidden lg:block">
              {sections.map((section) => (
                <li key={section.anchor}>
                  <Link
                    to={{ hash: section.anchor }}
                    className="flex min-h-9 items-center rounded-xl px-3 py-1 text-[0.9375rem] leading-snug font-medium hover:bg-surface-sunken"
                  >
                    {section.title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </nav>
  )
}

interface GroupProps {
  group: SectionGroup
  /** The title of the page is right above. */
  isFirst: boolean
  children: ReactNode
}

/** Sections that belong together under their name; a single one has a name of its own. */
export function Group({ group, isFirst, children }: GroupProps) {
  const heading = useId()
  if (group.sections.length === 1) return children
  return (
    <div
      id={group.anchor}
      tabIndex={-1}
      role="group"
      aria-labelledby={heading}
      className="scroll-mt-24 shadow-none outline-none"
    >
      <p
        id={heading}
        className={
          isFirst
            ? 'sr-only'
            : 'rounded-xl bg-surface-sunken px-4 py-2 text-sm font-semibold tracking-wide text-ink-soft'
        }
      >
        {group.title}
      </p>
      {/* The band above already separates the first section. */}
      <div className={classNames('*:first:border-t-0', isFirst && '*:first:pt-0')}>{children}</div>
    </div>
  )
}
