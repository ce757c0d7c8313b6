import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/limits.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { EditorListProps } from './editor-list.ts'
import { MovableRow } from './movable-row.tsx'
import { blankStep, type DraftStep } from './recipe-draft.ts'
import { useRows } from './use-rows.ts'

/** The steps, each with the minutes it takes where that matters. */
export function StepRows({ rows, onRows, problemText }: EditorListProps<DraftStep>) {
  const { t } = useTranslation('recipeEditor')
  const { root, moved, change, add, remove, move } = useRows(rows, onRows, blankStep)
  return (
    <div ref={root} className="grid gap-3">
      <ol className="grid gap-3">
        {rows.map((row, place) => (
          <MovableRow
            key={row.key}
            rowKey={row.key}
            name={t('stepNumber', { number: place + 1 })}
            isFirst={place === 0}
            isLast={place === rows.length - 1}
            onMove={(by, field) => move(row.key, by, field)}
            onRemove={() => remove(row.key)}
          >
            <div className="grid items-start gap-2 sm:grid-cols-[1fr_8rem]">
              <TextArea
                label={t('stepText')}
                labelHidden
                placeholder={t('stepText')}
                data-field="text"
                rows={2}
                maxLength={2000}
                value={row.text}
                error={problemText(`step:${row.key}`)}
                onChange={(event) => change(row.key, { text: event.currentTarget.value })}
              />
              <TextField
                label={t('minutes')}
                labelHidden
                placeholder={t('minutes')}
                data-field="minutes"
                inputMode="decimal"
                maxLength={10}
                value={row.minutes}
                error={problemText(`minutes:${row.key}`)}
                onChange={(event) => change(row.key, { minutes: event.currentTarget.value })}
              />
            </div>
          </MovableRow>
        ))}
      </ol>
      <Button
        look="secondary"
        data-deed="add"
        className="justify-self-start"
        disabled={rows.length >= limits.recipe.stepsMax}
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={() => add()}
      >
        {t('addStep')}
      </Button>
      <output className="sr-only">{moved && t('moved', moved)}</output>
    </div>
  )
}
