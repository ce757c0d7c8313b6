import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../lib/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { usePageTitle } from '../../ui/page.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { threadById } from './forum-queries.ts'
import { postsOf } from './post-queries.ts'
import { ThreadActions } from './thread-actions.tsx'
import { ThreadOpening } from './thread-opening.tsx'
import { ThreadPosts } from './thread-posts.tsx'

interface ThreadViewProps {
  groupId: string
  threadId: string
  /** The group's owner or an admin. */
  isModerator: boolean
  /** Shown to non-members of the group. */
  membersOnly: ReactNode
  onDeleted: () => void
}

/** One thread with its posts, and a link to its group. */
export function ThreadView({ groupId, threadId, isModerator, membersOnly, onDeleted }: ThreadViewProps) {
  const { t } = useTranslation('forum')
  const language = useLanguage()
  const query = useQuery(threadById(threadId))
  // Requested in parallel with the thread, not after it.
  const posts = useQuery(postsOf(threadId))
  const code = query.error instanceof CallError ? query.error.code : null
  // The address may combine a thread with another group.
  const thread = query.data?.groupId === groupId ? query.data : undefined
  /** Deleted, or hidden by a report, while the page was open. */
  const isGone = thread !== undefined && code === 'not found'
  usePageTitle(isGone ? t('threadGone') : thread ? (thread.title ?? t('recipeGone')) : t('thread'))

  if (code === 'members only') return membersOnly
  return (
    <div className="mx-auto max-w-4xl" aria-busy={query.isPending}>
      {!isGone && (
        <LinkButton
          variant="quiet"
          size="small"
          to={paths.group(language, groupId)}
          icon={<ArrowLeft aria-hidden="true" className="size-4" />}
          className="mb-6 -ml-3 min-h-11"
        >
          {t('backToGroup')}
        </LinkButton>
      )}
      {query.isPending && (
        <div className="grid gap-6">
          <Skeleton className="h-10 w-2/3" />
          <SkeletonText lines={4} />
        </div>
      )}
      {((code === 'not found' && !isGone) || (query.data && !thread)) && (
        <EmptyState title={t('threadNotFound')} heading="h1">
          {t('threadNotFoundText')}
        </EmptyState>
      )}
      {query.isError && code !== 'not found' && !thread && (
        <LoadError busy={query.isFetching} onRetry={() => void query.refetch()}>
          {t('postsFailed')}
        </LoadError>
      )}
      {thread && (
        <article>
          {isGone ? <ThreadGone groupId={groupId} /> : <ThreadOpening thread={thread} />}
          <ThreadActions thread={thread} isGone={isGone} isModerator={isModerator} onDeleted={onDeleted} />
          {!isGone && <ThreadPosts key={thread.id} thread={thread} posts={posts} isModerator={isModerator} />}
        </article>
      )}
    </div>
  )
}

function ThreadGone({ groupId }: { groupId: string }) {
  const { t } = useTranslation('forum')
  const language = useLanguage()
  return (
    <EmptyState
      title={t('threadGone')}
      heading="h1"
      action={<LinkButton to={paths.group(language, groupId)}>{t('backToGroup')}</LinkButton>}
    >
      {t('threadGoneText')}
    </EmptyState>
  )
}
