import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countNotifications, readNotificationCount } from '#shared/contract/notifications.ts'
import { openWhileVisible } from '../../lib/open-while-visible.ts'
import { notificationKeys, unreadCount } from './notification-queries.ts'

/** Loaded on hover or focus of the bell, to keep it out of the first load. */
const fetchPanel = () => import('./notification-panel.tsx')
const NotificationPanel = lazy(fetchPanel)

const preloadPanel = () => void fetchPanel().catch(() => undefined)

/** The bell in the header of signed-in users. */
export default function Bell() {
  const { t } = useTranslation('notifications')
  const unread = useUnreadCount()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  /** The pointerdown already closes an open panel; the click that follows must not reopen it. */
  const openWhenPressed = useRef(false)
  return (
    <div ref={frame} className="inline-flex">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={unread === 0 ? t('title') : t('unread', { count: unread })}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
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
        <BellIcon className="size-5" />
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

/** The number of unread notifications, updated by the server's stream. */
function useUnreadCount(): number {
  const client = useQueryClient()
  const { data = 0 } = useQuery(unreadCount)

  useEffect(() => {
    function onCount(message: MessageEvent<string>) {
      const count = readNotificationCount(message.data)
      if (count === null) return
      client.setQueryData(notificationKeys.count, count)
      void client.invalidateQueries({ queryKey: notificationKeys.list })
    }
    return openWhileVisible(() => {
      const source = new EventSource(countNotifications.path)
      source.addEventListener('count', onCount)
      source.addEventListener('over', () => {
        source.close()
        // A refetch shows the reason: an ended session is noticed at once.
        void client.invalidateQueries({ queryKey: notificationKeys.count })
      })
      return source
    })
  }, [client])

  return data
}
