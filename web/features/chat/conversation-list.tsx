import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listConversations } from '#shared/contract/chef.ts'
import { call } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { ConversationRow, type Summary } from './conversation-row.tsx'

interface ConversationListProps {
  /** The id of the open conversation. */
  current: string | null
  disabled: boolean
  /** Opens a conversation; rejects when the call fails. */
  onOpen: (id: string) => Promise<void>
  /** The open conversation has been deleted. */
  onCurrentDeleted: () => void
}

/** A button that opens the list of all conversations of the user. */
export function ConversationList({ current, disabled, onOpen, onCurrentDeleted }: ConversationListProps) {
  const { t } = useTranslation('chat')
  const [open, setOpen] = useState(false)
  const [list, setList] = useState<readonly Summary[] | null>(null)
  const [failed, setFailed] = useState(false)

  async function load() {
    setFailed(false)
    try {
      setList(await call(listConversations))
    } catch {
      setFailed(true)
    }
  }

  function show() {
    setOpen(true)
    void load()
  }

  function removeFromList(id: string) {
    setList((now) => now?.filter((each) => each.id !== id) ?? null)
    if (id === current) onCurrentDeleted()
  }

  const renameInList = (id: string, title: string) =>
    setList((now) => now?.map((each) => (each.id === id ? { ...each, title } : each)) ?? null)

  return (
    <>
      <Button
        variant="quiet"
        className="max-sm:size-11 max-sm:px-0! max-sm:disabled:border-transparent"
        disabled={disabled}
        icon={MessagesSquare}
        onClick={show}
      >
        <span className="max-sm:sr-only">{t('conversations')}</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('conversationsTitle')}>
        <div aria-busy={list === null && !failed} className="min-h-32">
          <LoadError query={{ isError: failed, refetch: load }}>{t('conversationsFailed')}</LoadError>
          {!failed && list === null && <SkeletonText lines={4} />}
          {list?.length === 0 && <p className="py-6 text-ink-soft">{t('conversationsNone')}</p>}
          {list !== null && list.length > 0 && (
            <ul aria-label={t('conversationsTitle')} className="divide-y divide-line">
              {list.map((each) => (
                <ConversationRow
                  key={each.id}
                  conversation={each}
                  isCurrent={each.id === current}
                  onOpen={async () => {
                    if (each.id !== current) await onOpen(each.id)
                    setOpen(false)
                  }}
                  onRenamed={(title) => renameInList(each.id, title)}
                  onDeleted={() => removeFromList(each.id)}
                />
              ))}
            </ul>
          )}
        </div>
      </Dialog>
    </>
  )
}
