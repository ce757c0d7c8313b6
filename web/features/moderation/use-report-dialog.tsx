import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { UserContent } from '../../lib/content-actions.ts'

/** Comes when somebody wants to report; a page that is only read does not pay for it. */
const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/**
 * The dialog that reports something, and what opens it, each time anew. `finalFocus` says where one goes on when what
 * opened it is gone.
 */
export function useReportDialog(
  written: UserContent,
  finalFocus?: () => HTMLElement | null,
): { dialog: ReactNode; ask: () => void } {
  const [{ turn, open }, setState] = useState({ turn: 0, open: false })
  return {
    ask: () => setState({ turn: turn + 1, open: true }),
    dialog: turn > 0 && (
      <Suspense>
        <ReportDialog
          key={turn}
          written={written}
          open={open}
          onClose={() => setState({ turn, open: false })}
          finalFocus={finalFocus}
        />
      </Suspense>
    ),
  }
}
