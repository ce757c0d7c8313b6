import { Pause, Play, X, TimerIcon } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { colon } from '#shared/words/colon.ts'
import { limits } from '#shared/constants/limits.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { IconButton, Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { clockFace, isDone, leftOf, type Timer } from './timers.ts'
import type { Timers } from './use-timers.ts'

/** All timers. Screen readers announce the end of a timer, but not its seconds. */
export function TimerList({ timers, ...actions }: Timers) {
  const { t } = useTranslation('recipeView')
  if (timers.length === 0) return null
  return (
    <ul aria-label={t('timers')} className="cook-timers">
      {timers.map((timer) => (
        <li key={timer.id} data-done={isDone(timer, actions.now)} className="cook-timer">
          <TimerRow timer={timer} {...actions} />
        </li>
      ))}
    </ul>
  )
}

function TimerRow({
  timer,
  now,
  pause,
  resume,
  addMinute,
  remove,
}: Omit<Timers, 'timers'> & { timer: Timer }) {
  const { t } = useTranslation('recipeView')
  const language = useLanguage()
  const done = isDone(timer, now)
  const { id, name } = timer
  const isPaused = timer.endsAt === null
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm">{name}</span>
        {done ? (
          <span role="alert" className="block font-semibold">
            <span className="sr-only">{`${name}${colon[language]} `}</span>
            {t('timerDone')}
          </span>
        ) : (
          <span
            role="timer"
            aria-label={name}
            className="block font-serif text-2xl leading-none tabular-nums"
          >
            {clockFace(leftOf(timer, now))}
          </span>
        )}
      </span>
      {!done && (
        <IconButton
          label={isPaused ? t('resumeTimer', { name }) : t('pauseTimer', { name })}
          icon={
            isPaused ? (
              <Play aria-hidden="true" className="size-5" />
            ) : (
              <Pause aria-hidden="true" className="size-5" />
            )
          }
          onClick={() => (isPaused ? resume(id) : pause(id))}
        />
      )}
      <button
        type="button"
        aria-label={`${t('addMinute')}, ${name}`}
        onClick={() => addMinute(id)}
        className="min-h-11 shrink-0 rounded-full px-2 text-sm font-semibold text-ink-soft transition-colors hover:bg-surface-sunken hover:text-ink"
      >
        {t('addMinute')}
      </button>
      <IconButton
        label={t('removeTimer', { name })}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={() => remove(id)}
      />
    </>
  )
}

interface TimerFormProps {
  /** The initial name and minutes. */
  name: string
  minutes: number | null
  onStart: (name: string, minutes: number) => void
}

export const timerNameMax = 60

/** Starts a timer for this step. Its name and minutes come from the step and can be changed. */
export function TimerForm({ name: defaultName, minutes: defaultMinutes, onStart }: TimerFormProps) {
  const { t } = useTranslation('recipeView')
  const [name, setName] = useState(defaultName)
  const [minutes, setMinutes] = useState(() => String(defaultMinutes ?? ''))
  const length = Number(minutes.replace(',', '.'))
  const isValid = length > 0 && length <= limits.recipe.minutesMax

  function start(event: SubmitEvent) {
    event.preventDefault()
    if (isValid) onStart(name.trim() || defaultName, length)
  }

  return (
    <form onSubmit={start} className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('timerName')}
        value={name}
        maxLength={timerNameMax}
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
        fieldClassName="min-w-0 flex-[1_1_10rem] max-w-72"
      />
      <TextField
        label={t('timerMinutes')}
        value={minutes}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => setMinutes(event.currentTarget.value)}
        fieldClassName="w-24"
      />
      <Button
        type="submit"
        variant="secondary"
        disabled={!isValid}
        icon={<TimerIcon aria-hidden="true" className="size-5" />}
      >
        {t('startTimer')}
      </Button>
    </form>
  )
}
