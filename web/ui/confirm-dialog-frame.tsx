import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  /** The question: "Delete this photo?" */
  title: string
  text?: ReactNode
  /** The action as a verb: "Delete". */
  confirmLabel: string
  cancelLabel?: string
  busy?: boolean
}

/** Confirms a destructive action. Cancel has the focus; the backdrop does not close it. */
export default function ConfirmDialogFrame(props: ConfirmDialogProps) {
  const { t } = useTranslation('ui')
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={props.open} onOpenChange={(next) => !next && props.onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-60 bg-shade transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Viewport className="fixed inset-0 z-70 flex items-end justify-center p-4 sm:items-center">
          <AlertDialog.Popup
            initialFocus={cancel}
            className="max-h-[85dvh] w-full max-w-md overflow-y-auto rounded-3xl bg-paper p-6 text-ink shadow-lift outline-none transition-[translate,opacity] duration-150 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:p-8"
          >
            <AlertDialog.Title className="text-heading">{props.title}</AlertDialog.Title>
            {props.text && (
              <AlertDialog.Description render={<div />} className="mt-2 text-ink-soft">
                {props.text}
              </AlertDialog.Description>
            )}
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Button variant="quiet" ref={cancel} onClick={props.onClose}>
                {props.cancelLabel ?? t('cancel')}
              </Button>
              <Button variant="danger" busy={props.busy} onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
