import { RotateCcw, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { settings } from '../../lib/settings.ts'
import { Button } from '../../ui/button.tsx'
import { remainingCapacity } from './conversation.ts'
import { quickReplies } from './quick-replies.ts'
import type { Chat } from './use-chat.ts'

interface AnswerFooterProps {
  chat: Pick<Chat, 'messages' | 'recipe' | 'table' | 'failure' | 'aside' | 'askAgain' | 'bringBack'>
  /** Sends a message. */
  onSend: (text: string) => void
}

/** Below the last answer: what can be said with a tap, and the ways to another answer. */
export function AnswerFooter({ chat, onSend }: AnswerFooterProps) {
  const { t } = useTranslation('chat')
  const last = chat.messages.at(-1)
  if (last?.role !== 'assistant' || chat.aside === 'edited') return null
  const replies = remainingCapacity(chat.messages) === 'none' ? [] : quickReplies(chat)
  // The built-in chef says the same to the same words; after a failure there is a way beside what is wrong.
  const canAskAgain = settings().chefModel !== '' && chat.failure === null
  const small = { variant: 'quiet', size: 'small', className: '-ml-3 text-ink-soft max-sm:min-h-11' } as const
  return (
    <div className="mt-5 grid justify-items-start gap-2">
      {replies.length > 0 && (
        <ul aria-label={t('quick.title')} className="flex flex-wrap gap-2">
          {replies.map((reply) => (
            <li key={reply}>
              <button
                type="button"
                onClick={() => onSend(t(`quick.${reply}`))}
                className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-paper px-4 py-1.5 text-left text-sm font-medium text-ink transition-colors hover:border-brand sm:min-h-9"
              >
                {t(`quick.${reply}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-x-4">
        {canAskAgain && (
          <Button {...small} icon={RotateCcw} onClick={chat.askAgain}>
            {t('answerAgain')}
          </Button>
        )}
        {chat.aside === 'answer' && (
          <Button {...small} icon={Undo2} onClick={chat.bringBack}>
            {t('earlierAnswer')}
          </Button>
        )}
      </div>
    </div>
  )
}
