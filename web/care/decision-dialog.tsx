import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Decision, ReportedCase } from '#shared/contract/care.ts'
import { limits } from '#shared/limits.ts'
import { useFailureText } from '../failure-text.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useDecide } from './care-queries.ts'

interface DecisionDialogProps {
  reported: ReportedCase
  action: Decision
  open: boolean
  onClose: () => void
  onDecided: () => void
}

/** Asks for the reason before it is done: to hide and to remove takes one. */
export function DecisionDialog({ reported, action, open, onClose, onDecided }: DecisionDialogProps) {
  const { t } = useTranslation('care')
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  const decide = useDecide(reported)
  const isReady = action === 'dismiss' || reason.trim() !== ''

  function send(event: SubmitEvent) {
    event.preventDefault()
    if (!isReady || decide.isPending) return
    decide.mutate({ action, reason: reason.trim() || null }, { onSuccess: onDecided })
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
          maxLength={limits.care.reasonMax}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {decide.isError && (
          <Alert tone="error">{failureText(decide.error, { failed: t('decisionFailed') })}</Alert>
        )}
        <Button
          type="submit"
          look={action === 'remove' ? 'danger' : 'primary'}
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
