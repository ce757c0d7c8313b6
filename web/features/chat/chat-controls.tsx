import { ChefHat } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ChatFailure, FinalizeFailure, LengthWarning } from './chat-alerts.tsx'
import { Composer } from './composer.tsx'
import { remainingCapacity } from './conversation.ts'
import { FinalizeBar } from './finalize-bar.tsx'
import type { ChatState } from './use-conversation.ts'
import type { Finalizing } from './use-finalize.ts'

interface ChatControlsProps {
  /** Where one writes: what is taken back comes with the focus. */
  composer: RefObject<HTMLTextAreaElement | null>
  chat: ChatState
  finalizing: Finalizing
  onSend: (text: string) => void
}

/** Below the notebook, always within reach of the thumb: where one writes, finalizes, and reads what went wrong. */
export function ChatControls({ composer, chat, finalizing, onSend }: ChatControlsProps) {
  const { t } = useTranslation('chat')
  const [tooEarly, setTooEarly] = useState(false)
  const { messages, draft, isStreaming } = chat
  const { state } = finalizing
  const room = remainingCapacity(messages, draft)

  function finalize() {
    setTooEarly(messages.length === 0)
    if (messages.length > 0) finalizing.start(messages)
  }

  return (
    // On a low window, as at 200 % zoom, it would cover the whole conversation.
    <div className="[@media(min-height:31.25rem)]:sticky bottom-0 z-10 grid gap-3 rounded-2xl border border-line bg-paper p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lift sm:rounded-b-3xl sm:p-4">
      {chat.failure !== null && (
        // A question that got no word of an answer is in the composer again; one half answered is not.
        <ChatFailure
          cause={chat.failure}
          onAgain={messages.at(-1)?.role === 'assistant' && draft === '' ? chat.askAgain : null}
        />
      )}
      {tooEarly && messages.length === 0 && <Alert tone="error">{t('nothingToFinalize')}</Alert>}
      <FinalizeFailure state={state} onRetry={finalize} />
      <LengthWarning room={room} />
      {state.phase === 'running' ? (
        <FinalizeBar step={state.step} percent={finalizing.percent} onStop={finalizing.drop} />
      ) : (
        <>
          <Composer
            area={composer}
            draft={draft}
            onDraft={chat.setDraft}
            onSend={(text) => {
              setTooEarly(false)
              onSend(text)
            }}
            onStop={chat.stop}
            isStreaming={isStreaming}
            full={room === 'none'}
          />
          <Button
            variant="secondary"
            disabled={isStreaming}
            onClick={finalize}
            icon={<ChefHat aria-hidden="true" className="size-5" />}
            className="justify-self-start max-sm:justify-self-stretch"
          >
            {t('finalize')}
          </Button>
        </>
      )}
    </div>
  )
}
