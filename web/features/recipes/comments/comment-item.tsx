import { useTranslation } from 'react-i18next'
import type { Comment } from '#shared/contract/comments.ts'
import { useContentActions } from '../../../lib/content-actions.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { Moment } from '../../../ui/moment.tsx'

interface CommentItemProps {
  comment: Comment
  busy: boolean
  onDelete: () => void
}

export function CommentItem({ comment, busy, onDelete }: CommentItemProps) {
  const { t } = useTranslation(['recipeView', 'ui', 'words'])
  const contentActions = useContentActions()
  const name = comment.author ?? t('ui:unnamedUser')
  return (
    <li className="flex gap-3 py-4">
      <Avatar name={comment.author} size="small" className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
          <span className="font-semibold">{name}</span>
          <Moment at={comment.createdAt} className="text-ink-faint" />
        </p>
        {contentActions.collapseMuted(
          comment.authorId,
          <div className="mt-1">
            <UserText>{comment.content}</UserText>
          </div>,
        )}
        {comment.hidden && (
          <p className="mt-2">
            <Badge tone="warning">{t('words:hiddenNote')}</Badge>
          </p>
        )}
      </div>
      {!comment.mine && (
        <span className="-mt-1 self-start">
          {contentActions.menu({ kind: 'comment', id: comment.id, authorId: comment.authorId, author: name })}
        </span>
      )}
      {comment.mine && (
        <Button variant="quiet" size="touch" busy={busy} onClick={onDelete} className="-mt-1 self-start">
          {t('words:delete')}
        </Button>
      )}
    </li>
  )
}
