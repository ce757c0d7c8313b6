import { useId, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonVariant } from './button.tsx'
import type { DialogProps } from './dialog-frame.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps extends Omit<DialogProps, 'footer' | 'bar'> {
  /** The verb on the button. */
  submit: string
  onSubmit: () => void
  busy: boolean
  /** Whether the form is filled in, so that it can be sent. */
  ready?: boolean
  variant?: ButtonVariant
}

/** A dialog with one form, sent once at a time, and the buttons "Cancel" and the form's own. */
export function FormDialog({
  submit,
  onSubmit,
  busy,
  ready = true,
  variant,
  children,
  ...dialog
}: FormDialogProps) {
  const { t } = useTranslation('ui')
  const form = useId()

  function send(event: SubmitEvent) {
    event.preventDefault()
    // React bubbles events through portals, so a form around the dialog would be submitted too.
    event.stopPropagation()
    if (ready && !busy) onSubmit()
  }

  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button variant="quiet" onClick={dialog.onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} variant={variant} busy={busy} disabled={!ready}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} className="grid gap-5">
        {children}
      </form>
    </Dialog>
  )
}
