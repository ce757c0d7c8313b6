import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'

export interface RevokeInvitesDialogProps {
  open: boolean
  /** The member's name. */
  name: string
  busy: boolean
  onClose: () => void
  onConfirm: (reason: string) => void
}

/** Withdraws the right to invite; the reason is required. */
export function RevokeInvitesDialog({ open, name, busy, onClose, onConfirm }: RevokeInvitesDialogProps) {
  const { t } = useTranslation(['settings', 'ui'])
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const form = useId()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy || !reason.trim()) return
    onConfirm(reason.trim())
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t('stopInvitingQuestion')}
      description={t('stopInvitingText', { name })}
      initialFocus={field}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={busy} disabled={!reason.trim()}>
            {t('stopInviting')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextArea
          ref={field}
          label={t('reason')}
          name="reason"
          maxLength={limits.note.max}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
