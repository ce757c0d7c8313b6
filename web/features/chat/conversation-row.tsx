import { Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import { deleteConversation, renameConversation, type listConversations } from '#shared/contract/chef.ts'
import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { chatErrorMessage } from './error-messages.ts'

export type Summary = AnswerOf<typeof listConversations>[number]

interface ConversationRowProps {
  conversation: Summary
  isCurrent: boolean
  onOpen: () => Promise<void>
  onRenamed: (title: string) => void
  onDeleted: () => void
}

type Doing = 'nothing' | 'naming' | 'asking'

/** One conversation: its title opens it; beside it the ways to rename and delete it. */
export function ConversationRow(props: ConversationRowProps) {
  const { conversation, isCurrent } = props
  const { id, title } = conversation
  const { t } = useTranslation(['chat', 'errors'])
  const format = useFormat()
  const [doing, setDoing] = useState<Doing>('nothing')
  const [name, setName] = useState(title)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function attempt(action: () => Promise<unknown>, done: () => void) {
    setBusy(true)
    setFailure(null)
    try {
      await action()
      done()
    } catch (cause) {
      setFailure(cause)
    } finally {
      setBusy(false)
      setDoing('nothing')
    }
  }

  const open = () => void attempt(props.onOpen, () => undefined)
  const rename = (to: string) =>
    attempt(
      () => call(renameConversation, { params: { id }, body: { title: to } }),
      () => props.onRenamed(to),
    )
  const remove = () => attempt(() => deleteIfPresent(id), props.onDeleted)

  if (doing === 'naming') {
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
            label={t('conversationTitle')}
            value={name}
            maxLength={limits.recipe.titleMax}
            onChange={(event) => setName(event.currentTarget.value)}
            fieldClassName="min-w-0 flex-1"
          />
          <Button type="submit" busy={busy} disabled={name.trim() === ''}>
            {t('saveTitle')}
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
          <span className="block text-sm text-ink-soft">{format.dateTime(conversation.activeAt)}</span>
        </button>
        <RowButton label={t('renameConversation', { title })} onClick={() => setDoing('naming')}>
          <Pencil aria-hidden="true" className="size-4" />
        </RowButton>
        <RowButton label={t('deleteConversation', { title })} onClick={() => setDoing('asking')}>
          <Trash2 aria-hidden="true" className="size-4" />
        </RowButton>
      </div>
      {failure !== null && (
        <p role="alert" className="px-3 text-sm text-danger">
          {chatErrorMessage(t, failure)}
        </p>
      )}
      <ConfirmDialog
        open={doing === 'asking'}
        busy={busy}
        onClose={() => setDoing('nothing')}
        onConfirm={() => void remove()}
        title={t('deleteQuestion')}
        confirmLabel={t('deleteConfirm')}
      >
        {t('deleteWarning')}
      </ConfirmDialog>
    </li>
  )
}

/** What another page has deleted already is deleted. */
async function deleteIfPresent(id: string) {
  try {
    await call(deleteConversation, { params: { id } })
  } catch (cause) {
    if (!(cause instanceof CallError) || cause.code !== 'not found') throw cause
  }
}

function RowButton({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-surface-sunken hover:text-ink"
    >
      {children}
    </button>
  )
}
