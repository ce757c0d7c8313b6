import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowDown, MessageSquarePlus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { Post, Thread } from '#shared/contract/forum.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { NewPostNotice } from './new-post-notice.tsx'
import { readPostDrafts } from './drafts.ts'
import { EditPost } from './edit-post.tsx'
import { useDeletePost, useMarkRead } from './forum-queries.ts'
import type { PostActions } from './post-actions.ts'
import { postAnchor, targetOf } from './post-anchor.ts'
import { Replies } from './replies.tsx'
import { ancestorsOf } from './reply-tree.ts'
import { useLiveThread } from './use-live-thread.ts'
import { usePostDialogs } from './use-post-dialogs.ts'
import { WritePost } from './write-post.tsx'

interface ThreadPostsProps {
  thread: Thread
  posts: UseQueryResult<Post[]>
  isModerator: boolean
}

/** The answers to a thread, and all one can do with them. */
export function ThreadPosts({ thread, posts, isModerator }: ThreadPostsProps) {
  const { t } = useTranslation('forum')
  const location = useLocation()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const removal = useDeletePost(thread)
  useMarkRead(thread.id, posts.data)
  // As it was when one came: reading makes it known at once.
  const [firstUnread] = useState(thread.firstUnreadId)
  const arrived = useLiveThread(thread, posts.data)
  const { dialog, show, close } = usePostDialogs()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const isWriting = dialog?.kind === 'write' && dialog.open
  // Read again whenever the writing ends, in whichever way.
  const drafted = useMemo(
    () => new Set(isWriting ? [] : Object.keys(readPostDrafts(thread.id))),
    [thread.id, isWriting],
  )

  const actions: PostActions = useMemo(
    () => ({
      reply: thread.isLocked ? null : (post) => show('write', post),
      edit: (post) => show('edit', post),
      askToDelete: (post) => show('delete', post),
      fold: (id) =>
        setFolded((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id])),
      isModerator,
    }),
    [thread.isLocked, show, isModerator],
  )

  // What an address points to must not hide below a folded post; what is folded afterwards stays so.
  const unfoldedFor = useRef<string | null>(null)
  useEffect(() => {
    const target = targetOf(location.hash)
    if (target === null || !posts.data || unfoldedFor.current === location.key) return
    unfoldedFor.current = location.key
    const above = ancestorsOf(posts.data, target)
    setFolded((now) => new Set([...now].filter((id) => !above.includes(id))))
  }, [location, posts.data])

  const about = dialog?.post ?? null
  return (
    <section aria-labelledby="posts" aria-busy={posts.isPending} className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="posts" ref={heading} tabIndex={-1} className="text-heading outline-none">
          {t('count', { count: thread.postCount })}
        </h2>
        {firstUnread !== null && posts.data?.some(({ id }) => id === firstUnread) && (
          <LinkButton
            variant="secondary"
            to={`#${postAnchor(firstUnread)}`}
            icon={<ArrowDown aria-hidden="true" className="size-4" />}
          >
            {t('firstUnread')}
          </LinkButton>
        )}
        {!thread.isLocked && (
          <div className="flex flex-wrap items-center gap-3">
            {drafted.has('') && <Badge tone="warning">{t('draft')}</Badge>}
            <Button
              icon={<MessageSquarePlus aria-hidden="true" className="size-5" />}
              onClick={() => show('write', null)}
            >
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
      {removal.isError && (
        <Alert tone="error" className="mb-4">
          {t('notDeleted')}
        </Alert>
      )}
      {posts.isPending && <SkeletonText lines={5} className="py-6" />}
      {posts.isError && !posts.data && (
        <LoadError busy={posts.isFetching} onRetry={() => void posts.refetch()}>
          {t('postsFailed')}
        </LoadError>
      )}
      {posts.data?.length === 0 && (
        <p className="border-t border-line py-8 text-ink-soft">
          {t('noPosts')}
          {!thread.isLocked && <> – {t('noPostsText')}</>}
        </p>
      )}
      {posts.data && posts.data.length > 0 && (
        <Replies posts={posts.data} folded={folded} actions={actions} drafted={drafted} />
      )}

      <NewPostNotice key={arrived?.id} post={arrived} />
      {dialog?.kind === 'write' && (
        <WritePost
          key={dialog.turn}
          thread={thread}
          parent={about}
          open={dialog.open}
          onClose={close}
          onSent={(post) => {
            close()
            // The way to what one has just said, which stands at the end of its branch.
            void navigate(`#${postAnchor(post.id)}`, { replace: true })
          }}
        />
      )}
      {dialog?.kind === 'edit' && about && (
        <EditPost key={dialog.turn} post={about} open={dialog.open} onClose={close} />
      )}
      <ConfirmDialog
        open={dialog?.kind === 'delete' && dialog.open}
        onClose={close}
        onConfirm={() =>
          about &&
          removal.mutate(about.id, {
            onSettled: () => {
              close()
              // The button that asked is gone with its post.
              setTimeout(() => heading.current?.focus(), 200)
            },
          })
        }
        busy={removal.isPending}
        title={t('deletePostQuestion')}
        confirmLabel={t('delete')}
      >
        {t('deletePostText')}
      </ConfirmDialog>
    </section>
  )
}
