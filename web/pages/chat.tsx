import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { paths } from '#shared/paths.ts'
import { ConversationList } from '../features/chat/conversation-list.tsx'
import { userMessages } from '../features/chat/conversation.ts'
import { DraftPanel } from '../features/chat/draft-panel.tsx'
import { DraftSheet } from '../features/chat/draft-sheet.tsx'
import { TableChips } from '../features/chat/table-chips.tsx'
import { lazyPage } from '../lib/lazy-page.tsx'
import { useMedia } from '../lib/use-media.ts'
import { Disclaimer } from '../features/chat/disclaimer.tsx'
import { FinishedView } from '../features/chat/finished-view.tsx'
import { MessageList } from '../features/chat/message-list.tsx'
import { ImagePanel, PanelPair, PlatingPanel } from '../features/chat/panels.tsx'
import { pendingStore } from '../features/chat/pending.ts'
import { StartNew, Suggestions } from '../features/chat/start-new.tsx'
import { useConversation } from '../features/chat/use-conversation.ts'
import { useTonight } from '../features/chat/use-tonight.ts'
import { TonightLine } from '../features/household/tonight-line.tsx'
import { useFinalize } from '../features/chat/use-finalize.ts'
import { ChatControls } from '../features/chat/chat-controls.tsx'
import { useLanguage } from '../i18n/language.ts'
import { useSession } from '../app/session.tsx'
import { Alert } from '../ui/alert.tsx'
import { Page } from '../ui/page.tsx'

/** Loaded while the recipe is finalized. */
const FinishedRecipe = lazyPage(() => import('./chat/finished-recipe.tsx'))

/** The conversation with the chef, and after finalizing the saved recipe. */
export default function Chat() {
  const { me } = useSession()
  return me && <ChatOfUser key={me.id} userId={me.id} />
}

