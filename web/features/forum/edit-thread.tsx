import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Thread } from '#shared/contract/forum.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useUpdateThread } from './forum-queries.ts'
import { isComplete, ThreadFields } from './thread-fields.tsx'

interface EditThreadProps {
  thread: Thread
  open: boolean
  onClose: () => void
}

/** Edits title, text and category of an own thread. */
export function EditThread({ thread, open, onClose }: EditThreadProps) {
  const { t } = useTranslation(['forum', 'ui'])
  const form = useId()
  const [values, setValues] = useState({
    title: thread.title ?? '',
    content: thread.content,
    category: thread.category,
  })
  const update = useUpdateThread(thread)

  function save(event: SubmitEvent) {
    event.preventDefault()
    if (!isComplete(values) || update.isPending) return
    const { title, content, category } = values
    update.mutate({ title: title.trim(), content: content.trim(), category }, { onSuccess: onClose })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('editThread')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" form={form} busy={update.isPending} disabled={!isComplete(values)}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className="grid gap-5">
        <ThreadFields values={values} onChange={setValues} />
        {update.isError && <Alert tone="error">{t('notSaved')}</Alert>}
      </form>
    </Dialog>
  )
}
