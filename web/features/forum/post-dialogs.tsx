import { useCallback, useState, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { updatePost, type Post, type Thread } from '#shared/contract/forum.ts'
import { focusAfterDialog } from '../../lib/focus.ts'
import { useForm } from '../../lib/use-form.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Alert } from '../../ui/alert.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { postAnchor } from './post-anchor.ts'
import { type useDeletePost, useUpdatePost } from './post-queries.ts'
import { WritePost } from './write-post.tsx'
import { whenSettled } from '../../lib/when-settled.ts'

/** The dialog about a post. It stays mounted while it closes. */
interface PostDialog {
  kind: 'write' | 'edit' | 'delete'
  /** The post it is about; null for a new post that replies to the thread. */
  post: Post | null
  open: boolean
  /** A new key for each opening, so that forms start anew. */
  key: number
}

export function usePostDialogs() {
  const [dialog, setDialog] = useState<PostDialog | null>(null)
  const show = useCallback(
    (kind: PostDialog['kind'], post: Post | null) =>
      setDialog((last) => ({ kind, post, open: true, key: (last?.key ?? 0) + 1 })),
    [],
  )
  const close = useCallback(() => setDialog((last) => last && { ...last, open: false }), [])
  return { dialog, show, close }
}

interface PostDialogsProps {
  thread: Thread
  dialog: PostDialog | null
  close: () => void
  deletion: ReturnType<typeof useDeletePost>
  /** Gets the focus after a deletion. */
  heading: RefObject<HTMLElement | null>
}

/** Writing, editing and deleting posts. */
export function PostDialogs({ thread, dialog, close, deletion, heading }: PostDialogsProps) {
  const { t } = useTranslation(['forum', 'words'])
  const navigate = useNavigate()
  const post = dialog?.post ?? null

  function deleteShown() {
    if (!post) return
    void whenSettled(deletion.mutateAsync(post.id), {
      onSettled: () => {
        close()
        // The Delete button is gone with its post.
        focusAfterDialog(heading)
      },
    })
  }

  return (
    <>
      {dialog?.kind === 'write' && (
        <WritePost
          key={dialog.key}
          thread={thread}
          parent={post}
          open={dialog.open}
          onClose={close}
          onSent={(sent) => {
            close()
            // Scrolls to the new post, which is the last of its branch.
            void navigate(`#${postAnchor(sent.id)}`, { replace: true })
          }}
        />
      )}
      {dialog?.kind === 'edit' && post && (
        <EditPost key={dialog.key} post={post} open={dialog.open} onClose={close} />
      )}
      <ConfirmDialog
        open={dialog?.kind === 'delete' && dialog.open}
        onClose={close}
        onConfirm={deleteShown}
        busy={deletion.isPending}
        title={t('deletePostQuestion')}
        confirmLabel={t('words:delete')}
        text={t('deletePostText')}
      />
    </>
  )
}

/** Edits the text of an own post. */
function EditPost({ post, open, onClose }: { post: Post; open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['forum', 'words'])
  const area = useRef<HTMLTextAreaElement>(null)
  const update = useUpdatePost(post.threadId)
  const form = useForm(updatePost, { content: post.content }, ({ content }) =>
    update.mutateAsync({ id: post.id, content }).then(onClose),
  )

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('editPost')}
      initialFocus={area}
      submit={t('words:save')}
      onSubmit={form.onSubmit(({ content }) => ({ content: content.trim() }))}
      busy={form.busy}
      ready={form.values.content.trim() !== ''}
    >
      <TextArea ref={area} label={t('content')} rows={5} required {...form.field('content')} />
      {form.failure && <Alert tone="error">{t('notSaved')}</Alert>}
    </FormDialog>
  )
}
