import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post, Thread } from '#shared/contract/forum.ts'
import { limits } from '#shared/constants/limits.ts'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { AttachRecipe } from './attach-recipe.tsx'
import { savePostDraft, readPostDrafts, type PostDraft } from './drafts.ts'
import { explainedErrors } from './forum-queries.ts'
import { MentioningArea } from './mentioning-area.tsx'
import { namedIn } from './mentions.ts'
import { useCreatePost } from './post-queries.ts'
import { useAuthorName } from './author-line.tsx'
import { whenSettled } from '../../lib/when-settled.ts'

interface WritePostProps {
  thread: Thread
  /** The post to reply to; null for the thread. */
  parent: Post | null
  open: boolean
  onClose: () => void
  onSent: (post: Post) => void
}

const blank: PostDraft = { content: '', recipe: null, mentions: [] }

/** 'New Post' or 'Reply to Post'. The browser stores unsent posts by thread and parent. */
export function WritePost({ thread, parent, open, onClose, onSent }: WritePostProps) {
  const { t } = useTranslation(['forum', 'words'])
  const area = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState(() => readPostDrafts(thread.id)[parent?.id ?? ''] ?? blank)
  const creation = useCreatePost(thread)
  const content = draft.content.trim()

  function change(next: PostDraft) {
    setDraft(next)
    savePostDraft(thread.id, parent?.id ?? null, next)
  }

  function send() {
    void whenSettled(
      creation.mutateAsync({
        content,
        parent_post_id: parent?.id ?? null,
        recipe_id: draft.recipe?.id ?? null,
        ...namedIn(draft.mentions),
      }),
      {
        onSuccess: (post) => {
          change(blank)
          onSent(post)
        },
      },
    )
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(parent ? 'replyTitle' : 'newPost')}
      initialFocus={area}
      submit={t('words:send')}
      onSubmit={send}
      busy={creation.isPending}
      ready={content !== ''}
    >
      {parent && <QuotedPost post={parent} />}
      <MentioningArea
        area={area}
        groupId={thread.groupId}
        label={t('content')}
        hint={t('mentionHint')}
        rows={5}
        required
        maxLength={limits.forum.contentMax}
        value={draft}
        onChange={(text) => change({ ...draft, ...text })}
      />
      <AttachRecipe recipe={draft.recipe} onRecipe={(recipe) => change({ ...draft, recipe })} />
      <ErrorAlert error={creation.error} texts={{ failed: t('notSent'), explain: explainedErrors }} />
    </FormDialog>
  )
}

function QuotedPost({ post }: { post: Post }) {
  const authorName = useAuthorName()
  return (
    <blockquote className="border-l-2 border-line-strong pl-4 text-ink-soft">
      <p className="text-sm font-semibold">{authorName(post)}</p>
      <p className="line-clamp-3 whitespace-pre-line">{post.content}</p>
    </blockquote>
  )
}
