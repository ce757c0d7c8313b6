import { Lightbulb, Plus } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { dateOf, today } from '../../lib/calendar-days.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useDropZone } from './use-drag.ts'

interface DaySectionProps {
  /** Null: the tray. */
  day: string | null
  isEmpty: boolean
  /** The entries as list items. */
  children: ReactNode
  /** An open idea. */
  idea: ReactNode
  onAdd: () => void
  onIdea: (() => void) | null
  onDrop: (entryId: string) => void
}

/**
 * A day of the plan, or the dishes without one: what is planned, and room to drop an entry. On a desk days are columns
 * that share two rows: the day, and its dishes with what can be added below them.
 */
export function DaySection({ day, isEmpty, children, idea, onAdd, onIdea, onDrop }: DaySectionProps) {
  const { t } = useTranslation(['plan', 'words'])
  const format = useFormat()
  const heading = useId()
  const { element, isOver } = useDropZone(onDrop)
  const isToday = day === today()
  const isPlace = day !== null && isEmpty
  const date = dateOf(day ?? today())
  const name = day === null ? t('tray') : format.weekday(date)

  return (
    <section
      ref={element}
      aria-label={name}
      className={classNames(
        'relative grid content-start gap-x-6 gap-y-2.5 px-3 py-2.5 transition-colors sm:px-4 md:py-4',
        day !== null &&
          'md:max-lg:grid-cols-[9rem_minmax(0,1fr)] lg:row-span-2 lg:grid-cols-[minmax(0,1fr)] lg:grid-rows-subgrid lg:content-stretch lg:px-2',
        isToday && 'lg:bg-success-wash/40 lg:first:rounded-l-3xl',
        isOver && 'rounded-3xl bg-success-wash outline-2 outline-success outline-dashed',
      )}
    >
      <div
        className={classNames(
          'grid min-h-11 content-center max-md:pr-22',
          day === null ? 'md:contents' : 'md:max-lg:contents',
        )}
      >
        <h2 id={heading} className="font-sans text-base leading-snug font-semibold md:max-lg:pt-2.5">
          {day === null ? (
            name
          ) : (
            <span className="flex flex-wrap items-baseline gap-x-2 md:grid md:justify-items-start md:gap-y-0.5">
              <span className="first-letter:uppercase">{format.weekdayName(date)}</span>
              <span className={classNames('text-sm font-normal text-ink-soft', isToday && 'lg:hidden')}>
                {format.dayAndMonth(date)}
              </span>
              {/* In a column the day has two lines, so that all cards begin at the same height. */}
              {isToday && (
                <span className="rounded-full bg-success-wash px-2.5 py-0.5 text-xs font-semibold text-success md:mt-1 lg:mt-0 lg:bg-transparent lg:p-0 lg:text-sm">
                  {t('today')}
                  <span className="hidden xl:inline">, {format.shortDayAndMonth(date)}</span>
                </span>
              )}
            </span>
          )}
        </h2>
        {/* A day without a dish is seen to be empty; the tray says what it is for. */}
        {isEmpty && (
          <p className={day === null ? 'text-ink-soft max-md:text-sm' : 'sr-only'}>
            {day === null ? t('trayEmpty') : t('nothing')}
          </p>
        )}
      </div>
      <div
        className={classNames(
          'grid min-w-0 content-start gap-2.5',
          day !== null && 'hyphens-auto md:max-lg:col-start-2',
        )}
      >
        {!isEmpty && (
          <ul
            aria-labelledby={heading}
            className={classNames('grid gap-2.5', day === null && 'sm:grid-cols-2 lg:grid-cols-3')}
          >
            {children}
          </ul>
        )}
        {idea}
        {/* On a phone beside the name of the day. In a column an empty day is a place to fill, and words have no room. */}
        <div
          className={classNames(
            '-ml-3 flex flex-wrap gap-x-1 max-md:absolute max-md:top-2.5 max-md:right-1 max-md:flex-row-reverse',
            day !== null && 'lg:ml-0 lg:justify-center lg:text-ink-soft',
            isPlace && 'lg:contents',
          )}
        >
          <Button
            variant="quiet"
            className={classNames(
              'px-3!',
              day !== null && 'lg:text-ink-soft',
              isPlace &&
                'lg:min-h-62 lg:w-full lg:rounded-2xl lg:border lg:border-dashed lg:border-line-strong',
            )}
            aria-haspopup="dialog"
            aria-label={day === null ? t('addToTray') : t('addTo', { day: name })}
            title={t('words:add')}
            icon={<Plus className="size-4.5" />}
            onClick={onAdd}
          >
            <span className={classNames('max-md:sr-only', day !== null && !isPlace && 'lg:sr-only')}>
              {t('words:add')}
            </span>
          </Button>
          {onIdea && (
            <Button
              variant="quiet"
              className={classNames('px-3! text-left lg:text-ink-soft', isPlace && 'lg:justify-self-center')}
              aria-label={`${t(isEmpty ? 'suggestDish' : 'anotherIdea')}: ${name}`}
              title={t(isEmpty ? 'suggestDish' : 'anotherIdea')}
              icon={<Lightbulb className="size-4.5" />}
              onClick={onIdea}
            >
              <span className="max-md:sr-only lg:sr-only">{t(isEmpty ? 'suggestDish' : 'anotherIdea')}</span>
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
