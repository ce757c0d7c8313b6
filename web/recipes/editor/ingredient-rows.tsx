import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/limits.ts'
import { units, unitWords } from '#shared/words/units.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import { EditorList, type EditorRowsProps, type RowProps } from './editor-list.tsx'
import { blankIngredient, type DraftIngredient } from './recipe-draft.ts'

/** The groups named so far, offered to every row. */
const groupsId = 'ingredient-groups'

/** The list of ingredients; Enter in an ingredient's name begins the next. */
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
  const words = unitWords[useLanguage()]
  const choices = [
    { value: '' as const, label: t('noUnit') },
    ...units.filter((unit) => unit !== 'piece').map((unit) => ({ value: unit, label: words[unit][1] })),
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

  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    addBelow()
  }

  return (
    <>
      <div className="grid grid-cols-2 items-start gap-2 sm:grid-cols-[6rem_8rem_1fr]">
        {text('amount', { inputMode: 'text', maxLength: 20 })}
        <Select
          label={t('unit')}
          labelHidden
          data-field="unit"
          options={choices}
          value={row.unit === 'piece' ? '' : row.unit}
          onChange={(unit) => change({ unit })}
        />
        {text('item', { maxLength: 200, fieldClassName: 'col-span-2 sm:col-span-1', onKeyDown: goOn })}
      </div>
      <div className="grid grid-cols-2 items-start gap-2">
        {text('note', { maxLength: 300 })}
        {text('group', { maxLength: 100, list: groupsId })}
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
