import { Minus, Plus } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { eaterKinds, equipmentKinds, type ChatTable, type TableField } from '#shared/contract/chat-table.ts'
import { limits } from '#shared/constants/limits.ts'
import { allergens } from '#shared/words/allergens.ts'
import { diets } from '#shared/words/diets.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { chipsOf, isSet } from './table.ts'
import { useTableLabels } from './table-labels.ts'
import type { Tonight } from './use-tonight.ts'
import { EaterToggles } from '../household/tonight-line.tsx'
import type { TableEdits } from './use-table-edits.tsx'

const minuteChoices = [15, 30, 45, 60, 90] as const
const usualServings = 2

interface TableDialogProps {
  open: boolean
  onClose: () => void
  table: ChatTable
  disabled: boolean
  tonight: Tonight | null
  edits: TableEdits
}

/** Everything that can be set by hand, in one dialog; each tap counts at once. */
export function TableDialog({ open, onClose, table, disabled, tonight, edits }: TableDialogProps) {
  const { t } = useTranslation(['chat', 'household'])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('table.title')}
      description={t('table.intro')}
      footer={<Button onClick={onClose}>{t('table.ready')}</Button>}
    >
      <div className="grid gap-7" inert={disabled}>
        {tonight && (
          <Group title={t('household:tonight')}>
            <EaterToggles {...tonight} />
          </Group>
        )}
        <Group title={t('table.forWhom')}>
          <Servings table={table} edits={edits} />
          <Toggles field="eaters" values={eaterKinds} {...{ table, edits }} />
        </Group>
        <Group title={t('table.time')}>
          <Toggles field="minutes" values={minuteChoicesFor(table)} {...{ table, edits }} />
        </Group>
        <Group title={t('table.allergies')}>
          <Toggles field="allergens" values={allergens} {...{ table, edits }} />
        </Group>
        <Group title={t('table.diets')}>
          <Toggles field="diets" values={diets} {...{ table, edits }} />
        </Group>
        <Foods field="with" title={t('table.with')} {...{ table, edits }} />
        <Foods field="without" title={t('table.without')} {...{ table, edits }} />
        <Group title={t('table.equipment')}>
          <Toggles field="equipment" values={equipmentKinds} {...{ table, edits }} />
        </Group>
      </div>
    </Dialog>
  )
}

/** The usual choices, and the number that was said. */
function minuteChoicesFor({ minutes }: ChatTable): readonly number[] {
  const said = minutes && !minutes.removed ? [minutes.value] : []
  return [...new Set([...minuteChoices, ...said])].toSorted((a, b) => a - b)
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className="mb-2.5 font-sans text-sm font-semibold text-ink-soft">
        {title}
      </h3>
      {children}
    </div>
  )
}

interface FieldProps {
  table: ChatTable
  edits: TableEdits
}

function Servings({ table, edits }: FieldProps) {
  const { t } = useTranslation('chat')
  const { nameOf } = useTableLabels()
  const set = table.servings && !table.servings.removed ? table.servings.value : null
  const count = set ?? usualServings
  return (
    <div className="mb-3 inline-flex items-center rounded-full border border-line-strong">
      <IconButton
        label={t('table.fewer')}
        icon={<Minus className="size-4" />}
        disabled={count <= 1}
        onClick={() => edits.add('servings', count - 1)}
      />
      <output className="min-w-24 text-center text-[0.9375rem] font-semibold tabular-nums">
        {nameOf({ field: 'servings', value: count })}
      </output>
      <IconButton
        label={t('table.more')}
        icon={<Plus className="size-4" />}
        disabled={count >= 100}
        onClick={() => edits.add('servings', count + 1)}
      />
    </div>
  )
}

interface TogglesProps extends FieldProps {
  field: TableField
  values: readonly (string | number)[]
}

function Toggles({ field, values, table, edits }: TogglesProps) {
  const { nameOf } = useTableLabels()
  return (
    <div className="flex flex-wrap gap-2">
      {values.map((value) => (
        <Chip key={value} pressed={isSet(table, field, value)} onClick={() => edits.toggle(field, value)}>
          {nameOf({ field, value })}
        </Chip>
      ))}
    </div>
  )
}

interface FoodsProps extends FieldProps {
  field: 'with' | 'without'
  title: string
}

/** Foods by their names: what is typed is looked up by the server. */
function Foods({ field, title, table, edits }: FoodsProps) {
  const { t } = useTranslation('chat')
  const { nameOf } = useTableLabels()
  const [text, setText] = useState('')
  const chips = chipsOf(table).filter((chip) => chip.field === field)
  const isFull = chips.length >= limits.chat.table.foods
  return (
    <div>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const words = text.trim()
          if (words === '' || isFull) return
          edits.add(field, words)
          setText('')
        }}
      >
        <TextField
          label={title}
          value={text}
          maxLength={limits.chat.table.foodMax}
          placeholder={t('table.foodPlaceholder')}
          onChange={(event) => setText(event.currentTarget.value)}
          fieldClassName="min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary" disabled={text.trim() === '' || isFull}>
          {t('table.addFood')}
        </Button>
      </form>
      {chips.length > 0 && (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {chips.map((chip) => (
            <Chip key={chip.value} onRemove={() => edits.remove(field, chip.value)}>
              {chip.unknown ? t('table.unknownFood', { name: nameOf(chip) }) : nameOf(chip)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
