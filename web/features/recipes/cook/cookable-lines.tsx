import { createContext, use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { LineProps, StepProps } from '../recipe-columns.tsx'
import { DurationButton, offersDuration, StepWithTimers, useStepTimer } from './step-with-timers.tsx'
import type { Ticked } from './use-cooking.ts'

interface CookableLines {
  id: string
  recipe: RecipeStructure
  ticked: Ticked
  tick: (list: keyof Ticked, index: number) => void
}

/** The recipe whose lines can be ticked and timed. */
export const CookableLinesContext = createContext<CookableLines | null>(null)

function useLines(): CookableLines {
  const lines = use(CookableLinesContext)
  if (!lines) throw new Error('a cookable line needs a CookableLinesContext above it')
  return lines
}

interface IngredientTickProps {
  checked: boolean
  onToggle: () => void
  children: ReactNode
}

/** An ingredient that is ticked off when it is in the pot. */
export function IngredientTick({ checked, onToggle, children }: IngredientTickProps) {
  return (
    <label className="ingredient-tick">
      <input type="checkbox" data-screen-only checked={checked} onChange={onToggle} />
      <span>{children}</span>
    </label>
  )
}

export function CookableLine({ index, children }: LineProps) {
  const { ticked, tick } = useLines()
  return (
    <IngredientTick checked={ticked.ingredients.includes(index)} onToggle={() => tick('ingredients', index)}>
      {children}
    </IngredientTick>
  )
}

/** A step with a tick around its number and timers for its times. */
export function CookableStep({ index, text, language }: StepProps) {
  const { t } = useTranslation('recipeView')
  const { id, recipe, ticked, tick } = useLines()
  const timer = useStepTimer(id, recipe)(index)
  const step = recipe.steps[index]
  return (
    <>
      <label data-screen-only className="step-tick">
        <input
          type="checkbox"
          aria-label={t('stepDone', { number: index + 1 })}
          checked={ticked.steps.includes(index)}
          onChange={() => tick('steps', index)}
          className="sr-only"
        />
      </label>
      <span>
        <StepWithTimers {...{ text, language }} of={timer} />
      </span>
      {offersDuration(step, text, language) && (
        <span data-screen-only className="step-duration">
          <DurationButton step={step} of={timer} className="step-duration-button" />
        </span>
      )}
    </>
  )
}
