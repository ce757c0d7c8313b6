import { useTranslation } from 'react-i18next'
import { decideReport, type Decision, type ReportedCase } from '#shared/contract/moderation.ts'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useDecide } from './moderation-queries.ts'
import { useForm } from '../../lib/use-form.ts'

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
  const decide = useDecide(reported)
  const form = useForm(decideReport, { reason: '' }, decide.mutateAsync)
  const reason = form.values.reason.trim()
  const isReady = action === 'dismiss' || reason !== ''
  const send = form.onSubmit(
    () => (isReady ? { action, reason: reason || null } : null),
    (outcome) => (outcome === 'ok' ? void onDecided() : undefined),
  )

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`decisions.${action}`)}
      description={t(`decisionTexts.${action}`)}
      size="small"
    >
      <form onSubmit={send} className="grid gap-5">
        <TextArea label={t(action === 'dismiss' ? 'reasonOptional' : 'reason')} {...form.field('reason')} />
        <ErrorAlert error={decide.error} texts={{ failed: t('decisionFailed') }} />
        <Button
          type="submit"
          variant={action === 'remove' ? 'danger' : 'primary'}
          busy={form.busy}
          disabled={!isReady}
          className="justify-self-end"
        >
          {t(action)}
        </Button>
      </form>
    </Dialog>
  )
}
