import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatTable, TableField } from '#shared/contract/chat-table.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { asksBefore, chipsOf, doubtsOf, isSet, withoutValue, withValue } from './table.ts'
import { useTableLabels } from './table-labels.ts'

export interface TableEdits {
  add: (field: TableField, value: string | number) => void
  /** Asks first when words named an allergy or an illness. */
  remove: (field: TableField, value: string | number) => void
  toggle: (field: TableField, value: string | number) => void
  /** The question that is open. */
  question: ReactNode
}

interface Options {
  table: ChatTable
  onChange: (change: (table: ChatTable) => ChatTable) => void
  at: number
}

/** The changes of a table by hand. */
export function useTableEdits({ table, onChange, at }: Options): TableEdits {
  const { t } = useTranslation('chat')
  const { nameOf } = useTableLabels()
  const [asked, setAsked] = useState<{ field: TableField; value: string | number; name: string } | null>(null)
  const [isAsking, setIsAsking] = useState(false)

  const add = (field: TableField, value: string | number) =>
    onChange((now) => withValue(now, field, value, at))

  function remove(field: TableField, value: string | number) {
    if (!asksBefore(table, field, value)) {
      // An allergy in doubt is a question: taking it out answers that.
      const confirmed = doubtsOf(table).some((each) => each.field === field && each.value === value)
      onChange((now) => withoutValue(now, field, value, { at, confirmed }))
      return
    }
    const chip = chipsOf(table).find((each) => each.field === field && each.value === value)
    setAsked({ field, value, name: chip ? nameOf(chip) : String(value) })
    setIsAsking(true)
  }

  function confirm() {
    setIsAsking(false)
    if (asked) onChange((now) => withoutValue(now, asked.field, asked.value, { at, confirmed: true }))
  }

  return {
    add,
    remove,
    toggle: (field, value) => (isSet(table, field, value) ? remove(field, value) : add(field, value)),
    question: (
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title={t(asked?.field === 'diets' ? 'table.noDiet' : 'table.noAllergy', { name: asked?.name ?? '' })}
        confirmLabel={t('table.takeOut')}
        cancelLabel={t('table.keepOut')}
        text={t('table.noAllergyWarning')}
      />
    ),
  }
}
