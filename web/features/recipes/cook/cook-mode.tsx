import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { NextTimeNote } from '#shared/contract/recipe-cooked.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Button } from '../../../ui/button.tsx'
import type { Portions } from '../amounts/scaling.ts'
import { useCookingLock } from '../../../lib/cooking-lock.ts'
import { useSwipe } from '../../../lib/use-swipe.ts'
import { useWakeLock } from '../../../lib/use-wake-lock.ts'
import { prepareSound } from '../../kitchen-bar/alarm.ts'
import { TimerList } from '../../kitchen-bar/timer-list.tsx'
import { timerActions } from '../../kitchen-bar/use-timers.ts'
import { useStructureOfStep, useTextLanguage } from '../translations/shown-texts.tsx'
import { NextTime } from '../cooking-log/next-time.tsx'
import { CookStep } from './cook-step.tsx'
import { useMediaActions, useMediaTitle } from './media-session.ts'
import { useStepTimer } from './step-with-timers.tsx'
import { timesIn } from './step-times.ts'
import { TimerForm } from './timer-form.tsx'
import type { Ticked } from './use-cooking.ts'

export interface CookModeProps {
  /** The id of the recipe. */
  id: string
  recipe: RecipeStructure
  portions: Portions
  /** Zero-based; null while cook mode is closed. */
  step: number | null
  onStep: (step: number) => void
  ticked: Ticked
  onTick: (list: keyof Ticked, index: number) => void
  onClose: () => void
  /** The last step is done; closing earlier does not call it. */
  onFinish: () => void
  /** What the cook noted for this time, shown with the first step. */
  nextTime?: NextTimeNote | null
  /** For whom of the household it is not, above every step. */
  notice?: ReactNode
}

/** Arrows, and the keys of keyboards and remote controls for media. */
const backKeys = new Set(['ArrowLeft', 'MediaTrackPrevious'])
const nextKeys = new Set(['ArrowRight', 'MediaTrackNext'])

/** One step at a time across the whole screen, in type that can be read from a distance, with the timers. */
export default function CookMode({
  id,
  recipe,
  portions,
  step,
  onStep,
  ticked,
  onTick,
  onClose,
  onFinish,
  nextTime,
  notice,
}: CookModeProps) {
  const { t } = useTranslation(['recipeView', 'ui'])
  const language = useLanguage()
  const textLanguage = useTextLanguage()
  const structureOf = useStructureOfStep(recipe)
  const timerOf = useStepTimer(id, recipe)
  const nextButton = useRef<HTMLButtonElement>(null)
  const isOpen = step !== null
  const index = Math.min(Math.max(step ?? 0, 0), recipe.steps.length - 1)
  const current = recipe.steps[index]
  const isLast = index === recipe.steps.length - 1
  const lang = recipe.language === language ? undefined : recipe.language
  useWakeLock(isOpen)
  useCookingLock(isOpen)
  const place = t('stepOf', { number: index + 1, total: recipe.steps.length })
  useMediaTitle(isOpen ? recipe.title : null, place)
  useMediaActions({ previoustrack: () => changeStep(-1), nexttrack: () => changeStep(1) }, isOpen)

  function changeStep(by: number) {
    const next = index + by
    if (next >= 0 && next < recipe.steps.length) onStep(next)
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Arrows move the cursor in a text field.
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text'
    if (backKeys.has(event.key) && !isTyping) changeStep(-1)
    if (nextKeys.has(event.key) && !isTyping) changeStep(1)
  })
  // On the document: the focus reaches the dialog a moment after it is shown, and a press in between counts.
  // While capturing: the dialog keeps arrow keys to itself.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [isOpen])

  const swipe = useSwipe(changeStep)
  if (!current) return null
  const timer = timerOf(index)
  const named = timesIn(current.text, structureOf(index).language).find(({ minutes }) => minutes !== null)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className="cook-mode" {...swipe}>
          <div className="cook-head">
            <Dialog.Title className="min-w-0 truncate font-serif text-xl">
              {/* The recipe's dialog below has the same title: the prefix makes the names differ. */}
              <span className="sr-only">{t('cook')}, </span>
              <span lang={textLanguage('title') ?? lang}>{recipe.title}</span>
            </Dialog.Title>
            <Dialog.Close
              aria-label={t('ui:close')}
              className="ml-auto inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-surface-sunken hover:text-ink"
            >
              <X className="size-6" />
            </Dialog.Close>
            <div
              aria-hidden="true"
              className="cook-progress"
              style={{ '--progress': (index + 1) / recipe.steps.length } as React.CSSProperties}
            />
          </div>
          <div className="cook-body">
            <div className="mx-auto max-w-[76rem]">{notice}</div>
            {index === 0 && nextTime && (
              <div className="mx-auto mb-6 max-w-[76rem] lg:mb-10">
                <NextTime note={nextTime} />
              </div>
            )}
            <CookStep {...{ recipe, portions, index, ticked, onTick, timer }} step={current} lang={lang}>
              <TimerForm
                key={index}
                name={timer.name}
                minutes={current.minutes ?? named?.minutes ?? null}
                onStart={(name, minutes) => {
                  prepareSound()
                  const { recipeId, title } = timer
                  timerActions.start(name, minutes, { recipeId, title, step: index })
                }}
              />
            </CookStep>
          </div>
          <div className="cook-foot">
            <TimerList of={id} onRemove={() => nextButton.current?.focus()} />
            <div className="cook-turn">
              <Button
                variant="secondary"
                size="large"
                disabled={index === 0}
                onClick={() => changeStep(-1)}
                icon={<ChevronLeft className="size-5 shrink-0 max-sm:hidden" />}
              >
                {t('previousStep')}
              </Button>
              <Button ref={nextButton} size="large" onClick={() => (isLast ? onFinish() : changeStep(1))}>
                {isLast ? t('finishCooking') : t('nextStep')}
                {!isLast && <ChevronRight className="size-5 shrink-0 max-sm:hidden" />}
              </Button>
            </div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
