import { Check, CircleHelp, Plus, ShieldAlert, SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatTable } from '#shared/contract/chat-table.ts'
import { classNames } from '../../ui/class-names.ts'
import { EaterToggle, EaterToggles } from '../household/tonight-line.tsx'
import { chipsOf, type ChipEntry } from './table.ts'
import { TableDialog } from './table-dialog.tsx'
import { useTableLabels } from './table-labels.ts'
import type { Tonight } from './use-tonight.ts'
import { useTableEdits } from './use-table-edits.tsx'

interface TableChipsProps {
  table: ChatTable
  /** Called with the table after a change by hand. */
  onChange: (change: (table: ChatTable) => ChatTable) => void
  /** How many messages the user has sent. */
  at: number
  disabled: boolean
  /** Who of the household eats. */
  tonight?: Tonight | null
  /** One line that scrolls sideways, for small screens. */
  strip?: boolean
  /** For how many it is, is said and set elsewhere. */
  withoutServings?: boolean
}

/** What was understood, as chips: each can be removed; its text and the last button open the dialog with everything. */
export function TableChips({
  table,
  onChange,
  at,
  disabled,
  tonight = null,
  strip = false,
  withoutServings = false,
}: TableChipsProps) {
  const { t } = useTranslation('chat')
  const [isOpen, setIsOpen] = useState(false)
  const edits = useTableEdits({ table, onChange, at })
  const chips = chipsOf(table).filter(({ field }) => !withoutServings || field !== 'servings')
  // Before the first message they are in the chef’s greeting.
  const eaters = at > 0 ? tonight : null
  // In a strip what matters most is in view without scrolling.
  const isAllergen = ({ field }: ChipEntry) => field === 'allergens'
  const items = (shown: readonly ChipEntry[]) =>
    shown.map((chip) => (
      <li
        key={`${chip.field} ${chip.value}`}
        className={strip ? 'shrink-0 whitespace-nowrap' : 'max-w-full min-w-0'}
      >
        <TableChip
          chip={chip}
          disabled={disabled}
          onOpen={() => setIsOpen(true)}
          onRemove={() => edits.remove(chip.field, chip.value)}
          onConfirm={() => edits.add(chip.field, chip.value)}
        />
      </li>
    ))
  return (
    <>
      {eaters && !strip && (
        <div className="mb-3">
          <EaterToggles {...eaters} disabled={disabled} />
        </div>
      )}
      <ul
        aria-label={t('table.title')}
        className={classNames(
          'flex gap-2',
          strip
            ? '-my-1 min-w-0 overflow-x-auto mask-r-from-85% py-1 pr-8 pl-1 [scrollbar-width:none]'
            : 'flex-wrap',
        )}
      >
        {strip && items(chips.filter(isAllergen))}
        {strip &&
          eaters?.household.eaters.map((eater) => (
            <li key={eater.id} className="shrink-0">
              <EaterToggle eater={eater} {...eaters} disabled={disabled} />
            </li>
          ))}
        {items(strip ? chips.filter((chip) => !isAllergen(chip)) : chips)}
        <li className="shrink-0">
          <button
            type="button"
            disabled={disabled}
            onClick={() => setIsOpen(true)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-dashed border-line-strong px-3.5 text-sm font-medium text-ink transition-colors hover:border-ink disabled:text-ink-faint sm:min-h-9"
          >
            {chips.length === 0 ? <Plus className="size-4" /> : <SlidersHorizontal className="size-4" />}
            {chips.length === 0 ? t('table.addFirst') : t('table.add')}
          </button>
        </li>
      </ul>
      <TableDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        {...{ table, disabled, tonight }}
        edits={edits}
      />
      {edits.question}
    </>
  )
}

interface TableChipProps {
  chip: ChipEntry
  disabled: boolean
  onOpen: () => void
  onRemove: () => void
  onConfirm: () => void
}

/** An allergy in doubt is a question with its two answers. */
function DoubtChip({ chip, disabled, onConfirm, onRemove }: Omit<TableChipProps, 'onOpen'>) {
  const { t } = useTranslation('chat')
  const { labelOf, nameOf } = useTableLabels()
  const name = nameOf(chip)
  const answer =
    'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center text-ink-soft hover:text-ink sm:min-h-9 sm:min-w-9'
  return (
    <span
      role="group"
      aria-label={labelOf(chip)}
      className="inline-flex max-w-full items-stretch rounded-full border border-dashed border-danger bg-card text-sm font-medium"
    >
      <span className="inline-flex min-w-0 items-center gap-1.5 pr-1 pl-3.5">
        <CircleHelp className="size-4 shrink-0 text-danger" />
        <span className="min-w-0 wrap-anywhere">{labelOf(chip)}</span>
      </span>
      <button
        type="button"
        disabled={disabled}
        aria-label={t('table.isAllergic', { name })}
        onClick={onConfirm}
        className={answer}
      >
        <Check className="size-4" />
      </button>
      <button
        type="button"
        disabled={disabled}
        aria-label={t('table.nobodyAllergic', { name })}
        onClick={onRemove}
        className={classNames(answer, 'rounded-r-full')}
      >
        <X className="size-4" />
      </button>
    </span>
  )
}

function TableChip(props: TableChipProps) {
  const { t } = useTranslation(['chat', 'ui'])
  const { labelOf } = useTableLabels()
  const { chip, disabled, onOpen, onRemove } = props
  if (chip.doubtful) return <DoubtChip {...props} />
  const label = labelOf(chip)
  const isAllergy = chip.field === 'allergens' || (chip.field === 'without' && chip.asks)
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-stretch rounded-full border text-sm font-medium',
        isAllergy ? 'border-danger bg-danger-wash' : 'border-line bg-card',
      )}
    >
      <button
        type="button"
        disabled={disabled}
        onClick={onOpen}
        aria-label={
          chip.unknown ? t('table.unknownFood', { name: label }) : t('table.change', { name: label })
        }
        className="inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-l-full pr-1 pl-3.5 text-left hover:underline hover:underline-offset-4 sm:min-h-9"
      >
        {isAllergy && <ShieldAlert className="size-4 shrink-0 text-danger" />}
        {chip.unknown && <CircleHelp className="size-4 shrink-0 text-warning" />}
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </button>
      <button
        type="button"
        disabled={disabled}
        aria-label={t('ui:remove', { name: label })}
        onClick={onRemove}
        className="inline-flex min-w-9 shrink-0 items-center justify-center rounded-r-full text-ink-soft hover:text-ink"
      >
        <X className="size-4" />
      </button>
    </span>
  )
}
