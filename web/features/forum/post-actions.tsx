import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#shared/contract/forum.ts'
import { useContentActions } from '../../lib/content-actions.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { ReplyRow } from './reply-tree.ts'
import { useAuthorName } from './author-line.tsx'

/** What a user can do with the posts of a thread. */
export interface PostActions {
  /** Null in a locked thread. */
  reply: ((post: Post) => void) | null
  edit: (post: Post) => void
  confirmDelete: (post: Post) => void
  toggleFold: (id: string) => void
  isModerator: boolean
}

interface PostActionBarProps {
  row: ReplyRow
  actions: PostActions
  hasDraft: boolean
  /** The post is deleted or hidden: only its replies can be folded. */
  isPlaceholder: boolean
}

/** The buttons below a post. */
export function PostActionBar({ row, actions, hasDraft, isPlaceholder }: PostActionBarProps) {
  const { t } = useTranslation(['forum', 'words'])
  const authorName = useAuthorName()
  const contentActions = useContentActions()
  const { post, replyCount, isFolded } = row
  return (
    <div className="mt-1 -ml-3 flex flex-wrap items-center gap-x-1 sm:ml-8">
      {!isPlaceholder && (
        <>
          {actions.reply && !post.isHidden && (
            <ActionButton onClick={() => actions.reply?.(post)}>{t('reply')}</ActionButton>
          )}
          {hasDraft && actions.reply && <Badge tone="warning">{t('draft')}</Badge>}
          {post.mine && <ActionButton onClick={() => actions.edit(post)}>{t('words:edit')}</ActionButton>}
          {(post.mine || actions.isModerator) && (
            <ActionButton onClick={() => actions.confirmDelete(post)}>{t('words:delete')}</ActionButton>
          )}
        </>
      )}
      {!post.mine &&
        !post.isDeleted &&
        contentActions.menu({
          kind: 'post',
          id: post.id,
          authorId: post.authorId,
          author: authorName(post),
          isGone: isPlaceholder,
        })}
      {replyCount > 0 && (
        <button
          type="button"
          aria-expanded={!isFolded}
          onClick={() => actions.toggleFold(post.id)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-ink-soft transition-colors hover:bg-surface-sunken hover:text-ink"
        >
          <ChevronDown className={classNames('size-4 transition-transform', isFolded && '-rotate-90')} />
          {t('replies', { count: replyCount })}
        </button>
      )}
    </div>
  )
}

function ActionButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button variant="quiet" size="touch" onClick={onClick} className="text-ink-soft">
      {children}
    </Button>
  )
}
