import { createContext, use, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipeStep } from '#shared/contract/recipe-structure.ts'
import { scaleOf, temperatureIn, withScale, type Scale } from '#shared/words/temperatures.ts'
import { Button } from '../../ui/button.tsx'
import { lineOf } from './lines.ts'
import type { LineProps } from './line-list.tsx'
import type { RecipeDraft } from './recipe-draft.ts'

const scales = ['C', 'F'] as const

/** The scale of the recipe's bare numbers, as far as the rest of the recipe tells it. */
export const BareScale = createContext<Scale | null>(null)

export const scaleOfDraft = ({ language, ingredients, steps }: RecipeDraft): Scale | null =>
  scaleOf({
    language,
    steps,
    ingredients: ingredients.flatMap((row) => lineOf(row) ?? []),
  })

/** Asks for the scale of a temperature that could be on either; the answer is written into the step. */
export function TemperatureQuestion({ row: step, onChange }: LineProps<RecipeStep>) {
  const { t } = useTranslation('recipeEditor')
  const root = useRef<HTMLDivElement>(null)
  const { doubt } = temperatureIn(step.text, use(BareScale))
  if (!doubt) return null

  function answer(scale: Scale) {
    if (!doubt) return
    onChange({ text: withScale(step.text, doubt, scale) })
    // The buttons go; the step that has changed is where one goes on.
    root.current?.closest('[data-row]')?.querySelector('textarea')?.focus()
  }

  const question = t('temperatureQuestion', { words: doubt.words.trim() })
  return (
    <div
      ref={root}
      role="group"
      aria-label={question}
      className="flex flex-wrap items-center gap-2 text-ink-soft sm:col-span-2"
    >
      <span>{question}</span>
      {scales.map((scale) => (
        <Button key={scale} variant="secondary" size="small" onClick={() => answer(scale)}>
          {`°${scale}`}
        </Button>
      ))}
      <span className="text-sm">{t('temperatureHint')}</span>
    </div>
  )
}
