import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { NextPage } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { threadsOf } from './forum-queries.ts'
import { ThreadTable } from './thread-table.tsx'

interface ThreadListProps {
  groupId: string
  /** Called when the server refuses the list to a non-member. */
  onMembersOnly: () => void
}

/** The threads of a group, for its members. */
export function ThreadList({ groupId, onMembersOnly }: ThreadListProps) {
  const { t } = useTranslation('forum')
  const list = useInfiniteQuery(threadsOf(groupId))
  const threads = list.data
  const isRefused = list.error instanceof CallError && list.error.status === 403
  useEffect(() => {
    if (isRefused) onMembersOnly()
  }, [isRefused, onMembersOnly])
  return (
    <div className="grid gap-6" aria-busy={list.isPending}>
      {list.isPending && <TableSkeleton />}
      {list.isError && !threads && <LoadError query={list}>{t('threadsFailed')}</LoadError>}
      {threads?.length === 0 && (
        <EmptyState title={t('noThreads')} className="py-8">
          {t('noThreadsText')}
        </EmptyState>
      )}
      {threads && threads.length > 0 && <ThreadTable threads={threads} />}
      <NextPage list={list} />
    </div>
  )
}

function TableSkeleton() {
  return (
    <div className="grid gap-5">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}
