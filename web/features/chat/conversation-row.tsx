import { BookOpenCheck, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import { deleteConversation, renameConversation, type listConversations } from '#shared/contract/chef.ts'
import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Moment } from '../../ui/moment.tsx'
import { chatErrorMessage } from './chat-alerts.tsx'

export type Summary = AnswerOf<typeof listConversations>[number]

interface ConversationRowProps {
  conversation: Summary
  isCurrent: boolean
  onOpen: () => Promise<void>
  onRenamed: (title: string) => void
  onDeleted: () => void
}

type Mode = 'idle' | 'renaming' | 'confirmingDelete'

/** One conversation: its title opens it; next to it are the buttons that rename and delete it. */
export function ConversationRow(props: ConversationRowProps) {
  const { conversation, isCurrent } = props
  const { id, title } = conversation
  const { t } = useTranslation(['chat', 'errors', 'words'])
  const [mode, setMode] = useState<Mode>('idle')
  const [name, setName] = useState(title)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function run(action: () => Promise<unknown>, onSuccess: () => void) {
    setBusy(true)
    setFailure(null)
    try {
      await action()
      onSuccess()
    } catch (cause) {
      setFailure(cause)
    } finally {
      setBusy(false)
      setMode('idle')
    }
  }

  const open = () => void run(props.onOpen, () => undefined)
  const rename = (newTitle: string) =>
    run(
      () => call(renameConversation, { params: { id }, body: { title: newTitle } }),
      () => props.onRenamed(newTitle),
    )
  const remove = () => run(() => deleteIfPresent(id), props.onDeleted)

  if (mode === 'renaming') {
    return (
      <li className="py-3">
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim() !== '') void rename(name.trim())
          }}
        >
          <TextField
            label={t('words:title')}
            value={name}
            maxLength={limits.recipe.titleMax}
            onChange={(event) => setName(event.currentTarget.value)}
            fieldClassName="min-w-0 flex-1"
          />
          <Button type="submit" busy={busy} disabled={name.trim() === ''}>
            {t('words:save')}
          </Button>
        </form>
      </li>
    )
  }
  return (
    <li className="py-1.5">
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-current={isCurrent || undefined}
          disabled={busy}
          onClick={open}
          className="min-h-12 min-w-0 flex-1 rounded-xl px-3 py-1.5 text-left transition-colors hover:bg-surface-sunken"
        >
          <span className="block truncate font-medium">{title}</span>
          <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <Moment at={conversation.activeAt} />
            {conversation.recipeId !== null && (
              <span className="inline-flex items-center gap-1 text-success">
                <BookOpenCheck className="size-4" />
                {t('becameRecipe')}
              </span>
            )}
          </span>
        </button>
        <IconButton
          label={t('renameConversation', { title })}
          icon={<Pencil className="size-4" />}
          onClick={() => setMode('renaming')}
        />
        <IconButton
          label={t('words:deleteTitled', { title })}
          icon={<Trash2 className="size-4" />}
          onClick={() => setMode('confirmingDelete')}
        />
      </div>
      {failure !== null && (
        <p role="alert" className="px-3 text-sm text-danger">
          {chatErrorMessage(t, failure)}
        </p>
      )}
      <ConfirmDialog
        open={mode === 'confirmingDelete'}
        busy={busy}
        onClose={() => setMode('idle')}
        onConfirm={() => void remove()}
        title={t('deleteQuestion')}
        confirmLabel={t('words:delete')}
        text={t('deleteWarning')}
      />
    </li>
  )
}

/** A conversation that another tab has deleted already counts as deleted. */
async function deleteIfPresent(id: string) {
  try {
    await call(deleteConversation, { params: { id } })
  } catch (cause) {
    if (!(cause instanceof CallError) || cause.code !== 'not found') throw cause
  }
}
