import type { ReactNode } from 'react'
import { ContentActionsContext, type ContentActions as Slots } from '../../lib/content-actions.ts'
import { MutedContent } from './muted-content.tsx'
import { ReportButton } from './report-button.tsx'
import { ContentMenu } from './content-menu.tsx'
import { useSession } from '../../app/session.tsx'

const contentActions: Slots = {
  menu: (written) => <ContentMenu written={written} />,
  reportButton: (written) => <ReportButton written={written} />,
  collapseMuted: (authorId, words) => <MutedContent authorId={authorId}>{words}</MutedContent>,
}

/** Hands reporting and muting down to whatever members write, for members. Stands below `Queries`. */
export function ModerationProviders({ children }: { children: ReactNode }) {
  if (useSession().status !== 'signedIn') return children
  return <ContentActionsContext value={contentActions}>{children}</ContentActionsContext>
}
