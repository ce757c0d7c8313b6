import { BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { colon } from '#shared/words/colon.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { bySoonest, clockFace, isDone, leftOf, type Timer } from './timers.ts'
import { timerActions, useTimers } from './use-timers.ts'

interface TimerStripProps {
  /** Whether nothing stands beside it, so that there is space for names. */
  isAlone: boolean
  /** Called before a timer is removed, to take the focus from its button. */
  onRemove: () => void
}

/** The timers in one line; one that has ended takes the whole line. */
export function TimerStrip({ isAlone, onRemove }: TimerStripProps) {
  const { timers, now } = useTimers()
  const soonest = bySoonest(timers, now)
  const [first] = soonest
  if (!first) return null
  if (isDone(first, now)) return <Ended timer={first} onRemove={onRemove} />
  return <Faces timers={soonest} now={now} isAlone={isAlone} />
}

/** The remaining times, the shortest first; as many as there is space for. */
function Faces({ timers, now, isAlone }: { timers: readonly Timer[]; now: number; isAlone: boolean }) {
  const { t } = useTranslation('recipeView')
  return (
    <ul aria-label={t('timers')} className="kitchen-faces" data-alone={isAlone}>
      {timers.map((timer) => (
        <li key={timer.id} data-paused={timer.endsAt === null} className="kitchen-face">
          <span className="kitchen-face-name">{timer.name}</span>
          <span role="timer" aria-label={timer.name} className="font-serif text-xl leading-none tabular-nums">
            {clockFace(leftOf(timer, now))}
          </span>
        </li>
      ))}
      {timers.length > 1 && (
        <li aria-hidden="true" className="kitchen-more">
          +{timers.length - 1}
        </li>
      )}
    </ul>
  )
}

function Ended({ timer, onRemove }: { timer: Timer; onRemove: () => void }) {
  const { t } = useTranslation(['kitchenBar', 'recipeView'])
  const language = useLanguage()
  return (
    <>
      <BellRing className="size-5 shrink-0 text-brand" />
      <p role="alert" className="min-w-0 flex-1 text-start leading-tight">
        <span className="block truncate text-sm">
          {timer.of && <span className="font-semibold">{timer.of.title} · </span>}
          {timer.name}
          <span className="sr-only">{colon[language]} </span>
        </span>
        <span className="block truncate font-semibold">{t('recipeView:timerDone')}</span>
      </p>
      <Button
        aria-label={t('turnOffTimer', { name: timer.name })}
        className="shrink-0 max-sm:px-4"
        onClick={() => {
          onRemove()
          timerActions.remove(timer.id)
        }}
      >
        {t('turnOff')}
      </Button>
    </>
  )
}
