import {
  Bell,
  BellOff,
  Ellipsis,
  Lock,
  LockOpen,
  Pencil,
  Pin,
  PinOff,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Thread } from '#shared/contract/forum.ts'
import { useContentActions } from '../../lib/content-actions.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { menuItem } from '../../ui/menu-item.tsx'
import { Menu } from '../../ui/menu.tsx'
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

/** Follow for everybody; behind a menu Edit for the author, Pin and Lock for moderators. The author can delete a thread without replies, a moderator any. */
export function ThreadActions({ thread, isGone, isModerator, onDeleted }: ThreadActionsProps) {
  const { t } = useTranslation(['forum', 'words'])
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
  const FollowIcon = isFollowed ? BellOff : Bell
  const items = [
    isModerator &&
      menuItem('pin', t(isPinned ? 'unpin' : 'pin'), isPinned ? PinOff : Pin, () =>
        update.mutate({ is_pinned: !isPinned }),
      ),
    isModerator &&
      menuItem('lock', t(isLocked ? 'unlock' : 'lock'), isLocked ? LockOpen : Lock, () =>
        update.mutate({ is_locked: !isLocked }),
      ),
    thread.mine &&
      menuItem('edit', t('words:edit'), Pencil, () => {
        setFormKey(formKey + 1)
        setIsEditing(true)
      }),
    canDelete && menuItem('delete', t('words:delete'), Trash2, () => setIsConfirming(true)),
  ]

  return (
    <>
      <div
        {...(!isGone && { role: 'group', 'aria-label': t('threadActions') })}
        className="mt-4 -ml-3 flex flex-wrap"
      >
        {!isGone && (
          <>
            <Button
              variant="quiet"
              size="touch"
              icon={FollowIcon}
              className="text-ink-soft"
              onClick={() => following.mutate(!isFollowed)}
            >
              {t(isFollowed ? 'unfollow' : 'follow')}
            </Button>
            {(isModerator || thread.mine) && (
              <Menu label={t('threadActions')} align="start" items={items} className="text-ink-soft">
                {thread.mine ? (
                  <Ellipsis className="size-5" />
                ) : (
                  // Beside the menu of what anybody may do with the thread.
                  <SlidersHorizontal className="size-4.5" />
                )}
              </Menu>
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
        confirmLabel={t('words:delete')}
        text={t('deleteThreadText')}
      />
    </>
  )
}

/** Edits title, text and category of an own thread. */
function EditThread({ thread, open, onClose }: { thread: Thread; open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['forum', 'words'])
  const [values, setValues] = useState({
    title: thread.title ?? '',
    content: thread.content,
    category: thread.category,
  })
  const update = useUpdateThread(thread)

  function save() {
    const { title, content, category } = values
    void whenSettled(update.mutateAsync({ title: title.trim(), content: content.trim(), category }), {
      onSuccess: onClose,
    })
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('editThread')}
      submit={t('words:save')}
      onSubmit={save}
      busy={update.isPending}
      ready={isComplete(values)}
    >
      <ThreadFields values={values} onChange={setValues} />
      {update.isError && <Alert tone="error">{t('notSaved')}</Alert>}
    </FormDialog>
  )
}
