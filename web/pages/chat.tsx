import { Suspense, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { paths } from '#shared/paths.ts'
import { useSession } from '../app/session.tsx'
import { isKnownTable } from '../features/chat/advice.tsx'
import { AnswerFooter } from '../features/chat/answer-footer.tsx'
import { ChatControls } from '../features/chat/chat-controls.tsx'
import { ConversationList } from '../features/chat/conversation-list.tsx'
import { userMessages } from '../features/chat/conversation.ts'
import { Disclaimer } from '../features/chat/disclaimer.tsx'
import { DraftPanel } from '../features/chat/draft-panel.tsx'
import { DraftSheet, TableFold } from '../features/chat/draft-sheet.tsx'
import { FinishedView } from '../features/chat/finished-view.tsx'
import { MessageList } from '../features/chat/message-list.tsx'
import { MakingPanels } from '../features/chat/panels.tsx'
import { SharingQuestion } from '../features/chat/sharing.tsx'
import { StartNew, Suggestions } from '../features/chat/start-new.tsx'
import { TableChips } from '../features/chat/table-chips.tsx'
import { doubtsOf } from '../features/chat/table.ts'
import { useArrivals } from '../features/chat/use-arrivals.ts'
import { useChat, type Chat as ChatState } from '../features/chat/use-chat.ts'
import { useTonight } from '../features/chat/use-tonight.ts'
import { TonightLine } from '../features/household/tonight-line.tsx'
import { useLanguage } from '../i18n/language.ts'
import { lazyPage } from '../lib/lazy-page.tsx'
import { useMedia } from '../lib/use-media.ts'
import { Alert } from '../ui/alert.tsx'
import { classNames } from '../ui/class-names.ts'
import { Page } from '../ui/page.tsx'

/** Loaded while the recipe is finalized. */
const FinishedRecipe = lazyPage(() => import('./chat/finished-recipe.tsx'))

/** With the week plan and the shopping list, which few answers need. */
const Offers = lazyPage(() => import('../features/chat/offers.tsx'))

/** The conversation with the chef, and after finalizing the saved recipe. */
export default function Chat() {
  const { me } = useSession()
  return me && <ChatOfUser key={me.id} userId={me.id} />
}

function ChatOfUser({ userId }: { userId: string }) {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  const chat = useChat({ userId, language, onSignedOut: useLoginRedirect() })
  const { messages, finished, finalizing } = chat
  const heading = useRef<HTMLHeadingElement>(null)
  const isRunning = finalizing.phase === 'running'
  const title = finished ? t('completeTitle') : t('title')
  useArrivals(chat)

  useEffect(() => {
    if (isRunning || finished) void FinishedRecipe.preload().catch(() => undefined)
  }, [isRunning, finished])

  useEffect(() => {
    if (finalizing.phase !== 'saved') return
    // The focused composer is gone, so the new heading takes the focus.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [finalizing.phase])

  return (
    <Page title={title} heading={null} className="pt-4! max-lg:pb-10 lg:pt-8!">
      <div className="mb-3 sm:mb-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1
            ref={heading}
            tabIndex={-1}
            // Beside a dish its name is the large one.
            className={classNames(
              'min-w-0 outline-none',
              messages.length > 0 ? 'text-heading' : 'text-title',
            )}
          >
            {title}
          </h1>
          <div className="flex flex-wrap items-center gap-x-1 max-sm:-mr-2">
            <ConversationList
              current={chat.id}
              disabled={isRunning}
              onOpen={chat.open}
              onCurrentDeleted={chat.startNew}
            />
            <StartNew
              finished={finished !== null}
              needsConfirmation={messages.length > 0 && !finished}
              disabled={isRunning}
              onStart={chat.startNew}
            />
          </div>
        </div>
        {!finished && messages.length === 0 && (
          <p className="mt-2 max-w-text text-lg text-ink-soft max-sm:hidden">{t('intro')}</p>
        )}
      </div>
      <output className="sr-only">
        {chat.isStreaming ? t(chat.coming.checking ? 'checking' : 'writing') : chat.answered ? t('done') : ''}
      </output>
      {!chat.edits.outcome && <DraftAnnouncement recipe={chat.recipe} before={chat.recipeBefore} />}
      {finished ? (
        <FinishedView
          announced={finalizing.phase === 'saved' && finalizing.announced}
          {...{ finished, messages }}
        >
          <Suspense fallback={<div aria-busy="true" className="min-h-96" />}>
            <FinishedRecipe key={finished.id} finished={finished} onTalkOn={chat.talkOn} />
          </Suspense>
        </FinishedView>
      ) : (
        <Talk chat={chat} userId={userId} />
      )}
    </Page>
  )
}

/** The conversation, and beside it or above the composer the draft. */
function Talk({ chat, userId }: { chat: ChatState; userId: string }) {
  const { t } = useTranslation('household')
  const language = useLanguage()
  const isWide = useMedia('(min-width: 64rem)')
  const composer = useRef<HTMLTextAreaElement>(null)
  const side = useRef<HTMLElement>(null)
  const atTable = useTonight({ chat, language })
  const { messages, isStreaming, finalizing } = chat
  const isRunning = finalizing.phase === 'running'
  const last = messages.at(-1)
  const hasMade = isRunning || finalizing.phase === 'failed'

  useEffect(() => {
    // The draft may have been scrolled to its end, and the page past it.
    if (!isRunning || !isWide) return
    side.current?.scrollTo?.({ top: 0 })
    side.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isRunning, isWide])

  const chips = (strip: boolean, onUse?: () => void) => (
    <TableChips
      table={chat.table}
      onChange={(change) => {
        onUse?.()
        chat.changeTable(change)
      }}
      at={userMessages(messages)}
      disabled={isStreaming || isRunning}
      tonight={atTable.tonight}
      strip={strip}
      withoutServings={chat.recipe !== null}
    />
  )
  const foldedChips = (
    <TableFold
      table={chat.table}
      tonight={atTable.tonight}
      beside={chat.recipe ? 'draft' : messages.length === 0 && atTable.tonight ? 'eaters' : undefined}
    >
      {(keepOpen) => chips(false, keepOpen)}
    </TableFold>
  )
  const draft = { now: chat.recipe, before: chat.recipeBefore, busy: chat.isBusy, edits: chat.edits }
  const panels = (compact: boolean) => <MakingPanels state={finalizing} compact={compact} />

  return (
    <div
      // On a phone what one writes with has the bottom of the window to itself as soon as one talks.
      data-talk={messages.length > 0 || undefined}
      className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_25rem]"
    >
      {/* On a small screen the conversation fills the window, so that the composer is at its bottom. */}
      <div className="flex min-h-[calc(100dvh-10.5rem-var(--bottom-inset))] min-w-0 flex-col lg:min-h-[calc(100dvh-12rem)]">
        <MessageList
          key={`${language} ${chat.opened}`}
          startsAtEnd
          isKnownTable={isKnownTable(chat.table)}
          messages={messages}
          coming={isStreaming ? chat.coming : null}
          onEdit={
            isRunning
              ? null
              : (index) => {
                  chat.editMessage(index)
                  composer.current?.focus()
                }
          }
        >
          {messages.length === 0 && !isRunning && (
            <>
              <Suggestions onChoose={atTable.sendMessage} />
              {atTable.tonight && <TonightLine {...atTable.tonight} />}
              {/* Beside the conversation they are in the draft, which keeps to them. */}
              {!isWide && <div className="mt-4">{foldedChips}</div>}
            </>
          )}
          {!isStreaming && !isRunning && (
            <>
              {last?.offers && (
                <Suspense>
                  <Offers key={messages.length} userId={userId} offers={last.offers} chat={chat} />
                </Suspense>
              )}
              <AnswerFooter chat={chat} onSend={atTable.sendMessage} />
              {last && <SharingQuestion />}
            </>
          )}
        </MessageList>
        <ChatControls
          composer={composer}
          chat={chat}
          onSend={atTable.sendMessage}
          // In the part that stays in view, since there is no column beside the conversation.
          panels={isWide ? null : panels(true)}
          line={
            isWide || messages.length === 0 ? null : chat.recipe ? (
              <DraftSheet {...draft} now={chat.recipe} table={chat.table} chips={foldedChips} />
            ) : (
              chips(true)
            )
          }
        >
          {atTable.isMissing && <Alert tone="warning">{t('notLoadedForChat')}</Alert>}
          {/* With a draft they are in its sheet, but for a question that waits for an answer. */}
          {!isWide && chat.recipe && doubtsOf(chat.table).length > 0 && chips(true)}
        </ChatControls>
      </div>
      <aside
        ref={side}
        className="grid content-start gap-8 lg:sticky lg:top-22 lg:-mx-3 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:px-3 lg:pb-8 lg:after:pointer-events-none lg:after:sticky lg:after:-bottom-8 lg:after:-mt-16 lg:after:-mb-8 lg:after:h-12 lg:after:bg-linear-to-t lg:after:from-paper"
      >
        {/* While the dish is finalized, image and plating are what one waits for; before that, the draft. */}
        {isWide && <DraftPanel {...draft} chips={foldedChips} />}
        {(isWide || !isRunning) && (
          <div className={hasMade ? 'order-first' : undefined}>{panels(!isWide || !hasMade)}</div>
        )}
        <Disclaimer />
      </aside>
    </div>
  )
}

interface DraftAnnouncementProps {
  recipe: RecipeStructure | null
  before: RecipeStructure | null
}

/** Says once that the draft is another; the sheet may be closed. */
function DraftAnnouncement({ recipe, before }: DraftAnnouncementProps) {
  const { t } = useTranslation('chat')
  return (
    <p aria-live="polite" className="sr-only">
      {recipe && before && <span key={JSON.stringify(recipe)}>{t('draft.updated')}</span>}
    </p>
  )
}

/**
 * Goes to the login after the session has ended. The session is refreshed only when this page unmounts: earlier, its
 * guard would redirect to another page.
 */
function useLoginRedirect() {
  const { refresh } = useSession()
  const navigate = useNavigate()
  const language = useLanguage()
  const signedOut = useRef(false)
  useEffect(
    () => () => {
      if (signedOut.current) void refresh()
    },
    [refresh],
  )
  return useCallback(() => {
    signedOut.current = true
    navigate(paths.login(language))
  }, [navigate, language])
}
