import { useTranslation } from 'react-i18next'
import type { ChatTable } from '#shared/contract/chat-table.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { doubtsOf } from './table.ts'
import { useTableLabels } from './table-labels.ts'
import { useTableEdits } from './use-table-edits.tsx'

interface DoubtDialogProps {
  open: boolean
  onClose: () => void
  table: ChatTable
  onChange: (change: (table: ChatTable) => ChatTable) => void
  at: number
}

/** Asks before a recipe is finalized whether somebody has the allergies that are in doubt: silence is no consent. */
export function DoubtDialog({ open, onClose, table, onChange, at }: DoubtDialogProps) {
  const { t } = useTranslation('chat')
  const { nameOf } = useTableLabels()
  const edits = useTableEdits({ table, onChange, at })
  const doubts = doubtsOf(table)
  const answered = (answer: () => void) => {
    answer()
    if (doubts.length === 1) onClose()
  }
  return (
    <Dialog
      open={open && doubts.length > 0}
      onClose={onClose}
      title={t('doubts.title')}
      description={t('doubts.intro')}
    >
      <ul className="grid gap-5">
        {doubts.map((chip) => (
          <li key={chip.value} className="grid gap-2.5">
            <p className="font-medium">{t('table.doubtful', { name: nameOf(chip) })}</p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => answered(() => edits.add(chip.field, chip.value))}>
                {t('doubts.yes', { name: nameOf(chip) })}
              </Button>
              <Button
                variant="secondary"
                onClick={() => answered(() => edits.remove(chip.field, chip.value))}
              >
                {t('doubts.no', { name: nameOf(chip) })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
