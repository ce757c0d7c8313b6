import type { KeyboardEvent, ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { units, unitWords } from '#shared/words/units.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Select } from '../../ui/select.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import { EditorList, type EditorRowsProps, type RowProps } from './editor-list.tsx'
import { readRangeText } from './amount-text.ts'
import { blankIngredient, type DraftIngredient } from './recipe-draft.ts'

/** The list of groups so far, suggested in every row. */
const groupsId = 'ingredient-groups'

/** The ingredients; Enter in an ingredient's name adds the next row. */
export function IngredientRows(props: EditorRowsProps<DraftIngredient>) {
  const { t } = useTranslation('recipeEditor')
  const groups = [...new Set(props.rows.map(({ group }) => group.trim()).filter((group) => group !== ''))]
  return (
    <>
      <EditorList
        {...props}
        blank={blankIngredient}
        most={limits.recipe.ingredientsMax}
        rowName={(number) => t('ingredientNumber', { number })}
        addLabel={t('addIngredient')}
        Fields={IngredientFields}
        Aside={Scales}
        folds
      />
      <datalist id={groupsId}>
        {groups.map((group) => (
          <option key={group} value={group}>
            {group}
          </option>
        ))}
      </datalist>
    </>
  )
}

function IngredientFields({ row, change, addBelow, problemText }: RowProps<DraftIngredient>) {
  const { t } = useTranslation('recipeEditor')
  const language = useLanguage()
  const words = unitWords[language]
  const form = (readRangeText(row.amount, language).amount ?? 2) <= 1 ? 0 : 1
  const aside = [row.note, row.group].filter((text) => text.trim() !== '').join(' · ')
  const choices = [
    { value: '' as const, label: t('noUnit') },
    ...units.filter((unit) => unit !== 'piece').map((unit) => ({ value: unit, label: words[unit][form] })),
  ]
  const text = (field: 'amount' | 'item' | 'note' | 'group', rest: Partial<TextFieldProps>) => (
    <TextField
      label={t(field)}
      labelHidden
      placeholder={t(field)}
      data-field={field}
      value={row[field]}
      error={problemText(`${field}:${row.key}`)}
      onChange={(event) => change({ [field]: event.currentTarget.value })}
      {...rest}
    />
  )

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    addBelow()
  }

  return (
    <>
      <div className="grid items-start gap-2 sm:grid-cols-[6rem_10rem_minmax(0,1fr)]">
        {/* On a phone the buttons of the row are at the end of this line. */}
        <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-2 pr-22 sm:contents">
          {text('amount', { inputMode: 'text', maxLength: 20, className: 'max-sm:px-3' })}
          <Select
            label={t('unit')}
            labelHidden
            data-field="unit"
            options={choices}
            value={row.unit === 'piece' ? '' : row.unit}
            onChange={(unit) => change({ unit })}
            className="max-sm:px-3"
          />
        </div>
        {text('item', { maxLength: limits.recipe.ingredientNameMax, onKeyDown: addOnEnter })}
      </div>
      {aside !== '' && (
        <p
          aria-hidden="true"
          className="hidden px-3 text-sm text-ink-soft group-data-closed/row:max-sm:block"
        >
          {aside}
        </p>
      )}
      <div className="grid grid-cols-2 items-start gap-2 group-data-closed/row:max-sm:hidden">
        {text('note', { maxLength: limits.recipe.ingredientNoteMax })}
        {text('group', { maxLength: limits.recipe.ingredientGroupMax, list: groupsId })}
      </div>
    </>
  )
}

function Scales({ row, change }: RowProps<DraftIngredient>) {
  const { t } = useTranslation('recipeEditor')
  return (
    <Checkbox
      label={t('scales')}
      data-field="scales"
      checked={row.scales}
      onChange={(event) => change({ scales: event.currentTarget.checked })}
    />
  )
}

/** A checkbox with its label. */
function Checkbox({ label, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2.5 text-[0.9375rem]">
      <input type="checkbox" {...rest} className="size-5 shrink-0 accent-success" />
      {label}
    </label>
  )
}
