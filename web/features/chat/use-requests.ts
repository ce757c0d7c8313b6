import { useEffect, useEffectEvent, useLayoutEffect, type Dispatch } from 'react'
import { emptyTable } from '#shared/contract/chat-table.ts'
import { chat, type ChatEvent } from '#shared/contract/chef.ts'
import { editDraft, type Draft, type DraftOperation } from '#shared/contract/draft.ts'
import type { Language } from '#shared/constants/languages.ts'
import { ui } from '#shared/constants/ui.ts'
import { call } from '../../lib/api.ts'
import { sentMessages } from './conversation.ts'
import { sentDraft } from './draft-edits.ts'
import { startRun, stopRuns } from './finalize-run.ts'
import type { PageEvent } from './page-events.ts'
import type { PageState } from './page-state.ts'
import { pendingStore } from './pending.ts'
import { findAnswer, requestAnswer } from './stream-answer.ts'
import { handSet } from './table.ts'

/** The requests that the state of the page asks for. Each ends when the state asks for another, or for none. */

export function useAnswer(
  { asking, conversation }: PageState,
  dispatch: Dispatch<PageEvent>,
  language: Language,
) {
  const read = useEffectEvent(async (mayBeStored: boolean, signal: AbortSignal) => {
    const { id, table, recipe } = conversation
    const messages = sentMessages(conversation.messages)
    const send = (event: PageEvent) => {
      if (!signal.aborted) dispatch(event)
    }
    const options = {
      signal,
      onBegin: () => send({ type: 'streamBegan' }),
      onEvents: (events: readonly ChatEvent[]) => send({ type: 'streamed', events }),
    }
    try {
      const stored = mayBeStored && id !== null ? await findAnswer(id, messages, options) : null
      const request = { conversation: id, messages, language, table: handSet(table), draft: recipe }
      send({ type: 'answerEnded', answer: stored ?? (await requestAnswer(request, options)) })
    } catch (cause) {
      send({ type: 'answerFailed', cause })
    }
  })
  useEffect(() => {
    if (!asking) return undefined
    const leaving = new AbortController()
    void read(asking.mayBeStored, leaving.signal)
    return () => leaving.abort()
  }, [asking])
}

/** A failure leaves what is shown: the chips are sent with the next message. */
export function useRedraft(
  { redrafting, conversation }: PageState,
  dispatch: Dispatch<PageEvent>,
  language: Language,
) {
  const request = useEffectEvent((signal: AbortSignal) => {
    const { id, messages, table, recipe } = conversation
    const body = {
      messages: sentMessages(messages),
      language,
      conversation: id,
      table: handSet(table) ?? {},
      ...(recipe && { draft: sentDraft(recipe) }),
    }
    return call(chat, { body, signal }).catch(() => null)
  })
  useEffect(() => {
    if (!redrafting) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const understood = await request(leaving.signal)
      if (!leaving.signal.aborted) dispatch({ type: 'redrafted', understood })
    }, redrafting.wait)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [redrafting, dispatch])
}

export function useDraftEdit({ editing, conversation }: PageState, dispatch: Dispatch<PageEvent>) {
  const request = useEffectEvent((draft: Draft, operation: DraftOperation, signal: AbortSignal) => {
    const { id, table } = conversation
    const body = {
      draft: sentDraft(draft),
      operations: [operation],
      table: table ?? emptyTable,
      conversation: id,
    }
    return call(editDraft, { body, signal })
  })
  useEffect(() => {
    if (!editing) return undefined
    const leaving = new AbortController()
    request(editing.draft, editing.operation, leaving.signal).then(
      (answer) => dispatch({ type: 'draftEdited', answer }),
      (cause: unknown) => {
        if (!leaving.signal.aborted) dispatch({ type: 'draftEditFailed', cause })
      },
    )
    return () => leaving.abort()
  }, [editing, dispatch])
}

/** A run outlives the page: what is idle has none, and nothing is stored for it. */
export function useFinalizing(
  { finalizing }: PageState,
  dispatch: Dispatch<PageEvent>,
  onSignedOut: () => void,
) {
  const isIdle = finalizing.phase === 'idle'
  const pending = finalizing.phase === 'running' ? finalizing.pending : null
  const key = pending?.idempotencyKey ?? null
  const follow = useEffectEvent(() => pending && startRun(pending))
  const signedOut = useEffectEvent(onSignedOut)

  useEffect(() => {
    if (!isIdle) return
    stopRuns()
    pendingStore(sessionStorage).drop()
  }, [isIdle])

  // A layout effect: subscribing later could miss a run that has already ended.
  useLayoutEffect(() => {
    if (key === null) return undefined
    const run = follow()
    let hasLeft = false
    const unsubscribe = run?.subscribe((reached) => dispatch({ type: 'finalizeReached', ...reached }))
    const end = async () => {
      const outcome = await run?.outcome
      if (hasLeft || !outcome) return
      dispatch({ type: 'finalizeEnded', outcome })
      if (outcome.kind === 'signedOut') signedOut()
    }
    void end()
    return () => {
      hasLeft = true
      unsubscribe?.()
    }
  }, [key, dispatch])

  const hides = finalizing.phase === 'saved' && finalizing.automatic
  useEffect(() => {
    if (!hides) return undefined
    const hiding = setTimeout(() => dispatch({ type: 'announcementEnded' }), ui.finalize.autoSaveMessage)
    return () => clearTimeout(hiding)
  }, [hides, dispatch])
}
