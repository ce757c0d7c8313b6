import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Decision, ReportedCase } from '#shared/contract/moderation.ts'
import { limits } from '#shared/constants/limits.ts'
import { useErrorMessage } from '../../lib/errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useDecide } from './moderation-queries.ts'
import { whenSettled } from '../../lib/when-settled.ts'

interface DecisionDialogProps {
  reported: ReportedCase
  action: Decision
  open: boolean
  onClose: () => void
  onDecided: () => void
}

/** Confirms a decision. Hiding and removing require a reason. */
export function DecisionDialog({ reported, action, open, onClose, onDecided }: DecisionDialogProps) {
  const { t } = useTranslation('moderation')
  const errorMessage = useErrorMessage()
  const [reason, setReason] = useState('')
  const decide = useDecide(reported)
  const isReady = action === 'dismiss' || reason.trim() !== ''

  function send(event: SubmitEvent) {
    event.preventDefault()
    if (!isReady || decide.isPending) return
    void whenSettled(decide.mutateAsync({ action, reason: reason.trim() || null }), { onSuccess: onDecided })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`decisions.${action}`)}
      description={t(`decisionTexts.${action}`)}
      size="small"
    >
      <form onSubmit={send} className="grid gap-5">
        <TextArea
          label={t(action === 'dismiss' ? 'reasonOptional' : 'reason')}
          value={reason}
          maxLength={limits.moderation.reasonMax}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {decide.isError && (
          <Alert tone="error">{errorMessage(decide.error, { failed: t('decisionFailed') })}</Alert>
        )}
        <Button
          type="submit"
          variant={action === 'remove' ? 'danger' : 'primary'}
          busy={decide.isPending}
          disabled={!isReady}
          className="justify-self-end"
        >
          {t(action)}
        </Button>
      </form>
    </Dialog>
  )
}
