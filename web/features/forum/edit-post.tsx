import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#shared/contract/forum.ts'
import { limits } from '#shared/constants/limits.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useUpdatePost } from './post-queries.ts'

interface EditPostProps {
  post: Post
  open: boolean
  onClose: () => void
}

/** Edits the text of an own post. */
export function EditPost({ post, open, onClose }: EditPostProps) {
  const { t } = useTranslation(['forum', 'ui'])
  const form = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(post.content)
  const update = useUpdatePost(post.threadId)
  const content = text.trim()

  function save(event: SubmitEvent) {
    event.preventDefault()
    if (content === '' || update.isPending) return
    update.mutate({ id: post.id, content }, { onSuccess: onClose })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('editPost')}
      initialFocus={area}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" form={form} busy={update.isPending} disabled={content === ''}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className="grid gap-5">
        <TextArea
          ref={area}
          label={t('content')}
          rows={5}
          required
          maxLength={limits.forum.contentMax}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {update.isError && <Alert tone="error">{t('notSaved')}</Alert>}
      </form>
    </Dialog>
  )
}
