import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { reportReasons, type ReportReason } from '#shared/contract/moderation.ts'
import { limits } from '#shared/constants/limits.ts'
import type { UserContent } from '../../lib/content-actions.ts'
import { Alert } from '../../ui/alert.tsx'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useReport } from './moderation-queries.ts'

/** Reports content with a reason and an optional note. */
export default function ReportDialog({
  content,
  open,
  onClose,
  finalFocus,
}: {
  content: UserContent
  open: boolean
  onClose: () => void
  finalFocus?: () => HTMLElement | null
}) {
  const { t } = useTranslation(['moderation', 'words'])
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [isMissing, setIsMissing] = useState(false)
  const [note, setNote] = useState('')
  const report = useReport()

  function send(event: SubmitEvent) {
    event.preventDefault()
    // React bubbles events through portals, so a form around the dialog would be submitted too.
    event.stopPropagation()
    if (report.isPending) return
    if (reason === '') return setIsMissing(true)
    report.mutate({ kind: content.kind, id: content.id, reason, note: note.trim() || null })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title={t(`reportTitles.${content.kind}`)}
      description={report.isSuccess ? undefined : t('reportText')}
      size="small"
    >
      {report.isSuccess ? (
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
            value={reason}
            onChange={setReason}
            error={isMissing && reason === '' && t('reasonMissing')}
            options={[
              { value: '', label: t('chooseReason'), disabled: true },
              ...reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
            ]}
          />
          <TextArea
            label={t('note')}
            value={note}
            maxLength={limits.moderation.noteMax}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <ErrorAlert error={report.error} texts={{ failed: t('reportFailed') }} />
          <Button type="submit" busy={report.isPending} className="justify-self-end">
            {t('sendReport')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
