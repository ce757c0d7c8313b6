import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/limits.ts'
import { units, unitWords } from '#shared/words/units.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MovableRow } from './movable-row.tsx'
import type { EditorListProps } from './editor-list.ts'
import { blankIngredient, type DraftIngredient } from './recipe-draft.ts'
import { useRows } from './use-rows.ts'

/** The list of ingredients; Enter in an ingredient's name begins the next. */
export function IngredientRows({ rows, onRows, problemText }: EditorListProps<DraftIngredient>) {
  const { t } = useTranslation('recipeEditor')
  const language = useLanguage()
  const groupsId = useId()
  const { root, moved, change, add, remove, move } = useRows(rows, onRows, blankIngredient)
  const words = unitWords[language]
  const choices = [
    { value: '' as const, label: t('noUnit') },
    ...units.filter((unit) => unit !== 'piece').map((unit) => ({ value: unit, label: words[unit][1] })),
  ]
  const groups = [...new Set(rows.map(({ group }) => group.trim()).filter((group) => group !== ''))]

  return (
    <div ref={root} className="grid gap-3">
      <ol className="grid gap-3">
        {rows.map((row, place) => (
          <MovableRow
            key={row.key}
            rowKey={row.key}
            name={t('ingredientNumber', { number: place + 1 })}
            isFirst={place === 0}
            isLast={place === rows.length - 1}
            onMove={(by, field) => move(row.key, by, field)}
            onRemove={() => remove(row.key)}
          >
            <div className="grid grid-cols-2 items-start gap-2 sm:grid-cols-[6rem_8rem_1fr]">
              <TextField
                label={t('amount')}
                labelHidden
                placeholder={t('amount')}
                data-field="amount"
                inputMode="text"
                maxLength={20}
                value={row.amount}
                error={problemText(`amount:${row.key}`)}
                onChange={(event) => change(row.key, { amount: event.currentTarget.value })}
              />
              <Select
                label={t('unit')}
                labelHidden
                data-field="unit"
                options={choices}
                value={row.unit === 'piece' ? '' : row.unit}
                onChange={(unit) => change(row.key, { unit })}
              />
              <TextField
                label={t('item')}
                labelHidden
                placeholder={t('item')}
                data-field="item"
                maxLength={200}
                fieldClassName="col-span-2 sm:col-span-1"
                value={row.item}
                error={problemText(`item:${row.key}`)}
                onChange={(event) => change(row.key, { item: event.currentTarget.value })}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                  event.preventDefault()
                  if (rows.length < limits.recipe.ingredientsMax) add(row.key)
                }}
              />
            </div>
            <div className="grid grid-cols-2 items-start gap-2">
              <TextField
                label={t('note')}
                labelHidden
                placeholder={t('note')}
                data-field="note"
                maxLength={300}
                value={row.note}
                onChange={(event) => change(row.key, { note: event.currentTarget.value })}
              />
              <TextField
                label={t('group')}
                labelHidden
                placeholder={t('group')}
                data-field="group"
                maxLength={100}
                list={groupsId}
                value={row.group}
                onChange={(event) => change(row.key, { group: event.currentTarget.value })}
              />
            </div>
          </MovableRow>
        ))}
      </ol>
      <datalist id={groupsId}>
        {groups.map((group) => (
          <option key={group} value={group}>
            {group}
          </option>
        ))}
      </datalist>
      <Button
        look="secondary"
        data-deed="add"
        className="justify-self-start"
        disabled={rows.length >= limits.recipe.ingredientsMax}
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={() => add()}
      >
        {t('addIngredient')}
      </Button>
      <output className="sr-only">{moved && t('moved', moved)}</output>
    </div>
  )
}
