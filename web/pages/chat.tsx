import { ChefHat, RotateCcw } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ChatFailure, FinalizeFailure, RoomNotice } from '../chef/chat-alerts.tsx'
import { Composer } from '../chef/composer.tsx'
import { roomLeft } from '../chef/conversation.ts'
import { Disclaimer } from '../chef/disclaimer.tsx'
import { DishPicture } from '../chef/dish-picture.tsx'
import { FinalizeBar } from '../chef/finalize-bar.tsx'
import { Notebook } from '../chef/notebook.tsx'
import { ImagePanel, PlatingPanel } from '../chef/panels.tsx'
import { pendingStore } from '../chef/pending.ts'
import { RecipeCard } from '../chef/recipe-card.tsx'
import { Suggestions } from '../chef/suggestions.tsx'
import { useConversation } from '../chef/use-conversation.ts'
import { useFinalize } from '../chef/use-finalize.ts'
import { useLanguage } from '../i18n/language.ts'
import { paths } from '../paths.ts'
import { SignedImage } from '../recipes/signed-image.tsx'
import { useSession } from '../session.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Page } from '../ui/page.tsx'

/** Cooking with the chef: talk until the dish is right, finalize it, find it in the binder. */
export default function Chat() {
  const { me } = useSession()
  return me && <Kitchen key={me.id} userId={me.id} />
}

