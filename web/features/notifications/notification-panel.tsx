import { Popover as Base } from '@base-ui/react/popover'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Settings } from 'lucide-react'
import { useRef, type RefObject, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Notification } from '#shared/contract/notifications.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { loadedItems } from '../../lib/paging.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { NextPage } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { notificationList, useMarkRead } from './notification-queries.ts'
import { NotificationRow } from './notification-row.tsx'

interface NotificationPanelProps {
  open: boolean
  onClose: () => void
  anchor: RefObject<HTMLButtonElement | null>
  frame: RefObject<HTMLElement | null>
  unread: number
}

/** The notifications below the bell. Opening one marks it as read. */
export default function NotificationPanel({ open, onClose, anchor, frame, unread }: NotificationPanelProps) {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const list = useInfiniteQuery({ ...notificationList, enabled: open })
  const notifications = loadedItems(list.data)
  const mark = useMarkRead()
  const hasNavigated = useRef(false)

  function leave(notification?: Notification) {
    if (notification && !notification.isRead) mark.mutate([notification.id])
    hasNavigated.current = true
    onClose()
  }

  return (
    <Popover
      {...{ open, onClose, anchor, frame }}
      title={t('title')}
      action={
        unread > 0 && (
          <Button
            variant="quiet"
            size="small"
            className="-mx-3"
            busy={mark.isPending}
            onClick={() => mark.mutate(undefined)}
          >
            {t('markAll')}
          </Button>
        )
      }
      returnsFocus={() => {
        const returns = !hasNavigated.current
        hasNavigated.current = false
        return returns
      }}
    >
      <div aria-busy={list.isPending} className="flex-1">
        {mark.isError && (
          <Alert tone="error" className="m-3">
            {t('markFailed')}
          </Alert>
        )}
        {list.isPending && (
          <div className="grid gap-3 p-4">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        )}
        {list.isError && !notifications && (
          <div className="p-3">
            <LoadError query={list}>{t('failed')}</LoadError>
          </div>
        )}
        {notifications?.length === 0 && <EmptyPanel />}
        {notifications && notifications.length > 0 && (
          <ul className="pb-2">
            {notifications.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} onOpen={leave} />
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <div className="border-t border-line p-2">
            <NextPage list={list} variant="quiet" className="w-full" />
          </div>
        )}
      </div>
      {/* What goes on below fades out instead of ending in the middle of a line. */}
      <p className="sticky bottom-0 border-t border-line bg-card before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-8 before:bg-linear-to-t before:from-card before:to-transparent">
        <Link
          to={`${paths.settings(language)}#notifications`}
          onClick={() => leave()}
          className="flex min-h-11 items-center gap-2 px-4 text-sm font-medium text-ink-soft -outline-offset-2 hover:bg-surface-sunken hover:text-ink"
        >
          <Settings className="size-4" />
          {t('choose')}
        </Link>
      </p>
    </Popover>
  )
}

function EmptyPanel() {
  const { t } = useTranslation('notifications')
  return (
    <div className="px-6 py-10 text-center">
      <p className="font-serif text-lg">{t('none')}</p>
      <p className="mt-1 text-ink-soft">{t('noneText')}</p>
    </div>
  )
}

interface PopoverProps {
  open: boolean
  onClose: () => void
  /** The popover's name and heading. */
  title: string
  /** Beside the title. */
  action?: ReactNode
  anchor: RefObject<HTMLButtonElement | null>
  /** The portal's container: beside the button, so that the popover is in the same landmark. */
  frame: RefObject<HTMLElement | null>
  /** Whether the focus returns to the button; not after a navigation. */
  returnsFocus: () => boolean
  children: ReactNode
}

/** A non-modal panel below its button. Takes the focus and returns it afterwards. */
function Popover({ open, onClose, title, action, anchor, frame, returnsFocus, children }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal container={frame}>
        {/* On a phone it covers most of the page, whose rest is no more than a background. */}
        <Base.Backdrop className="fixed inset-0 z-60 h-dvh bg-shade transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:hidden" />
        <Base.Positioner
          anchor={anchor}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          positionMethod="fixed"
          className="z-60 outline-none"
        >
          <Base.Popup
            finalFocus={() => (returnsFocus() ? anchor.current : false)}
            className="flex max-h-[min(36rem,calc(100dvh-6rem))] w-[min(26rem,calc(100vw-1rem))] flex-col overflow-y-auto overscroll-contain rounded-2xl border border-line bg-card text-ink shadow-lift outline-none transition-[scale,opacity] duration-150 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0"
          >
            <div className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-3 border-b border-line bg-card px-4 py-2.5">
              <Base.Title className="font-serif text-xl">{title}</Base.Title>
              {action}
            </div>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
