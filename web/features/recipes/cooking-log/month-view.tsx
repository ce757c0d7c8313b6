import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnEntry } from '#shared/contract/cooking-log.ts'
import type { Language } from '#shared/constants/languages.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { addMonths, dateOf, firstDayOf, monthOf, today, weeksOf } from '../../../lib/calendar-days.ts'
import { CardImage } from '../../../lib/card-image.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'

type OwnPicture = NonNullable<NonNullable<OwnEntry['recipe']>['picture']>

/** A Sunday. */
const anySunday = new Date(2023, 0, 1, 12)

interface MonthViewProps {
  month: string
  /** 1 is Monday, 7 is Sunday. */
  weekStarts: number
  entries: readonly OwnEntry[]
  onMonth: (month: string) => void
}

/** A month as a calendar: days with a dish have its picture or a mark. */
export function MonthView({ month, weekStarts, entries, onMonth }: MonthViewProps) {
  const { t } = useTranslation('cookingLog')
  const language = useLanguage()
  const format = useFormat()
  const first = weekStarts % 7
  const weekdays = useMemo(() => weekdaysOf(language, first), [language, first])
  const counts = new Map<string, number>()
  const pictures = new Map<string, OwnPicture>()
  for (const { cookedOn, recipe } of entries) {
    counts.set(cookedOn, (counts.get(cookedOn) ?? 0) + 1)
    if (recipe?.picture) pictures.set(cookedOn, recipe.picture)
  }
  const now = today()
  return (
    <section aria-label={format.month(dateOf(firstDayOf(month)))}>
      <div className="flex items-center justify-between gap-2">
        <MonthButton label={t('previousMonth')} onClick={() => onMonth(addMonths(month, -1))}>
          <ChevronLeft className="size-5" />
        </MonthButton>
        <h2 className="text-center text-xl first-letter:uppercase" aria-live="polite">
          {format.month(dateOf(firstDayOf(month)))}
        </h2>
        <MonthButton
          label={t('nextMonth')}
          disabled={month >= monthOf(now)}
          onClick={() => onMonth(addMonths(month, 1))}
        >
          <ChevronRight className="size-5" />
        </MonthButton>
      </div>
      <table className="mt-4 w-full table-fixed text-center tabular-nums">
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className="pb-2 text-xs font-semibold text-ink-soft">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, first).map((week, index) => (
            <tr key={week.find(Boolean) ?? index}>
              {week.map((day, weekday) => {
                const count = day === null ? 0 : (counts.get(day) ?? 0)
                const picture = (day !== null && pictures.get(day)) || null
                return (
                  <td key={day ?? `${index} ${weekday}`} className="h-11 p-0.5">
                    {day !== null && (
                      <span
                        aria-current={day === now ? 'date' : undefined}
                        className={classNames(
                          'relative mx-auto flex size-9 items-center justify-center rounded-full text-sm',
                          count > 0 && 'bg-brand-fill font-semibold text-on-brand',
                          day === now && 'ring-2 ring-line-strong ring-offset-2 ring-offset-paper',
                        )}
                      >
                        {picture && (
                          <CardImage
                            picture={picture}
                            alt=""
                            width={80}
                            height={80}
                            sizes="2.25rem"
                            className="size-full rounded-full object-cover"
                            fallback=""
                          />
                        )}
                        <span
                          aria-hidden={count > 0 || undefined}
                          className={
                            picture
                              ? 'absolute -right-1.5 -bottom-1 min-w-5 rounded-full border border-line bg-card px-1 text-xs leading-4.5 text-ink'
                              : undefined
                          }
                        >
                          {Number(day.slice(-2))}
                        </span>
                        {count > 0 && (
                          <span className="sr-only">{t('ofDay', { day: Number(day.slice(-2)), count })}</span>
                        )}
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {month !== monthOf(now) && (
        <p className="mt-3 text-center">
          <Button variant="quiet" size="touch" onClick={() => onMonth(monthOf(now))}>
            {t('thisMonth')}
          </Button>
        </p>
      )}
    </section>
  )
}

function MonthButton({ label, ...rest }: { label: string } & React.ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className="inline-flex size-11 items-center justify-center rounded-full transition-colors hover:bg-surface-sunken disabled:invisible"
    />
  )
}

function weekdaysOf(language: Language, first: number) {
  const name = (style: 'short' | 'long', index: number) =>
    new Intl.DateTimeFormat(language, { weekday: style }).format(
      new Date(anySunday.getTime() + ((first + index) % 7) * 24 * 60 * 60 * 1000),
    )
  return Array.from({ length: 7 }, (_, index) => ({
    short: name('short', index).slice(0, 3).replace('.', ''),
    long: name('long', index),
  }))
}
