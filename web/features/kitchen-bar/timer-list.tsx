import { Pause, Play, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { colon } from '#shared/words/colon.ts'
import { useLanguage } from '../../i18n/language.ts'
import { IconButton } from '../../ui/button.tsx'
import { clockFace, isDone, leftOf, type Timer } from './timers.ts'
import { timerActions, useTimers } from './use-timers.ts'

/**
 * All timers; those of other recipes than `of` with the name of the dish. Screen readers announce the end of a timer,
 * but not its seconds. `onRemove` is called before a timer is removed, to take the focus from its button.
 */
export function TimerList({ of: recipeId, onRemove }: { of?: string | undefined; onRemove: () => void }) {
  const { t } = useTranslation('recipeView')
  const { timers, now } = useTimers()
  if (timers.length === 0) return null
  return (
    <ul aria-label={t('timers')} className="kitchen-timers">
      {timers.map((timer) => (
        <li key={timer.id} data-done={isDone(timer, now)} className="kitchen-timer">
          <TimerRow
            timer={timer}
            now={now}
            onRemove={onRemove}
            showsDish={timer.of !== undefined && timer.of.recipeId !== recipeId}
          />
        </li>
      ))}
    </ul>
  )
}

interface TimerRowProps {
  timer: Timer
  now: number
  showsDish: boolean
  onRemove: () => void
}

function TimerRow({ timer, now, showsDish, onRemove }: TimerRowProps) {
  const { t } = useTranslation('recipeView')
  const language = useLanguage()
  const done = isDone(timer, now)
  const { id, name } = timer
  const { pause, resume, addMinute, remove } = timerActions
  const isPaused = timer.endsAt === null
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-sm leading-snug wrap-anywhere">{name}</span>
        {showsDish && <span className="block truncate text-sm text-ink-soft">{timer.of?.title}</span>}
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
          icon={isPaused ? <Play className="size-5" /> : <Pause className="size-5" />}
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
        icon={X}
        onClick={() => {
          onRemove()
          remove(id)
        }}
      />
    </>
  )
}
