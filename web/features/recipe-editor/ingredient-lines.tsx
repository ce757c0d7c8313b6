import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeIngredient } from '#shared/contract/recipe-structure.ts'
import { formatAmount, ingredientLine, measureText } from '#shared/words/amounts.ts'
import { units, unitWords } from '#shared/words/units.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { readRangeText, writeRangeText } from './amount-text.ts'
import { LineList, type LineListProps, type LineProps } from './line-list.tsx'
import { lineOf, partsOf } from './lines.ts'
import { PartField } from './part-field.tsx'

/** The ingredients as one writes them: "2 cloves garlic, crushed". */
export function IngredientLines(props: Omit<LineListProps<RecipeIngredient>, 'name'>) {
  const { t } = useTranslation('recipeEditor')
  return (
    <LineList
      {...props}
      name="ingredients"
      most={limits.recipe.ingredientsMax}
      rowName={(number) => t('ingredientNumber', { number })}
      placeholder={t('ingredientExample')}
      addLabel={t('addIngredient')}
      marked={(row) =>
        partsOf(row).map(({ text, part }, index) =>
          part === null ? (
            text
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- the parts of one line
            <mark key={index} data-part={part}>
              {text}
            </mark>
          ),
        )
      }
      spoken={(row) => spokenLine(lineOf(row), props.language)}
      Details={IngredientDetails}
    />
  )
}

function spokenLine(line: RecipeIngredient | null, language: Language): string {
  if (line === null) return ''
  const { amount, unit, amountMax, measure, item, note } = line
  const parts = [formatAmount(amount, unit, language, amountMax), item, note]
  return [...parts, measure && measureText(measure, language)].filter(Boolean).join(' · ')
}

/** The parts of a line, each by itself, to set right what was read. */
function IngredientDetails({ row, language, onChange }: LineProps<RecipeIngredient>) {
  const { t } = useTranslation('recipeEditor')
  const words = unitWords[useLanguage()]
  const { line } = row
  const amount = useNumberText(line, language)
  const measure = useNumberText(line?.measure ?? null, language)
  const share = useNumberText(line?.recipe ? { amount: line.recipe.servings } : null, language)
  if (line === null) return <p className="text-sm text-ink-soft">{t('notReadYet')}</p>
  const { unit: measureUnit = 'g', each = false } = line.measure ?? {}
  const choices = [
    { value: '' as const, label: t('noUnit') },
    ...units.filter((unit) => unit !== 'piece').map((unit) => ({ value: unit, label: words[unit][1] })),
  ]
  const onLine = (changed: RecipeIngredient) => {
    const text = ingredientLine(changed, language)
    onChange({ line: changed, text, of: text })
  }
  const error = (isWrong: boolean) => (isWrong ? t('problems.amount') : undefined)

  return (
    <fieldset disabled={lineOf(row) === null} className="contents">
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
        <TextField
          label={t('amount')}
          maxLength={20}
          value={amount.text}
          error={error(amount.isWrong)}
          onChange={(event) =>
            amount.write(event.currentTarget.value, (read) => onLine({ ...line, ...read }))
          }
        />
        <Select
          label={t('unit')}
          options={choices}
          value={line.unit === 'piece' ? '' : (line.unit ?? '')}
          onChange={(unit) => onLine({ ...line, unit: unit || null })}
        />
        <TextField
          label={t('measure')}
          maxLength={20}
          value={measure.text}
          error={error(measure.isWrong)}
          onChange={(event) =>
            measure.write(event.currentTarget.value, ({ amount: value }) =>
              onLine({
                ...line,
                measure: value === null ? null : { amount: value, unit: measureUnit, each },
              }),
            )
          }
        />
        <Select
          label={t('measureUnit')}
          options={choices.filter(({ value }) => value !== '')}
          value={measureUnit}
          disabled={!line.measure}
          onChange={(unit) =>
            line.measure && onLine({ ...line, measure: { ...line.measure, unit: unit || measureUnit } })
          }
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t('item')}
          maxLength={limits.recipe.ingredientNameMax}
          value={line.item}
          onChange={({ currentTarget: { value } }) => value.trim() && onLine({ ...line, item: value })}
        />
        <TextField
          label={t('note')}
          maxLength={limits.recipe.ingredientNoteMax}
          value={line.note ?? ''}
          onChange={(event) => onLine({ ...line, note: event.currentTarget.value || null })}
        />
      </div>
      <label className="inline-flex min-h-11 items-center gap-2.5 text-[0.9375rem]">
        <input
          type="checkbox"
          checked={line.scales}
          onChange={(event) => onLine({ ...line, scales: event.currentTarget.checked })}
          className="size-5 shrink-0 accent-success"
        />
        {t('scales')}
      </label>
      <PartField
        value={
          line.recipe
            ? {
                uuid: line.recipe.uuid,
                title: line.item,
                servings: share.text,
              }
            : null
        }
        error={error(share.isWrong)}
        onChange={(part) => {
          if (part === null) return onLine({ ...line, recipe: null })
          share.write(part.servings, ({ amount: servings }) =>
            onLine({ ...line, recipe: { uuid: part.uuid, servings: servings ?? 1 } }),
          )
        }}
      />
    </fieldset>
  )
}

type Range = ReturnType<typeof readRangeText>

/** A number as it is typed, as long as it is what the line says or no number at all. */
function useNumberText(
  said: Pick<RecipeIngredient, 'amount' | 'amountMax'> | null,
  language: Language,
): { text: string; isWrong: boolean; write: (text: string, then: (read: Range) => void) => void } {
  const [typed, setTyped] = useState('')
  const read = readRangeText(typed, language)
  const isWrong = Number.isNaN(read.amount)
  const isSame = read.amount === (said?.amount ?? null) && read.amountMax === (said?.amountMax ?? null)
  return {
    text: isWrong || isSame ? typed : writeRangeText(said?.amount ?? null, said?.amountMax, language),
    isWrong,
    write(text, then) {
      setTyped(text)
      const next = readRangeText(text, language)
      if (!Number.isNaN(next.amount)) then(next)
    },
  }
}
