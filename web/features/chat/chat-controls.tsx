import { ChefHat } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { averageTimings } from '#shared/contract/chef.ts'
import { call } from '../../lib/api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Progress } from '../../ui/progress.tsx'
import { AttachedPictures, useAttaching } from './attached-pictures.tsx'
import { ChatFailure, FinalizeFailure, LengthWarning } from './chat-alerts.tsx'
import { Composer } from './composer.tsx'
import { remainingCapacity, userMessages } from './conversation.ts'
import { DoubtDialog } from './doubt-dialog.tsx'
import type { PendingRecipe } from './pending.ts'
import { estimateTotal, runProgress } from './progress.ts'
import { doubtsOf } from './table.ts'
import { totalOf, type FinalizeStep } from './timing.ts'
import { UnsafeForEaters } from './unsafe-for-eaters.tsx'
import type { Chat } from './use-chat.ts'

interface ChatControlsProps {
  /** The text area; the page focuses it after undoing a message. */
  composer: RefObject<HTMLTextAreaElement | null>
  chat: Chat
  onSend: (text: string) => void
  /** Image and plating while they are made; null where they stand beside the conversation. */
  panels: ReactNode
  /** On small screens, beside the Finalize button: the draft or the chips. */
  line: ReactNode
  /** Above the composer. */
  children?: ReactNode
}

/** Below the messages, sticky at the bottom of the window: the composer, the Finalize button and the alerts. */
export function ChatControls({ composer, chat, onSend, panels, line, children }: ChatControlsProps) {
  const { t } = useTranslation(['chat', 'ui'])
  const [tooEarly, setTooEarly] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const { messages, isStreaming, finalizing } = chat
  const attaching = useAttaching(chat)
  const capacity = remainingCapacity(messages, chat.draft)
  const box = useRef<HTMLDivElement>(null)
  const isRunning = finalizing.phase === 'running'
  const showsPanels = isRunning && panels !== null
  useEffect(() => {
    // The page may have been scrolled past them, and becomes shorter.
    if (showsPanels) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [showsPanels])

  function finalize() {
    setTooEarly(messages.length === 0)
    if (messages.length === 0) return
    if (doubtsOf(chat.table).length > 0) setIsAsking(true)
    else chat.finalize()
  }

  const finalizeButton = (
    <Button
      // Whoever has written something sends it first.
      variant={chat.recipe && chat.draft.trim() === '' ? 'primary' : 'secondary'}
      disabled={isStreaming}
      onClick={finalize}
      icon={<ChefHat className={classNames('size-5', line !== null && 'max-sm:hidden')} />}
      className={classNames(
        'shrink-0',
        line !== null
          ? 'max-sm:max-w-26 max-sm:px-2.5 max-sm:text-[0.8125rem]'
          : 'min-h-12 max-sm:size-12 max-sm:px-0!',
      )}
    >
      {/* Before there is a dish, a phone has the room for what one writes. */}
      <span className={line !== null ? undefined : 'max-sm:sr-only'}>{t('finalize')}</span>
    </Button>
  )

  function andWrite(action: () => void) {
    action()
    composer.current?.focus()
  }

  return (
    // Not sticky in a low window, for example at 200 % zoom: it would cover the conversation.
    <div
      ref={box}
      className="[@media(min-height:31.25rem)]:sticky bottom-(--bottom-inset) z-10 grid grid-cols-[minmax(0,1fr)] gap-2.5 rounded-2xl border border-line bg-paper p-3 pb-[max(0.75rem,var(--safe-bottom))] shadow-lift sm:gap-3 sm:rounded-b-3xl sm:p-4"
    >
      {chat.failure !== null && (
        // A message without any answer is back in the composer; the retry button is for a partial answer.
        <ChatFailure
          cause={chat.failure}
          onRetry={messages.at(-1)?.role === 'assistant' && chat.draft === '' ? chat.askAgain : null}
        />
      )}
      {tooEarly && messages.length === 0 && <Alert tone="error">{t('nothingToFinalize')}</Alert>}
      <FinalizeFailure state={finalizing} onRetry={finalize} onDraw={chat.finalizeDrawn} />
      {finalizing.phase === 'unsafe' && (
        <UnsafeForEaters
          findings={finalizing.findings}
          onConfirm={chat.confirmUnsafe}
          onBack={() => andWrite(chat.stopFinalizing)}
        />
      )}
      <LengthWarning capacity={capacity} />
      <DoubtDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        table={chat.table}
        onChange={chat.changeTable}
        at={userMessages(messages)}
      />
      {isRunning ? (
        <>
          {panels}
          <FinalizeBar {...finalizing} onStop={chat.stopFinalizing} />
        </>
      ) : (
        <>
          {children}
          {chat.aside === 'edited' && (
            <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
              {t('editing')}
              <Button variant="quiet" size="small" onClick={() => andWrite(chat.bringBack)}>
                {t('ui:cancel')}
              </Button>
            </p>
          )}
          <AttachedPictures names={chat.attached} onRemove={chat.detach} error={attaching.error} />
          {line !== null && (
            <div className="flex min-w-0 items-center justify-between gap-3">
              {line}
              {finalizeButton}
            </div>
          )}
          <div className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <Composer
                area={composer}
                draft={chat.draft}
                onDraft={chat.setDraft}
                hasPictures={chat.attached.length > 0}
                attaching={attaching}
                onSend={(text) => {
                  setTooEarly(false)
                  onSend(text)
                }}
                onStop={chat.stop}
                isStreaming={isStreaming}
                full={capacity === 'none'}
              />
            </div>
            {line === null && finalizeButton}
          </div>
        </>
      )}
    </div>
  )
}

interface FinalizeBarProps {
  step: FinalizeStep
  pending: PendingRecipe
  onStop: () => void
}

/** The progress of finalizing. It can be stopped until saving begins. */
function FinalizeBar({ step, pending, onStop }: FinalizeBarProps) {
  const { t } = useTranslation(['chat', 'words'])
  const [percent, setPercent] = useState(0)
  // What was done before does not move the bar a second time.
  const [alreadyMs] = useState(() => totalOf(pending.times))
  useEffect(() => {
    const progress = runProgress(setPercent, { alreadyMs })
    // Without the server's average the bar uses its own estimate.
    call(averageTimings).then(
      (average) => progress.setEstimate(estimateTotal(average)),
      () => undefined,
    )
    return progress.stop
  }, [alreadyMs])
  return (
    <div className="flex items-center gap-4 py-1">
      <Progress label={t(`finalizing.${step}`)} value={percent} className="min-w-0 flex-1" />
      {step !== 'save' && (
        <Button variant="quiet" size="small" onClick={onStop} aria-label={t('stopFinalizing')}>
          {t('words:stop')}
        </Button>
      )}
    </div>
  )
}
