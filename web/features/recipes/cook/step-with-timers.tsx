import { TimerIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStep, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { formatDuration } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { prepareSound } from '../../kitchen-bar/alarm.ts'
import { isCounting, type TimerPurpose } from '../../kitchen-bar/timers.ts'
import { timerActions, useStoredTimers } from '../../kitchen-bar/use-timers.ts'
import { timesIn } from './step-times.ts'

/** The timer of a step: which one, and the name it gets. */
export interface StepTimer extends TimerPurpose {
  name: string
}

/** A name longer than this would be cut off in the bar. */
const longestAction = 40

/** What is done in a step, as its text begins: "Soften the onions in the butter". Null for a step without words. */
function actionOf(text: string): string | null {
  const clause = /^[^.,;:!?(–]+/u.exec(text.trim())?.[0].trim() ?? ''
  if (clause === '') return null
  if (clause.length <= longestAction) return clause
  const cut = clause.slice(0, longestAction).replace(/\s+\S*$/u, '')
  return `${cut}…`
}

/** Makes the timers of a recipe's steps, which are called by what is done. */
export function useStepTimer(recipeId: string, { title, steps }: RecipeStructure) {
  const { t } = useTranslation(['recipeView', 'words'])
  return (step: number): StepTimer => {
    const name = actionOf(steps[step]?.text ?? '') ?? t('words:stepNumber', { number: step + 1 })
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

interface DurationButtonProps {
  step: RecipeStep | undefined
  of: StepTimer
  className: string
}

/** Starts the timer for how long a step takes, where its text does not say so. */
export function DurationButton({ step, of, className }: DurationButtonProps) {
  const language = useLanguage()
  const minutes = step?.minutes ?? null
  if (minutes === null) return null
  const time = formatDuration(Math.max(1, Math.round(minutes)), language) ?? ''
  return (
    <TimeButton {...{ time, minutes, of, className }}>
      <TimerIcon className="size-4 shrink-0" />
      {time}
    </TimeButton>
  )
}

interface TimeButtonProps {
  time: string
  minutes: number
  of: StepTimer
  className: string
  children: ReactNode
}

function TimeButton({ time, minutes, of: { name, ...of }, className, children }: TimeButtonProps) {
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
