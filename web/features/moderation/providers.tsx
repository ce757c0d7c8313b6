import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../app/session.tsx'
import { ContentActionsContext, type ContentActions, type UserContent } from '../../lib/content-actions.ts'
import { Button } from '../../ui/button.tsx'
import { ContentMenu, useReportDialog } from './content-menu.tsx'
import { muted } from './moderation-queries.ts'

const contentActions: ContentActions = {
  menu: (content) => <ContentMenu content={content} />,
  reportButton: (content) => <ReportButton content={content} />,
  reportable: (content, render) => <Reportable content={content} render={render} />,
  collapseMuted: (authorId, children) => <MutedContent authorId={authorId}>{children}</MutedContent>,
}

/** Provides reporting and muting to signed-in users. */
export function ModerationProviders({ children }: { children: ReactNode }) {
  if (useSession().status !== 'signedIn') return children
  return <ContentActionsContext value={contentActions}>{children}</ContentActionsContext>
}

/** Inherits its colours: the lightbox is dark. */
function ReportButton({ content }: { content: UserContent }) {
  const { t } = useTranslation('moderation')
  const { dialog, show } = useReportDialog(content)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={show}
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold underline-offset-4 hover:underline"
      >
        <Flag className="size-4" />
        {t('report')}
      </button>
      {dialog}
    </>
  )
}

interface ReportableProps {
  content: UserContent
  render: (report: () => void) => ReactNode
}

/** A way to report that looks as the place where it stands. */
function Reportable({ content, render }: ReportableProps) {
  const { dialog, show } = useReportDialog(content)
  return (
    <>
      {render(show)}
      {dialog}
    </>
  )
}

/** Collapses content of a muted author behind a button. */
function MutedContent({ authorId, children }: { authorId: string | null; children: ReactNode }) {
  const { t } = useTranslation(['moderation', 'words'])
  const isMuted = useQuery(muted).data?.some(({ id }) => id === authorId) ?? false
  const [isShown, setIsShown] = useState(false)
  if (!isMuted || isShown) return children
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft italic">
      {t('collapsed')}
      <Button variant="quiet" size="touch" className="not-italic" onClick={() => setIsShown(true)}>
        {t('words:show')}
      </Button>
    </p>
  )
}
