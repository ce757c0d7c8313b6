import { CornerDownRight } from 'lucide-react'
import { memo, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Post } from '#shared/contract/forum.ts'
import { ui } from '#shared/constants/ui.ts'
import { useContentActions } from '../../lib/content-actions.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { UserText } from '../../ui/user-text.tsx'
import { AttachedRecipe } from './attached-recipe.tsx'
import { AuthorLine, useAuthorName } from './author-line.tsx'
import { PostActionBar, type PostActions } from './post-actions.tsx'
import { postAnchor } from './post-anchor.ts'
import type { ReplyRow } from './reply-tree.ts'

/** The deepest indent on narrow and wide screens; a deeper post shows its parent's author. */
const deepestIndent = { narrow: 2, wide: 4 }

const step = `${ui.replyIndentRem}rem`

interface PostRowProps {
  row: ReplyRow
  actions: PostActions
  isTarget: boolean
  hasDraft: boolean
}

/** One post of the tree, indented by its depth. */
export const PostRow = memo(function PostRow({ row, actions, isTarget, hasDraft }: PostRowProps) {
  const { t } = useTranslation(['forum', 'words'])
  const authorName = useAuthorName()
  const contentActions = useContentActions()
  const { post, parent, depth } = row
  const name = authorName(post)
  // The server removes author and text of a hidden post for users who cannot view it.
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
        depth === 0 && 'border-t border-line',
        // The background extends beyond the text on both sides, which stays where it is.
        isTarget &&
          'bg-warning-wash shadow-[-0.75rem_0_0_var(--warning-wash),0.75rem_0_0_var(--warning-wash)]',
      )}
    >
      {depth > 0 && <BranchLines width={`calc(${steps} * ${step})`} />}
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
                <Badge tone="warning">{t('words:hiddenNote')}</Badge>
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
      <PostActionBar {...{ row, actions, hasDraft }} isPlaceholder={placeholder !== null} />
    </article>
  )
})

/** The vertical lines of the branch and of the outer ones, within the indent: the text begins at its end. */
function BranchLines({ width }: { width: string }) {
  const background = `repeating-linear-gradient(to right, transparent 0 1.125rem, var(--line) 1.125rem 1.25rem, transparent 1.25rem ${step})`
  return <span aria-hidden="true" className="absolute inset-y-0 right-full" style={{ width, background }} />
}

/** Visible only where the indent no longer shows the parent; for screen readers always. */
function InReplyTo({ parent, depth }: { parent: Post; depth: number }) {
  const { t } = useTranslation('forum')
  const authorName = useAuthorName()
  return (
    <Link
      to={`#${postAnchor(parent.id)}`}
      className={classNames(
        'min-h-6 items-center gap-1 text-ink-faint hover:text-ink hover:underline',
        depth <= deepestIndent.narrow
          ? 'sr-only focus-visible:not-sr-only'
          : depth <= deepestIndent.wide
            ? 'inline-flex md:sr-only md:focus-visible:not-sr-only'
            : 'inline-flex',
      )}
    >
      <CornerDownRight className="size-3.5 self-center" />
      {parent.isDeleted
        ? t('inReplyToDeleted')
        : parent.isHidden && parent.authorId === null
          ? t('inReplyToHidden')
          : t('inReplyTo', { name: authorName(parent) })}
    </Link>
  )
}
