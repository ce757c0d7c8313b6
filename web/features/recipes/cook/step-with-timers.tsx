import { TimerIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStep, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { colon } from '#shared/words/colon.ts'
import { formatDuration } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { prepareSound } from '../../kitchen-bar/alarm.ts'
import { isCounting, type TimerPurpose } from '../../kitchen-bar/timers.ts'
import { timerActions, useStoredTimers } from '../../kitchen-bar/use-timers.ts'
import { timesIn } from './step-times.ts'
import { timerNameMax } from './timer-form.tsx'

/** The timer of a step: which one, and the name it gets. */
export interface StepTimer extends TimerPurpose {
  name: string
}

/** Makes the timers of a recipe's steps; the first ingredient tells several apart: "Step 3: leeks". */
export function useStepTimer(recipeId: string, { title, steps, ingredients }: RecipeStructure) {
  const { t } = useTranslation('recipeView')
  const language = useLanguage()
  return (step: number): StepTimer => {
    const number = t('stepNumber', { number: step + 1 })
    const item = ingredients[steps[step]?.uses[0] ?? -1]?.item
    const name = item ? `${number}${colon[language]} ${item}`.slice(0, timerNameMax) : number
    return { recipeId, title, step, name }
  }
}

interface StepWithTimersProps {
  text: string
  /** The language of the text. */
  language: Language
  of: StepTimer
}

/** The text of a step in which every time is a button that starts a timer. */
export function StepWithTimers({ text, language, of }: StepWithTimersProps) {
  return timesIn(text, language).map((part) =>
    part.minutes === null ? (
      part.text
    ) : (
      <TimeButton
        key={part.at}
        time={part.text}
        minutes={part.minutes}
        of={of}
        className="step-time time-button"
      >
        {part.text}
      </TimeButton>
    ),
  )
}

/** Whether the duration of a step is worth a timer besides the times that its text names. */
export function offersDuration(step: RecipeStep | undefined, text: string, language: Language): boolean {
  const minutes = step?.minutes ?? null
  return minutes !== null && timesIn(text, language).every((part) => (part.minutes ?? 0) < minutes / 2)
}

/** Starts the timer for how long a step takes, where its text does not say so. */
export function DurationButton({
  step,
  of,
  className,
}: {
  step: RecipeStep | undefined
  of: StepTimer
  className: string
}) {
  const language = useLanguage()
  const minutes = step?.minutes ?? null
  if (minutes === null) return null
  const time = formatDuration(Math.max(1, Math.round(minutes)), language) ?? ''
  return (
    <TimeButton {...{ time, minutes, of, className }}>
      <TimerIcon aria-hidden="true" className="size-4 shrink-0" />
      {time}
    </TimeButton>
  )
}

function TimeButton({
  time,
  minutes,
  of: { name, ...of },
  className,
  children,
}: {
  time: string
  minutes: number
  of: StepTimer
  className: string
  children: ReactNode
}) {
  const { t } = useTranslation('recipeView')
  const timers = useStoredTimers()
  const runs = timers.some((each) => isCounting(each, of, minutes))
  return (
    <button
      type="button"
      data-runs={runs}
      // A label instead of hidden text, which would be copied with the recipe.
      aria-label={`${time}, ${t(runs ? 'timerRuns' : 'startTimer')}`}
      className={className}
      onClick={() => {
        prepareSound()
        // A second tap does not start another one.
        if (!runs) timerActions.start(name, minutes, of)
      }}
    >
      {children}
    </button>
  )
}
