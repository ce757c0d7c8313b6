import { Bell, BellOff, Lock, LockOpen, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState, type ReactNode, useId, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Thread } from '#shared/contract/forum.ts'
import { useContentActions } from '../../lib/content-actions.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useDeleteThread, useFollowThread, useUpdateThread } from './forum-queries.ts'
import { useAuthorName } from './author-line.tsx'
import { isComplete, ThreadFields } from './thread-fields.tsx'
import { whenSettled } from '../../lib/when-settled.ts'

interface ThreadActionsProps {
  thread: Thread
  /** Hidden from this user, perhaps by their own report, whose dialog must stay mounted. */
  isGone: boolean
  /** The group's owner or an admin. */
  isModerator: boolean
  onDeleted: () => void
}

/** Follow for everybody, Edit for the author, Pin and Lock for moderators. The author can delete a thread without replies, a moderator any. */
export function ThreadActions({ thread, isGone, isModerator, onDeleted }: ThreadActionsProps) {
  const { t } = useTranslation('forum')
  const authorName = useAuthorName()
  const contentActions = useContentActions()
  const [isConfirming, setIsConfirming] = useState(false)
  const [isEditing, setIsEditing] = useState(false)
  /** A new key for each opening, so that the form starts with the current thread. */
  const [formKey, setFormKey] = useState(0)
  const update = useUpdateThread(thread)
  const following = useFollowThread(thread)
  const deletion = useDeleteThread(thread)
  const { isPinned, isLocked, isFollowed } = thread
  const canDelete = isModerator || (thread.mine && thread.postCount === 0)

  return (
    <>
      <div
        {...(!isGone && { role: 'group', 'aria-label': t('threadActions') })}
        className="mt-4 -ml-3 flex flex-wrap"
      >
        {!isGone && (
          <>
            <ActionButton
              icon={isFollowed ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
              onClick={() => following.mutate(!isFollowed)}
            >
              {t(isFollowed ? 'unfollow' : 'follow')}
            </ActionButton>
            {isModerator && (
              <>
                <ActionButton
                  icon={isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
                  onClick={() => update.mutate({ is_pinned: !isPinned })}
                >
                  {t(isPinned ? 'unpin' : 'pin')}
                </ActionButton>
                <ActionButton
                  icon={isLocked ? <LockOpen aria-hidden="true" /> : <Lock aria-hidden="true" />}
                  onClick={() => update.mutate({ is_locked: !isLocked })}
                >
                  {t(isLocked ? 'unlock' : 'lock')}
                </ActionButton>
              </>
            )}
            {thread.mine && (
              <ActionButton
                icon={<Pencil aria-hidden="true" />}
                onClick={() => {
                  setFormKey(formKey + 1)
                  setIsEditing(true)
                }}
              >
                {t('edit')}
              </ActionButton>
            )}
          </>
        )}
        {!thread.mine &&
          contentActions.menu({
            kind: 'thread',
            id: thread.id,
            authorId: thread.authorId,
            author: authorName(thread),
            isGone,
          })}
        {canDelete && !isGone && (
          <ActionButton icon={<Trash2 aria-hidden="true" />} onClick={() => setIsConfirming(true)}>
            {t('delete')}
          </ActionButton>
        )}
      </div>
      {(update.isError || following.isError) && <Alert tone="error">{t('notSaved')}</Alert>}
      {deletion.isError && <Alert tone="error">{t('notDeleted')}</Alert>}
      <EditThread key={formKey} thread={thread} open={isEditing} onClose={() => setIsEditing(false)} />
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() =>
          void whenSettled(deletion.mutateAsync(), {
            onSuccess: onDeleted,
            onSettled: () => setIsConfirming(false),
          })
        }
        busy={deletion.isPending}
        title={t('deleteThreadQuestion')}
        confirmLabel={t('delete')}
      >
        {t('deleteThreadText')}
      </ConfirmDialog>
    </>
  )
}

function ActionButton({
  icon,
  children,
  onClick,
}: {
  icon: ReactNode
  children: string
  onClick: () => void
}) {
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={onClick}
      icon={<span className="[&>svg]:size-4">{icon}</span>}
      className="min-h-11 text-ink-soft"
    >
      {children}
    </Button>
  )
}

interface EditThreadProps {
  thread: Thread
  open: boolean
  onClose: () => void
}

/** Edits title, text and category of an own thread. */
function EditThread({ thread, open, onClose }: EditThreadProps) {
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
    void whenSettled(update.mutateAsync({ title: title.trim(), content: content.trim(), category }), {
      onSuccess: onClose,
    })
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
