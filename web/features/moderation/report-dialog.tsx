import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportContent, reportReasons, type ReportReason } from '#shared/contract/moderation.ts'
import { call } from '../../lib/api.ts'
import type { UserContent } from '../../lib/content-actions.ts'
import { Alert } from '../../ui/alert.tsx'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useForm } from '../../lib/use-form.ts'

interface ReportDialogProps {
  content: UserContent
  open: boolean
  onClose: () => void
  finalFocus?: () => HTMLElement | null
}

/** Reports content with a reason and an optional note. */
export default function ReportDialog({ content, open, onClose, finalFocus }: ReportDialogProps) {
  const { t } = useTranslation(['moderation', 'words'])
  const [isMissing, setIsMissing] = useState(false)
  const form = useForm(reportContent, { reason: '' as ReportReason | '', note: '' }, (body) =>
    call(reportContent, { body }),
  )
  const isSent = form.outcome === 'ok'
  const send = form.onSubmit(({ reason, note }) => {
    setIsMissing(reason === '')
    return reason === '' ? null : { kind: content.kind, id: content.id, reason, note: note.trim() || null }
  })

  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title={t(`reportTitles.${content.kind}`)}
      description={isSent ? undefined : t('reportText')}
      size="small"
    >
      {isSent ? (
        <div className="grid gap-5">
          <Alert tone="success">{t('reported')}</Alert>
          <Button className="justify-self-end" onClick={onClose}>
            {t('words:done')}
          </Button>
        </div>
      ) : (
        <form onSubmit={send} className="grid gap-5">
          <Select
            label={t('why')}
            {...form.choice('reason')}
            error={isMissing && form.values.reason === '' && t('reasonMissing')}
            options={[
              { value: '', label: t('chooseReason'), disabled: true },
              ...reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
            ]}
          />
          <TextArea label={t('note')} {...form.field('note')} />
          <ErrorAlert error={form.failure} texts={{ failed: t('reportFailed') }} />
          <Button type="submit" busy={form.busy} className="justify-self-end">
            {t('sendReport')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