function ChatOfUser({ userId }: { userId: string }) {
  const { t } = useTranslation(['chat', 'household'])
  const language = useLanguage()
  const goToLogin = useLoginRedirect()
  const chat = useConversation(userId, language, usePendingMessages(userId))
  const finalizing = useFinalize({
    userId,
    language,
    onSaved: chat.finish,
    onSignedOut: goToLogin,
  })
  usePreparedWords(chat)
  const heading = useRef<HTMLHeadingElement>(null)
  const composer = useRef<HTMLTextAreaElement>(null)

  const { messages, finished, isStreaming } = chat
  const { state } = finalizing
  const isRunning = state.phase === 'running'
  const pending = state.phase === 'running' || state.phase === 'failed' ? state.pending : null
  const image = finished?.image ?? pending?.image ?? null
  const recipe = finished?.recipe ?? pending?.recipe ?? null
  const plating = finished?.plating ?? pending?.plating ?? null
  const title = finished ? t('completeTitle') : t('title')
  const isWide = useMedia('(min-width: 64rem)')
  const draft = {
    now: chat.recipe,
    before: chat.recipeBefore,
    busy: isStreaming || chat.isRedrafting,
  }

  function changeTable(change: (table: ChatTable) => ChatTable) {
    // A pending recipe belongs to the chips as they were.
    finalizing.drop()
    chat.changeTable(change)
  }

  const atTable = useTonight({ chat, language, changeTable })

  useEffect(() => {
    if (isRunning || finished) void FinishedRecipe.preload().catch(() => undefined)
  }, [isRunning, finished])

  const side = useRef<HTMLElement>(null)
  useEffect(() => {
    // The draft may have been scrolled to its end, and the page past it.
    if (!isRunning || !isWide) return
    side.current?.scrollTo?.({ top: 0 })
    side.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isRunning, isWide])

  useEffect(() => {
    if (state.phase !== 'saved') return
    // The focused composer is gone, so the new heading takes the focus.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [state.phase])

  function sendMessage(text: string) {
    // A pending recipe belongs to the conversation without the new message.
    finalizing.drop()
    atTable.sendMessage(text)
  }

  function editLast() {
    finalizing.drop()
    chat.editLast()
    composer.current?.focus()
  }

  async function open(id: string) {
    await chat.open(id)
    finalizing.drop()
  }

  // The address names a conversation to go on with; it is not kept, because the page may leave the conversation.
  const [search, setSearch] = useSearchParams()
  const asked = search.get('conversation')
  const openAsked = useEffectEvent((id: string) => {
    if (id !== chat.id) open(id).catch(() => undefined)
    setSearch({}, { replace: true })
  })
  useEffect(() => {
    if (asked !== null) openAsked(asked)
  }, [asked])

  function startNew() {
    finalizing.drop()
    chat.startNew()
  }

  // Another page may bring the words to begin with; they are not sent before they have been read.
  const { state: brought, pathname } = useLocation()
  const navigate = useNavigate()
  const bring = useEffectEvent((message: string) => {
    if (finished) startNew()
    chat.setDraft(message)
    void navigate(pathname, { replace: true, state: null })
  })
  const message: unknown = brought?.message
  useEffect(() => {
    if (typeof message === 'string') bring(message)
  }, [message])

  function talkOn() {
    finalizing.drop()
    chat.talkOn()
  }

  const imagePanel = (compact: boolean) => (
    <ImagePanel busy={isRunning && !image} image={image} dishTitle={recipe?.title ?? ''} compact={compact} />
  )
  const platingPanel = (compact: boolean) => (
    <PlatingPanel
      busy={isRunning && !plating}
      text={plating}
      lang={recipe?.language ?? null}
      compact={compact}
    />
  )
  const bothPanels = (
    <PanelPair>
      {imagePanel(true)}
      {platingPanel(true)}
    </PanelPair>
  )
  // While the dish is finalized, image and plating are what one waits for.
  const showsLarge = isWide && (isRunning || image !== null || plating !== null)

  const chips = (strip: boolean) => (
    <TableChips
      table={chat.table}
      onChange={changeTable}
      at={userMessages(messages)}
      disabled={isStreaming || isRunning}
      tonight={atTable.tonight}
      strip={strip}
    />
  )

  return (
    <Page title={title} heading={null} className="max-lg:pt-4 max-lg:pb-10">
      <div className="mb-4 sm:mb-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1 ref={heading} tabIndex={-1} className="min-w-0 text-title outline-none">
            {title}
          </h1>
          <div className="flex flex-wrap items-center max-sm:gap-x-6">
            <ConversationList
              current={chat.id}
              disabled={isRunning}
              onOpen={open}
              onCurrentDeleted={startNew}
            />
            <StartNew
              finished={finished !== null}
              needsConfirmation={messages.length > 0 && !finished}
              disabled={isRunning}
              onStart={startNew}
            />
          </div>
        </div>
        {!finished && messages.length === 0 && (
          <p className="mt-1 max-w-text text-ink-soft sm:mt-2 sm:text-lg">{t('intro')}</p>
        )}
      </div>
      <output className="sr-only">{isStreaming ? t('writing') : chat.answered ? t('done') : ''}</output>
      <DraftAnnouncement recipe={chat.recipe} before={chat.recipeBefore} />
      {finished ? (
        <FinishedView announced={state.phase === 'saved' && state.announced} {...{ finished, messages }}>
          <Suspense fallback={<div aria-busy="true" className="min-h-96" />}>
            <FinishedRecipe key={finished.id} finished={finished} onTalkOn={talkOn} />
          </Suspense>
        </FinishedView>
      ) : (
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
          {/* On a small screen the conversation fills the window, so that the composer is at its bottom. */}
          <div className="flex min-h-[calc(100dvh-10.5rem-var(--bottom-inset))] min-w-0 flex-col lg:min-h-[calc(100dvh-16rem)]">
            <MessageList
              key={`${language} ${chat.opened}`}
              startsAtEnd
              messages={messages}
              isStreaming={isStreaming}
              partial={chat.partial}
              onEdit={isStreaming || isRunning ? null : editLast}
            >
              {messages.length === 0 && !isRunning && (
                <>
                  {atTable.tonight && <TonightLine {...atTable.tonight} />}
                  <Suggestions onChoose={sendMessage} />
                </>
              )}
            </MessageList>
            <ChatControls
              composer={composer}
              chat={chat}
              finalizing={finalizing}
              onSend={sendMessage}
              changeTable={changeTable}
              // In the part that stays in view, since there is no column beside the conversation.
              panels={isWide ? null : bothPanels}
            >
              {atTable.isMissing && <Alert tone="warning">{t('household:notLoadedForChat')}</Alert>}
              {!isWide && (
                <div className="flex min-w-0 items-center gap-2">
                  <DraftSheet {...draft} chips={chips(false)} />
                  {chips(true)}
                </div>
              )}
            </ChatControls>
          </div>
          <aside
            ref={side}
            className="grid content-start gap-10 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:pr-2 lg:pb-8 lg:mask-b-from-90%"
          >
            {showsLarge ? (
              <>
                {imagePanel(false)}
                {platingPanel(false)}
              </>
            ) : (
              !(isRunning && !isWide) && bothPanels
            )}
            {isWide && <DraftPanel {...draft} chips={chips(false)} />}
            <Disclaimer />
          </aside>
        </div>
      )}
    </Page>
  )
}

/** Says once that the draft is another; the sheet may be closed. */
function DraftAnnouncement({
  recipe,
  before,
}: {
  recipe: RecipeStructure | null
  before: RecipeStructure | null
}) {
  const { t } = useTranslation('chat')
  return (
    <p aria-live="polite" className="sr-only">
      {recipe && before && <span key={JSON.stringify(recipe)}>{t('draft.updated')}</span>}
    </p>
  )
}

/** The messages of the pending recipe, for when the conversation itself is no longer stored. */
function usePendingMessages(userId: string) {
  return useMemo(() => {
    const pending = pendingStore(sessionStorage).read()
    return pending?.userId === userId ? pending.messages : null
  }, [userId])
}

/** Another page has prepared what to say: it stands in the field, and nothing that was typed is lost for it. */
function usePreparedWords({
  draft,
  setDraft,
}: Pick<ReturnType<typeof useConversation>, 'draft' | 'setDraft'>) {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const take = useEffectEvent((words: string) => {
    setDraft(draft.trim() ? `${words} ${draft}` : words)
    void navigate({ pathname, search }, { replace: true, state: null })
  })
  const words: unknown = state?.say
  useEffect(() => {
    if (typeof words === 'string') take(words)
  }, [words])
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