function Kitchen({ userId }: { userId: string }) {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  const goToLogin = useLoginRedirect()
  const talk = useConversation(userId, language, usePendingMessages(userId))
  const finalizing = useFinalize({
    userId,
    language,
    onSaved: talk.finish,
    onSignedOut: goToLogin,
  })
  const [tooEarly, setTooEarly] = useState(false)
  const [asking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  const { turns, finished, writing } = talk
  const { state } = finalizing
  const isRunning = state.phase === 'running'
  const room = roomLeft(turns, talk.draft)
  const inTheMaking = isRunning ? state.pending : null
  const image = finished?.image ?? inTheMaking?.image ?? null
  const recipe = finished?.recipe ?? inTheMaking?.recipe ?? null
  const plating = finished?.plating ?? inTheMaking?.plating ?? null
  const title = finished ? t('completeTitle') : t('title')

  // What had the focus is gone with the composer, so that the new heading takes it.
  useEffect(() => {
    if (state.phase === 'saved' && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true })
    }
    if (state.phase === 'saved') window.scrollTo({ top: 0 })
  }, [state.phase])

  function say(text: string) {
    setTooEarly(false)
    // What was finalized half way belongs to an earlier state of the talk.
    finalizing.drop()
    talk.say(text)
  }

  function finalize() {
    setTooEarly(turns.length === 0)
    if (turns.length > 0) finalizing.start(turns)
  }

  function startAnew() {
    setAsking(false)
    setTooEarly(false)
    finalizing.drop()
    talk.startAnew()
  }

  const startNew = (
    <Button
      look={finished ? 'primary' : 'quiet'}
      className={finished ? undefined : 'max-sm:-mx-3 max-sm:px-3 max-sm:text-sm'}
      disabled={isRunning}
      icon={<RotateCcw aria-hidden="true" className={finished ? 'size-4.5' : 'size-4.5 max-sm:hidden'} />}
      onClick={() => (turns.length > 0 && !finished ? setAsking(true) : startAnew())}
    >
      {t('startNew')}
    </Button>
  )
  const picture = image && (
    <DishPicture
      key={image.key}
      image={image}
      title={recipe?.title ?? ''}
      whenExpired={
        <SignedImage
          image={image.key}
          alt={t('imageAlt', { title: recipe?.title ?? '' })}
          width={1200}
          height={900}
          sizes="(min-width: 64rem) 40rem, 100vw"
          fallback={t('imageMissing')}
          className="aspect-4/3 w-full rounded-2xl"
        />
      }
    />
  )
  const imagePanel = <ImagePanel busy={isRunning && !image} picture={picture} />
  const platingPanel = (
    <PlatingPanel busy={isRunning && !plating} text={plating} lang={recipe?.language ?? null} />
  )

  return (
    <Page title={title} heading={null}>
      <div className="mb-5 sm:mb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1 ref={heading} tabIndex={-1} className="min-w-0 text-title outline-none">
            {title}
          </h1>
          {startNew}
        </div>
        {!finished && <p className="mt-1 max-w-text text-ink-soft sm:mt-2 sm:text-lg">{t('intro')}</p>}
      </div>
      <output className="sr-only">{writing ? t('writing') : talk.answered ? t('done') : ''}</output>

      {finished ? (
        <>
          {state.phase === 'saved' && state.announced && (
            <Alert tone="success" className="mb-8">
              <p className="font-medium">{t('saved')}</p>
              <p className="text-sm text-ink-soft">{t('savedPrivate')}</p>
            </Alert>
          )}
          <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
            <div className="lg:sticky lg:top-24 lg:self-start">{imagePanel}</div>
            <div className="grid content-start gap-10">
              <RecipeCard finished={finished} />
              {platingPanel}
            </div>
          </div>
          <details className="group mt-12">
            <summary className="flex min-h-11 w-fit items-center font-semibold text-ink underline underline-offset-4">
              {t('conversation')}
            </summary>
            <div className="mt-4 max-w-3xl">
              <Notebook turns={turns} writing={false} />
              <div className="h-5 rounded-b-3xl border border-t-0 border-line bg-card" />
            </div>
          </details>
          <div className="mt-10 max-w-3xl">
            <Disclaimer />
          </div>
        </>
      ) : (
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="min-w-0">
            <Notebook turns={turns} writing={writing}>
              {turns.length === 0 && !isRunning && <Suggestions onChoose={say} />}
            </Notebook>
            <div className="sticky bottom-0 z-10 grid gap-3 rounded-t-2xl border border-line bg-paper p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lift max-sm:rounded-b-2xl sm:rounded-b-3xl sm:p-4">
              {talk.failure !== null && <ChatFailure cause={talk.failure} />}
              {tooEarly && <Alert tone="error">{t('nothingToFinalize')}</Alert>}
              <FinalizeFailure state={state} onRetry={finalize} />
              <RoomNotice room={room} />
              {isRunning ? (
                <FinalizeBar step={state.step} percent={finalizing.percent} onStop={finalizing.drop} />
              ) : (
                <>
                  <Composer
                    draft={talk.draft}
                    onDraft={talk.setDraft}
                    onSend={say}
                    onStop={talk.stop}
                    writing={writing}
                    full={room === 'none'}
                  />
                  <Button
                    look="secondary"
                    disabled={writing}
                    onClick={finalize}
                    icon={<ChefHat aria-hidden="true" className="size-5" />}
                    className="justify-self-start max-sm:justify-self-stretch"
                  >
                    {t('finalize')}
                  </Button>
                </>
              )}
            </div>
          </div>
          <aside className="grid content-start gap-10 lg:sticky lg:top-24 lg:self-start">
            {imagePanel}
            {platingPanel}
            <Disclaimer />
          </aside>
        </div>
      )}

      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={startAnew}
        title={t('startNewQuestion')}
        confirmLabel={t('startNewConfirm')}
        cancelLabel={t('startNewCancel')}
      >
        {t('startNewWarning')}
      </ConfirmDialog>
    </Page>
  )
}

/** The words of a recipe on its way, in case that the conversation itself is not kept any more. */
function usePendingMessages(userId: string) {
  return useMemo(() => {
    const pending = pendingStore(sessionStorage).read()
    return pending?.userId === userId ? pending.messages : null
  }, [userId])
}

/**
 * Leads to the login because the session has ended. The session is asked for again only when this page is gone:
 * earlier, its guard would lead a signed-out visitor elsewhere.
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
