import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeStep } from '#shared/contract/recipe-structure.ts'
import { formatMinutes } from '#shared/words/amounts.ts'
import { TextField } from '../../ui/text-field.tsx'
import { readAmountText, writeAmountText } from './amount-text.ts'
import { LineList, type LineListProps, type LineProps } from './line-list.tsx'
import { lineOf } from './lines.ts'
import { bareStep } from './recipe-draft.ts'
import { StepPictureField } from './step-picture-field.tsx'
import { TemperatureQuestion } from './temperature-question.tsx'

/** The steps, a paragraph each; the minutes are read from their words. */
export function StepLines(props: Omit<LineListProps<RecipeStep>, 'name'>) {
  const { t } = useTranslation(['recipeEditor', 'words'])
  return (
    <LineList
      {...props}
      name="steps"
      most={limits.recipe.stepsMax}
      rowName={(number) => t('words:stepNumber', { number })}
      placeholder={t('stepText')}
      addLabel={t('addStep')}
      marked={({ text }) => text}
      spoken={(row) => {
        const minutes = lineOf(row)?.minutes
        return minutes ? formatMinutes(minutes, props.language) : ''
      }}
      Details={StepDetails}
      Question={TemperatureQuestion}
    />
  )
}

function StepDetails(props: LineProps<RecipeStep>) {
  const { t } = useTranslation('recipeEditor')
  const { row, onChange } = props
  return (
    <>
      <Minutes {...props} />
      <StepPictureField
        value={row.line?.image ?? ''}
        name={row.text.trim().slice(0, 40) || t('addStep')}
        onChange={(image) => onChange({ line: { ...bareStep, ...row.line, image: image || null } })}
      />
    </>
  )
}

function Minutes({ row: { line }, language, onChange }: LineProps<RecipeStep>) {
  const { t } = useTranslation('recipeEditor')
  const minutes = line?.minutes ?? null
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
        if (isFitting(next)) onChange({ line: { ...bareStep, ...line, minutes: next } })
      }}
    />
  )
}
