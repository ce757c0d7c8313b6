import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnreadCount } from './use-unread-count.ts'

/** The panel comes when somebody reaches for the bell, so that no page pays for it up front. */
const fetchPanel = () => import('./notification-panel.tsx')
const NotificationPanel = lazy(fetchPanel)

const warmUp = () => void fetchPanel().catch(() => undefined)

/** The bell in the header of signed-in users. */
export default function Bell() {
  const { t } = useTranslation('notifications')
  const unread = useUnreadCount()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  /** The press itself closes an open panel from outside; the click that follows must not open it again. */
  const openWhenPressed = useRef(false)
  return (
    <div ref={frame} className="inline-flex">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={unread === 0 ? t('title') : t('unread', { count: unread })}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onPointerDown={() => {
          openWhenPressed.current = open
        }}
        onClick={(event) => {
          const isPointer = event.detail > 0
          setWanted(true)
          setOpen(!(isPointer ? openWhenPressed.current : open))
        }}
        className="relative inline-flex size-11 items-center justify-center rounded-full transition-colors hover:bg-surface-sunken"
      >
        <BellIcon aria-hidden="true" className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-0.5 inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-brand-fill px-1 text-[0.6875rem] leading-none font-bold text-on-brand"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      {wanted && (
        <Suspense>
          <NotificationPanel {...{ open, frame, unread }} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
