import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { UserContent } from '../../lib/content-actions.ts'

/** Loaded when it is opened for the first time. */
const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** The report dialog and a function that opens it. `finalFocus` is focused if the trigger is gone when it closes. */
export function useReportDialog(
  content: UserContent,
  finalFocus?: () => HTMLElement | null,
): { dialog: ReactNode; show: () => void } {
  const [{ key, open }, setState] = useState({ key: 0, open: false })
  return {
    show: () => setState({ key: key + 1, open: true }),
    dialog: key > 0 && (
      <Suspense>
        <ReportDialog
          key={key}
          content={content}
          open={open}
          onClose={() => setState({ key, open: false })}
          finalFocus={finalFocus}
        />
      </Suspense>
    ),
  }
}
