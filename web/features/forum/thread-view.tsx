import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Lock, Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import type { Thread } from '#shared/contract/forum.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { usePageTitle } from '../../ui/page.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { useContentActions } from '../../lib/content-actions.ts'
import { Badge } from '../../ui/badge.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { threadById } from './forum-queries.ts'
import { postsOf } from './post-queries.ts'
import { ThreadActions } from './thread-actions.tsx'
import { ThreadPosts } from './thread-posts.tsx'
import { AttachedRecipe } from './attached-recipe.tsx'
import { AuthorLine, useAuthorName } from './author-line.tsx'

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

  if (query.error instanceof CallError && query.error.status === 403) return membersOnly
  return (
    <div className="mx-auto max-w-4xl" aria-busy={query.isPending}>
      {!isGone && (
        <LinkButton
          variant="quiet"
          size="touch"
          to={paths.group(language, groupId)}
          icon={ArrowLeft}
          className="mb-6 -ml-3"
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
        <LoadError query={query}>{t('postsFailed')}</LoadError>
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

/** The head of a thread: badges, title, author, text and attached recipe. */
function ThreadOpening({ thread }: { thread: Thread }) {
  const { t } = useTranslation(['forum', 'words'])
  const language = useLanguage()
  const authorName = useAuthorName()
  const contentActions = useContentActions()
  return (
    <header>
      <p className="mb-2 flex flex-wrap gap-2">
        <Badge tone="brand">{t(`categories.${thread.category}`)}</Badge>
        {thread.isPinned && (
          <Badge>
            <Pin className="size-3.5" />
            {t('pinned')}
          </Badge>
        )}
        {thread.isLocked && (
          <Badge>
            <Lock className="size-3.5" />
            {t('locked')}
          </Badge>
        )}
        {thread.isHidden && <Badge tone="warning">{t('words:hiddenNote')}</Badge>}
      </p>
      <h1 className="mb-5 text-title">{thread.title ?? t('recipeGone')}</h1>
      <AuthorLine
        name={authorName(thread)}
        initialsOf={thread.authorName}
        createdAt={thread.createdAt}
        editedAt={thread.editedAt}
        to={paths.thread(language, thread.groupId, thread.id)}
      />
      {(thread.content !== '' || thread.recipe) && (
        <div className="mt-5 text-lg">
          {contentActions.collapseMuted(
            thread.authorId,
            <>
              {thread.content !== '' && <UserText>{thread.content}</UserText>}
              {thread.recipe && <AttachedRecipe reference={thread.recipe} />}
            </>,
          )}
        </div>
      )}
    </header>
  )
}
