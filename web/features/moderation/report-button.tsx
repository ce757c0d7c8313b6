import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UserContent } from '../../lib/content-actions.ts'
import { useReportDialog } from './use-report-dialog.tsx'

/** Takes the colours of wherever it stands. */
export function ReportButton({ written }: { written: UserContent }) {
  const { t } = useTranslation('moderation')
  const { dialog, ask } = useReportDialog(written)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={ask}
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold underline-offset-4 hover:underline"
      >
        <Flag aria-hidden="true" className="size-4" />
        {t('report')}
      </button>
      {dialog}
    </>
  )
}
