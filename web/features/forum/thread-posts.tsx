import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowDown, MessageSquarePlus, X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Post, Thread } from '#shared/contract/forum.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { readPostDrafts } from './drafts.ts'
import { postAnchor } from './post-anchor.ts'
import { PostDialogs, usePostDialogs } from './post-dialogs.tsx'
import { useDeletePost, useMarkRead } from './post-queries.ts'
import { Replies } from './replies.tsx'
import { useAuthorName } from './author-line.tsx'
import { useLiveThread } from './use-live-thread.ts'

interface ThreadPostsProps {
  thread: Thread
  posts: UseQueryResult<Post[]>
  isModerator: boolean
}

/** The posts of a thread: reading, writing and the live updates. */
export function ThreadPosts({ thread, posts, isModerator }: ThreadPostsProps) {
  const { t } = useTranslation('forum')
  const heading = useRef<HTMLHeadingElement>(null)
  const deletion = useDeletePost(thread)
  useMarkRead(thread.id, posts.data)
  // The value when the page opened: showing the posts marks them as read.
  const [firstUnread] = useState(thread.firstUnreadId)
  const arrived = useLiveThread(thread, posts.data)
  const { dialog, show, close } = usePostDialogs()
  const isWriting = dialog?.kind === 'write' && dialog.open
  // Read again when the writing dialog closes.
  const drafted = useMemo(
    () => new Set(isWriting ? [] : Object.keys(readPostDrafts(thread.id))),
    [thread.id, isWriting],
  )

  const actions = useMemo(
    () => ({
      reply: thread.isLocked ? null : (post: Post) => show('write', post),
      edit: (post: Post) => show('edit', post),
      confirmDelete: (post: Post) => show('delete', post),
      isModerator,
    }),
    [thread.isLocked, show, isModerator],
  )

  return (
    <section aria-labelledby="posts" aria-busy={posts.isPending} className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="posts" ref={heading} tabIndex={-1} className="text-heading outline-none">
          {t('count', { count: thread.postCount })}
        </h2>
        {firstUnread !== null && posts.data?.some(({ id }) => id === firstUnread) && (
          <LinkButton
            variant="quiet"
            size="touch"
            // On a phone in a line of its own, so that the main button stays beside the heading.
            className="max-sm:order-last max-sm:-my-2 max-sm:-ml-3 sm:ml-auto"
            to={`#${postAnchor(firstUnread)}`}
            icon={ArrowDown}
          >
            {t('firstUnread')}
          </LinkButton>
        )}
        {!thread.isLocked && (
          <div className="flex flex-wrap items-center gap-3">
            {drafted.has('') && <Badge tone="warning">{t('draft')}</Badge>}
            <Button icon={MessageSquarePlus} onClick={() => show('write', null)}>
              {t('newPost')}
            </Button>
          </div>
        )}
      </div>
      {thread.isLocked && (
        <Alert tone="info" className="mb-4">
          {t('isLocked')}
        </Alert>
      )}
      {deletion.isError && (
        <Alert tone="error" className="mb-4">
          {t('notDeleted')}
        </Alert>
      )}
      {posts.isPending && <SkeletonText lines={5} className="py-6" />}
      {posts.isError && !posts.data && <LoadError query={posts}>{t('postsFailed')}</LoadError>}
      {posts.data?.length === 0 && (
        <p className="border-t border-line py-8 text-ink-soft">
          {t('noPosts')}
          {!thread.isLocked && <> – {t('noPostsText')}</>}
        </p>
      )}
      {posts.data && posts.data.length > 0 && (
        <>
          <Replies posts={posts.data} actions={actions} drafted={drafted} />
          {!thread.isLocked && (
            // Where one has read to the end. It opens the same dialog, so that an unsent text is kept in one place.
            <button
              type="button"
              onClick={() => show('write', null)}
              className="mt-4 min-h-12 w-full rounded-2xl border border-line-strong bg-card px-4 text-left text-ink-soft hover:border-ink-soft"
            >
              {t('joinIn')}
            </button>
          )}
        </>
      )}

      <NewPostNotice key={arrived?.id} post={arrived} />
      <PostDialogs {...{ thread, dialog, close, deletion, heading }} />
    </section>
  )
}

/** Announces the last post that another user wrote, with a link to it. It does not scroll by itself. */
function NewPostNotice({ post }: { post: Post | null }) {
  const { t } = useTranslation(['forum', 'ui'])
  const authorName = useAuthorName()
  const [isDismissed, setIsDismissed] = useState(false)
  return (
    <output className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--bottom-inset))] z-30 flex justify-center">
      {post && !isDismissed && (
        <span className="pointer-events-auto inline-flex max-w-full items-center rounded-full bg-ink pl-5 text-paper shadow-lift">
          <Link
            to={`#${postAnchor(post.id)}`}
            onClick={() => setIsDismissed(true)}
            className="inline-flex min-h-11 min-w-0 items-center gap-2 text-sm font-semibold hover:underline"
          >
            <ArrowDown className="size-4 shrink-0" />
            <span className="truncate">{t('arrived', { name: authorName(post) })}</span>
          </Link>
          <button
            type="button"
            aria-label={t('ui:close')}
            onClick={() => setIsDismissed(true)}
            className="inline-flex size-11 shrink-0 items-center justify-center"
          >
            <X className="size-4" />
          </button>
        </span>
      )}
    </output>
  )
}
