import { ChevronDown, CornerDownRight } from 'lucide-react'
import { memo, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Post } from '#shared/contract/forum.ts'
import { ui } from '#shared/constants/ui.ts'
import { useContentActions } from '../../lib/content-actions.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { AttachedRecipe } from './attached-recipe.tsx'
import { AuthorLine } from './author-line.tsx'
import type { PostActions } from './post-actions.ts'
import { postAnchor } from './post-anchor.ts'
import type { ReplyRow } from './reply-tree.ts'
import { useAuthorName } from './use-author-name.ts'
import { UserText } from '../../ui/user-text.tsx'

/** The deepest indent there is on a phone and on a desk; below it a post says whom it answers. */
export const deepestIndent = { phone: 2, desk: 4 }

const step = `${ui.replyIndentRem}rem`

interface PostRowProps {
  row: ReplyRow
  actions: PostActions
  isTarget: boolean
  hasDraft: boolean
}

/** One post of the tree, as far to the right as it stands deep. */
export const PostRow = memo(function PostRow({ row, actions, isTarget, hasDraft }: PostRowProps) {
  const { t } = useTranslation('forum')
  const authorName = useAuthorName()
  const contentActions = useContentActions()
  const { post, parent, depth, replyCount, isFolded } = row
  const name = authorName(post)
  // A hidden post without an author is one that this reader may not see.
  const placeholder = post.isDeleted
    ? t('deletedPost')
    : post.isHidden && post.authorId === null
      ? t('hiddenPost')
      : null
  const steps = `min(${depth}, var(--deepest-indent))`
  const indent: CSSProperties = { marginInlineStart: `calc(${steps} * ${step})` }
  return (
    <article
      id={postAnchor(post.id)}
      aria-label={placeholder ?? t('postBy', { name })}
      tabIndex={-1}
      data-depth={depth}
      style={indent}
      className={classNames(
        'relative scroll-mt-24 py-4 outline-offset-2',
        depth === 0 ? 'border-t border-line' : 'border-l-2 border-line pl-3 sm:pl-5',
        isTarget && 'bg-warning-wash',
        // The colour reaches beyond the text on both sides.
        isTarget && (depth === 0 ? '-mx-3 rounded-xl px-3' : 'rounded-r-xl pr-3'),
      )}
    >
      {depth > 1 && <LinesOfAncestors width={`calc((${steps} - 1) * ${step})`} />}
      {placeholder !== null ? (
        <p className="text-ink-faint italic">{placeholder}</p>
      ) : (
        <>
          <AuthorLine
            name={name}
            initialsOf={post.authorName}
            createdAt={post.createdAt}
            editedAt={post.editedAt}
            to={`#${postAnchor(post.id)}`}
          >
            {parent && <InReplyTo parent={parent} depth={depth} />}
          </AuthorLine>
          <div className="mt-2 sm:pl-11">
            {post.isHidden && (
              <p className="mb-2">
                <Badge tone="warning">{t('hiddenNote')}</Badge>
              </p>
            )}
            {contentActions.collapseMuted(
              post.authorId,
              <>
                <UserText>{post.content}</UserText>
                {post.recipe && <AttachedRecipe reference={post.recipe} />}
              </>,
            )}
          </div>
        </>
      )}
      <div className="mt-1 -ml-3 flex flex-wrap items-center gap-x-1 sm:ml-8">
        {placeholder === null && (
          <>
            {actions.reply && !post.isHidden && (
              <ActionButton onClick={() => actions.reply?.(post)}>{t('reply')}</ActionButton>
            )}
            {hasDraft && actions.reply && <Badge tone="warning">{t('draft')}</Badge>}
            {post.mine && <ActionButton onClick={() => actions.edit(post)}>{t('edit')}</ActionButton>}
            {(post.mine || actions.isModerator) && (
              <ActionButton onClick={() => actions.askToDelete(post)}>{t('delete')}</ActionButton>
            )}
          </>
        )}
        {!post.mine &&
          !post.isDeleted &&
          contentActions.menu({
            kind: 'post',
            id: post.id,
            authorId: post.authorId,
            author: name,
            isGone: placeholder !== null,
          })}
        {replyCount > 0 && (
          <button
            type="button"
            aria-expanded={!isFolded}
            onClick={() => actions.fold(post.id)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-ink-soft transition-colors hover:bg-surface-sunken hover:text-ink"
          >
            <ChevronDown
              aria-hidden="true"
              className={classNames('size-4 transition-transform', isFolded && '-rotate-90')}
            />
            {t('replies', { count: replyCount })}
          </button>
        )}
      </div>
    </article>
  )
})

/** The lines of the branches further left run on past this post. */
function LinesOfAncestors({ width }: { width: string }) {
  const background = `repeating-linear-gradient(to right, var(--line) 0 2px, transparent 2px ${step})`
  return <span aria-hidden="true" className="absolute inset-y-0 right-full" style={{ width, background }} />
}

function ActionButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button variant="quiet" size="small" onClick={onClick} className="min-h-11 text-ink-soft">
      {children}
    </Button>
  )
}

/** Always said aloud; shown only where the indent does not say it any more. */
function InReplyTo({ parent, depth }: { parent: Post; depth: number }) {
  const { t } = useTranslation('forum')
  const authorName = useAuthorName()
  return (
    <Link
      to={`#${postAnchor(parent.id)}`}
      className={classNames(
        'items-baseline gap-1 text-ink-faint hover:text-ink hover:underline',
        depth <= deepestIndent.phone
          ? 'sr-only focus-visible:not-sr-only'
          : depth <= deepestIndent.desk
            ? 'inline-flex md:sr-only md:focus-visible:not-sr-only'
            : 'inline-flex',
      )}
    >
      <CornerDownRight aria-hidden="true" className="size-3.5 self-center" />
      {parent.isDeleted
        ? t('inReplyToDeleted')
        : parent.isHidden && parent.authorId === null
          ? t('inReplyToHidden')
          : t('inReplyTo', { name: authorName(parent) })}
    </Link>
  )
}
