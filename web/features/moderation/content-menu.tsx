import { useQuery } from '@tanstack/react-query'
import { Flag, Volume2, VolumeX } from 'lucide-react'
import { useRef, lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserContent } from '../../lib/content-actions.ts'
import { softItem } from '../../ui/menu-item.tsx'
import { Menu } from '../../ui/menu.tsx'
import { muted, useMute } from './moderation-queries.ts'

/** Report content of another user, or mute its author. */
export function ContentMenu({ content }: { content: UserContent }) {
  const { t } = useTranslation(['moderation', 'words'])
  const { authorId, author: name } = content
  const placeholder = useRef<HTMLSpanElement>(null)
  // A report can hide the content and with it this menu: then the focus goes to the article that remains.
  const { dialog, show } = useReportDialog(content, () => placeholder.current?.closest('article') ?? null)
  const mute = useMute()
  const isMuted = useQuery(muted).data?.some(({ id }) => id === authorId) ?? false
  return (
    <>
      {content.isGone ? (
        <span ref={placeholder} />
      ) : (
        <Menu
          label={t('more', { name })}
          className="min-w-11 justify-center text-ink-soft"
          items={[
            softItem('report', t('report'), Flag, show),
            authorId !== null &&
              softItem('mute', t(isMuted ? 'unmute' : 'mute', { name }), isMuted ? Volume2 : VolumeX, () =>
                mute.mutate({ id: authorId, mutes: !isMuted }),
              ),
          ]}
        />
      )}
      {mute.isError && (
        <span role="alert" className="text-sm text-danger">
          {t('words:notSaved')}
        </span>
      )}
      {dialog}
    </>
  )
}

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
