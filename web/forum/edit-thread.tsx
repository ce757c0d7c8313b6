import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Thread } from '#shared/contract/forum.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useUpdateThread } from './forum-queries.ts'
import { isComplete, ThreadFields } from './thread-fields.tsx'

interface EditThreadProps {
  thread: Thread
  open: boolean
  onClose: () => void
}

/** Another title, text or category for a thread of one's own. */
export function EditThread({ thread, open, onClose }: EditThreadProps) {
  const { t } = useTranslation(['forum', 'ui'])
  const form = useId()
  const [words, setWords] = useState({
    title: thread.title ?? '',
    content: thread.content,
    category: thread.category,
  })
  const update = useUpdateThread(thread)

  function save(event: SubmitEvent) {
    event.preventDefault()
    if (!isComplete(words) || update.isPending) return
    const { title, content, category } = words
    update.mutate({ title: title.trim(), content: content.trim(), category }, { onSuccess: onClose })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('editThread')}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" form={form} busy={update.isPending} disabled={!isComplete(words)}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className="grid gap-5">
        <ThreadFields words={words} onWords={setWords} />
        {update.isError && <Alert tone="error">{t('notSaved')}</Alert>}
      </form>
    </Dialog>
  )
}
