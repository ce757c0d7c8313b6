import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, weekOf } from '#shared/days.ts'
import { useFormat } from '../../i18n/format.ts'
import { dateOf, today } from '../../lib/calendar-days.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface DayDialogProps {
  open: boolean
  title: string
  /** The first day that is offered. */
  from: string
  /** What the button beside the date does; by default it moves. */
  action?: string
  /** The day that needs no choice; undefined where every one may be chosen. */
  present?: string | null
  /** Above the days: what to know before one is chosen. */
  notice?: ReactNode
  onChoose: (day: string | null) => void
  onClose: () => void
}

/** Chooses one of seven days, any other, or none. Large enough for a thumb, and all of it by keyboard. */
export function DayDialog({ open, title, notice, onClose, ...rest }: DayDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} size="small">
      {notice}
      <DayChoice {...rest} />
    </Dialog>
  )
}

function DayChoice({
  from,
  present,
  action,
  onChoose,
}: Pick<DayDialogProps, 'from' | 'present' | 'action' | 'onChoose'>) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  const [other, setOther] = useState('')
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index))
  const choice = (day: string | null, label: string, detail?: string) => (
    <li key={day}>
      <button
        type="button"
        disabled={day === present}
        onClick={() => onChoose(day)}
        className={classNames(
          'flex min-h-12 w-full items-center justify-between gap-3 rounded-2xl px-4 text-left font-medium',
          'transition-colors hover:bg-surface-sunken disabled:text-ink-faint disabled:hover:bg-transparent',
        )}
      >
        {label}
        {detail && <span className="text-sm font-normal text-ink-soft">{detail}</span>}
      </button>
    </li>
  )
  return (
    <>
      <ul className="-mx-4 grid">
        {days.map((day) =>
          choice(day, format.weekday(dateOf(day)), day === today() ? t('today') : undefined),
        )}
        {choice(null, t('tray'))}
      </ul>
      <form
        className="mt-4 flex items-end gap-3 border-t border-line pt-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (other) onChoose(other)
        }}
      >
        <TextField
          type="date"
          label={t('otherDay')}
          value={other}
          onChange={(event) => setOther(event.currentTarget.value)}
          fieldClassName="min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary" disabled={other === ''}>
          {action ?? t('move')}
        </Button>
      </form>
    </>
  )
}

/** The week to offer: the shown one, or from today on where it has begun. */
export function firstOffered(week: readonly string[]): string {
  const now = today()
  return week.includes(now) ? now : (week[0] ?? now)
}

/** Seven days, from today on for a shift of 0. */
export const daysShown = (shift: number): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(today(), 7 * shift + index))

/** The days of this week that are over. */
export const daysPast = (weekStarts: number): string[] =>
  weekOf(today(), weekStarts).filter((day) => day < today())
