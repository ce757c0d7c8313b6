import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { OwnEntry } from '#shared/contract/cooking-log.ts'
import { paths } from '#shared/paths.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { dateOf, monthOf } from '../../lib/calendar-days.ts'
import { Stars } from '../../ui/stars.tsx'
import { Block, rowClass, rowLinkClass, RowPicture } from './block.tsx'

interface CookedBlockProps {
  title: string
  entries: readonly OwnEntry[]
  children?: ReactNode
}

/** What the user cooked, with the note for the next time. */
export function CookedBlock({ title, entries, children }: CookedBlockProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const format = useFormat()
  return (
    <Block title={title} link={children}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={rowClass}>
            <RowPicture picture={entry.recipe?.picture ?? null} />
            <div className="min-w-0">
              <Link
                to={
                  entry.recipe
                    ? paths.openRecipe(language, entry.recipe.id)
                    : `${paths.myCooked(language)}?month=${monthOf(entry.cookedOn)}`
                }
                className={rowLinkClass}
              >
                {entry.title}
              </Link>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
                <time dateTime={entry.cookedOn}>
                  {format.shortDate(dateOf(entry.cookedOn).toISOString())}
                </time>
                {entry.stars !== null && <Stars mean={entry.stars} decimals={0} />}
              </p>
              {entry.nextTime && (
                <p className="mt-1 line-clamp-2 text-sm wrap-break-word">
                  {t('nextTime', { text: entry.nextTime })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Block>
  )
}
