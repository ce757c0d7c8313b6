import { NotebookText } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { DraftPanel, type Draft } from './draft-panel.tsx'

interface DraftSheetProps extends Draft {
  chips: ReactNode
  busy: boolean
}

/** On small screens: a button that opens the draft; a dot says that it has changed since it was last seen. */
export function DraftSheet({ now, before, chips, busy }: DraftSheetProps) {
  const { t } = useTranslation('chat')
  const [isOpen, setIsOpen] = useState(false)
  const [seen, setSeen] = useState(now)
  const isNew = now !== null && now !== seen && !isOpen
  const show = (open: boolean) => {
    setIsOpen(open)
    setSeen(now)
  }
  return (
    <>
      <button
        type="button"
        onClick={() => show(true)}
        className="relative inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line-strong bg-card px-4 text-sm font-semibold"
      >
        <NotebookText aria-hidden="true" className="size-4" />
        {t('draft.title')}
        {isNew && (
          <>
            <span
              aria-hidden="true"
              className="absolute top-0 right-0 size-3 rounded-full border-2 border-paper bg-brand-fill"
            />
            <span className="sr-only">{t('draft.hasChanged')}</span>
          </>
        )}
      </button>
      <Dialog open={isOpen} onClose={() => show(false)} title={t('draft.title')}>
        <DraftPanel {...{ now, before, chips, busy }} titleHidden />
      </Dialog>
    </>
  )
}
