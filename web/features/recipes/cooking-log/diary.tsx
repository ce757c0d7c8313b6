import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { OwnEntry } from '#shared/contract/cooking-log.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { firstDayOf, lastDayOf, monthOf, today } from '../../../lib/calendar-days.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { diaryOf, latestEntry } from './cooking-log-queries.ts'
import { EntryList } from './entry-list.tsx'
import { MonthView } from './month-view.tsx'

interface DiaryProps {
  /** As in the household: 1 is Monday, 7 is Sunday. */
  weekStarts: number
}

/** The diary opens where something was cooked last. The address has the month that somebody has turned to. */
export function Diary({ weekStarts }: DiaryProps) {
  const { t } = useTranslation('cookingLog')
  const language = useLanguage()
  const [search] = useSearchParams()
  const asked = search.get('month')
  const turnedTo = asked !== null && /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(asked) ? asked : null
  const latest = useQuery(latestEntry)

  if (latest.isPending) return <SkeletonText lines={5} />
  if (latest.data === null) {
    return (
      <EmptyState
        title={t('emptyTitle')}
        action={<LinkButton to={paths.myRecipes(language)}>{t('toRecipes')}</LinkButton>}
      >
        {t('emptyText')}
      </EmptyState>
    )
  }
  const last = latest.data ? monthOf(latest.data.cookedOn) : monthOf(today())
  return <Month month={turnedTo ?? last} last={last} isOpening={turnedTo === null} weekStarts={weekStarts} />
}

interface MonthProps extends DiaryProps {
  month: string
  /** The one of the latest entry. */
  last: string
  /** Nobody has turned to it: what was cooked in this week of the years before stands above it. */
  isOpening: boolean
}

function Month({ month, last, isOpening, weekStarts }: MonthProps) {
  const { t } = useTranslation('cookingLog')
  const [, setSearch] = useSearchParams()
  const entries = useQuery(diaryOf({ from: firstDayOf(month), to: lastDayOf(month) }))
  const show = (next: string) => setSearch(next === last ? {} : { month: next }, { preventScrollReset: true })
  return (
    <div className="grid gap-x-14 gap-y-6 sm:gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <MonthView month={month} weekStarts={weekStarts} entries={entries.data ?? []} onMonth={show} />
      </div>
      <div className="min-w-0">
        {isOpening && <YearsAgo />}
        {entries.isPending && <SkeletonText lines={5} />}
        <LoadError query={entries}>{t('failed')}</LoadError>
        {entries.data?.length === 0 && (
          <div className="py-6">
            <p className="text-ink-soft">{t('emptyMonth')}</p>
            {month !== last && (
              <Button variant="secondary" className="mt-4" onClick={() => show(last)}>
                {t('toLatest')}
              </Button>
            )}
          </div>
        )}
        {entries.data && entries.data.length > 0 && <EntryList entries={entries.data} />}
      </div>
    </div>
  )
}

/** What was cooked around this day in the years before; nothing if there is nothing. */
function YearsAgo() {
  const { t } = useTranslation('cookingLog')
  const { data = [] } = useQuery(diaryOf({ around: today() }))
  if (data.length === 0) return null
  const year = Number(today().slice(0, 4))
  const byYear = Map.groupBy(data, (entry: OwnEntry) => year - Number(entry.cookedOn.slice(0, 4)))
  return (
    <section className="mb-8 rounded-3xl bg-surface-sunken px-5 pt-5 pb-2 sm:px-7">
      {[...byYear].map(([ago, entries]) => (
        <div key={ago}>
          <h2 className="text-heading">{ago === 1 ? t('aYearAgo') : t('yearsAgo', { count: ago })}</h2>
          <EntryList entries={entries} />
        </div>
      ))}
    </section>
  )
}
