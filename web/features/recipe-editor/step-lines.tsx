import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStep } from '#shared/contract/recipe-structure.ts'
import { formatMinutes } from '#shared/words/amounts.ts'
import { TextField } from '../../ui/text-field.tsx'
import { readAmountText, writeAmountText } from './amount-text.ts'
import { LineList, type LineListProps } from './line-list.tsx'
import { lineOf } from './lines.ts'
import { bareStep } from './recipe-draft.ts'
import { TemperatureQuestion } from './temperature-question.tsx'

interface StepLinesProps extends Omit<LineListProps<RecipeStep>, 'name'> {
  language: Language
}

/** The steps, a paragraph each; the minutes are read from their words. */
export function StepLines({ language, ...props }: StepLinesProps) {
  const { t } = useTranslation('recipeEditor')
  return (
    <LineList
      {...props}
      name="steps"
      most={limits.recipe.stepsMax}
      rowName={(number) => t('stepNumber', { number })}
      placeholder={t('stepText')}
      addLabel={t('addStep')}
      marked={({ text }) => text}
      spoken={(row) => {
        const minutes = lineOf(row)?.minutes
        return minutes ? formatMinutes(minutes, language) : ''
      }}
      details={({ line }, change) => (
        <Minutes
          minutes={line?.minutes ?? null}
          language={language}
          onMinutes={(minutes) => change({ line: { ...bareStep, ...line, minutes } })}
        />
      )}
      question={(row, change) => <TemperatureQuestion step={row} onAnswer={(text) => change({ text })} />}
    />
  )
}

interface MinutesProps {
  minutes: number | null
  language: Language
  onMinutes: (minutes: number | null) => void
}

function Minutes({ minutes, language, onMinutes }: MinutesProps) {
  const { t } = useTranslation('recipeEditor')
  const [typed, setTyped] = useState('')
  const isFitting = (value: number | null) => value === null || value <= limits.recipe.minutesMax
  const read = readAmountText(typed, language)
  const isShown = !isFitting(read) || read === minutes
  return (
    <TextField
      label={t('minutes')}
      inputMode="decimal"
      maxLength={10}
      value={isShown ? typed : writeAmountText(minutes, language)}
      error={isFitting(read) ? undefined : t('problems.minutes')}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        const next = readAmountText(value, language)
        if (isFitting(next)) onMinutes(next)
      }}
    />
  )
}
