import { useInfiniteQuery } from '@tanstack/react-query'
import { Settings } from 'lucide-react'
import { useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Notice } from '#shared/contract/notices.ts'
import { useLanguage } from '../i18n/language.ts'
import { paths } from '../paths.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ListFailure } from '../ui/list-failure.tsx'
import { Popover } from '../ui/popover.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { noticeList, useMarkRead } from './notice-queries.ts'
import { NoticeRow } from './notice-row.tsx'

interface NoticePanelProps {
  open: boolean
  onClose: () => void
  anchor: RefObject<HTMLButtonElement | null>
  frame: RefObject<HTMLElement | null>
  unread: number
}

/** What one is told, below the bell. Opening a notice marks it as read. */
export default function NoticePanel({ open, onClose, anchor, frame, unread }: NoticePanelProps) {
  const { t } = useTranslation('notices')
  const language = useLanguage()
  const list = useInfiniteQuery({ ...noticeList, enabled: open })
  const mark = useMarkRead()
  const wentElsewhere = useRef(false)

  function leave(notice?: Notice) {
    if (notice && !notice.isRead) mark.mutate([notice.id])
    wentElsewhere.current = true
    onClose()
  }

  return (
    <Popover
      {...{ open, onClose, anchor, frame }}
      title={t('title')}
      action={
        unread > 0 && (
          <Button
            look="quiet"
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
        const returns = !wentElsewhere.current
        wentElsewhere.current = false
        return returns
      }}
    >
      <div aria-busy={list.isPending}>
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
        {list.isError && !list.data && (
          <div className="p-3">
            <ListFailure busy={list.isFetching} onRetry={() => void list.refetch()}>
              {t('failed')}
            </ListFailure>
          </div>
        )}
        {list.data?.length === 0 && <Nothing />}
        {list.data && list.data.length > 0 && (
          <ul>
            {list.data.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} onOpen={leave} />
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <div className="border-t border-line p-2">
            <Button
              look="quiet"
              className="w-full"
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('showMore')}
            </Button>
          </div>
        )}
      </div>
      <p className="sticky bottom-0 border-t border-line bg-card">
        <Link
          to={`${paths.settings(language)}#notices`}
          onClick={() => leave()}
          className="flex min-h-11 items-center gap-2 px-4 text-sm font-medium text-ink-soft -outline-offset-2 hover:bg-well hover:text-ink"
        >
          <Settings aria-hidden="true" className="size-4" />
          {t('choose')}
        </Link>
      </p>
    </Popover>
  )
}

function Nothing() {
  const { t } = useTranslation('notices')
  return (
    <div className="px-6 py-10 text-center">
      <p className="font-serif text-lg">{t('none')}</p>
      <p className="mt-1 text-ink-soft">{t('noneText')}</p>
    </div>
  )
}
