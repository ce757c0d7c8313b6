import { useQuery } from '@tanstack/react-query'
import { Ellipsis, Flag, Volume2, VolumeX } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserContent } from '../../lib/content-actions.ts'
import { Menu } from '../../ui/menu.tsx'
import { muted, useMute } from './moderation-queries.ts'
import { useReportDialog } from './use-report-dialog.tsx'

const icon = 'size-[1.125rem] text-ink-soft'

/** What a reader can do about somebody else's words: report them, or read that person no more. */
export function ContentMenu({ written }: { written: UserContent }) {
  const { t } = useTranslation('moderation')
  const { authorId, author: name } = written
  const gone = useRef<HTMLSpanElement>(null)
  // The report may have taken its own button away: one goes on at what stands there now.
  const { dialog, ask } = useReportDialog(written, () => gone.current?.closest('article') ?? null)
  const mute = useMute()
  const isMuted = useQuery(muted).data?.some(({ id }) => id === authorId) ?? false
  const Sound = isMuted ? Volume2 : VolumeX
  return (
    <>
      {written.isGone ? (
        <span ref={gone} />
      ) : (
        <Menu
          label={t('more', { name })}
          className="min-w-11 justify-center text-ink-soft"
          items={[
            {
              key: 'report',
              label: t('report'),
              icon: <Flag aria-hidden="true" className={icon} />,
              onSelect: ask,
            },
            ...(authorId === null
              ? []
              : [
                  {
                    key: 'mute',
                    label: t(isMuted ? 'unmute' : 'mute', { name }),
                    icon: <Sound aria-hidden="true" className={icon} />,
                    onSelect: () => mute.mutate({ id: authorId, mutes: !isMuted }),
                  },
                ]),
          ]}
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </Menu>
      )}
      {mute.isError && (
        <span role="alert" className="text-sm text-danger">
          {t('notMuted')}
        </span>
      )}
      {dialog}
    </>
  )
}
