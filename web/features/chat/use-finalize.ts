import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { averageTimings, type ChatMessage } from '#shared/contract/chef.ts'
import type { Language } from '#shared/constants/languages.ts'
import { ui } from '#shared/constants/ui.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { call } from '../../lib/api.ts'
import { conversationStore, finishedFrom, type FinishedRecipe } from './conversation.ts'
import type { FailureReason, Outcome } from './finalize.ts'
import { runFinalize, type Run, type RunState } from './finalize-run.ts'
import { continues, newPending, nextStep, pendingStore, type PendingRecipe } from './pending.ts'
import { estimateTotal, runProgress } from './progress.ts'
import { totalOf, type FinalizeStep } from './timing.ts'

export type FinalizeState =
  | { phase: 'idle' }
  | ({ phase: 'running' } & RunState)
  | { phase: 'failed'; step: FinalizeStep; reason: FailureReason; pending: PendingRecipe }
  | { phase: 'refused'; message: string }
  /** `announced` turns false when the message of an automatic save has been there long enough. */
  | { phase: 'saved'; announced: boolean }

interface FinalizeOptions {
  userId: string
  language: Language
  onSaved: (finished: FinishedRecipe) => void
  onSignedOut: () => void
}

/**
 * Finalizing as the page sees it. What an earlier visit left pending goes on by itself when the same person is back;
 * somebody else's is dropped.
 */
export function useFinalize({ userId, language, onSaved, onSignedOut }: FinalizeOptions) {
  const store = useMemo(() => pendingStore(sessionStorage), [])
  const [state, setState] = useState<FinalizeState>(() => {
    const left = store.read()
    return left?.userId === userId ? runningWith(left) : { phase: 'idle' }
  })
  const [percent, setPercent] = useState(0)
  const run = useRef<Run | null>(null)
  const leave = useRef<(() => void) | null>(null)
  const callbacks = useRef({ onSaved, onSignedOut })
  useEffect(() => {
    callbacks.current = { onSaved, onSignedOut }
  }, [onSaved, onSignedOut])

  const attach = useCallback((pending: PendingRecipe, automatic: boolean) => {
    leave.current?.()
    const current = startRun(pending)
    run.current = current
    const unwatch = current.subscribe((reached) => setState({ phase: 'running', ...reached }))
    const progress = runProgress(setPercent, { alreadyMs: totalOf(pending.times) })
    let hiding: ReturnType<typeof setTimeout> | undefined
    let left = false
    leave.current = () => {
      left = true
      clearTimeout(hiding)
      unwatch()
      progress.stop()
    }

    async function takeMean() {
      const average = await call(averageTimings)
      progress.setEstimate(estimateTotal(average))
    }

    async function arrive() {
      const outcome = await current.outcome
      if (left) return
      unwatch()
      run.current = null
      if (outcome.kind === 'saved') {
        progress.finish()
        callbacks.current.onSaved(finishedFrom(outcome))
      } else progress.stop()
      if (outcome.kind === 'signedOut') callbacks.current.onSignedOut()
      else setState(stateAfter(outcome, current.state.pending))
      if (outcome.kind !== 'saved' || !automatic) return
      hiding = setTimeout(() => setState({ phase: 'saved', announced: false }), ui.finalize.autoSaveMessage)
    }

    // Only the bar is finer with the mean; without it the fallback stands.
    takeMean().catch(() => undefined)
    void arrive()
  }, [])

  // In the same breath as the first drawing: a run that ended between the two would be waited for without end.
  useLayoutEffect(() => {
    const pending = store.read()
    if (pending?.userId === userId) attach(pending, true)
    else store.drop()
    return () => leave.current?.()
  }, [store, userId, attach])

  /** Begins, or goes on when the same conversation was stopped half way. */
  const start = useCallback(
    (messages: readonly ChatMessage[]) => {
      const kept = store.read()
      const pending =
        kept && continues(kept, userId, messages)
          ? kept
          : newPending({ userId, language, messages, idempotencyKey: crypto.randomUUID() })
      setPercent(0)
      setState(runningWith(pending))
      attach(pending, false)
    },
    [store, userId, language, attach],
  )

  /** Ends a run and forgets what it had; the conversation stays. */
  const drop = useCallback(() => {
    store.drop()
    run.current?.stop()
    run.current = null
    leave.current?.()
    setState({ phase: 'idle' })
  }, [store])

  return { state, percent, start, drop }
}

export type Finalizing = ReturnType<typeof useFinalize>

function runningWith(pending: PendingRecipe): FinalizeState {
  return { phase: 'running', step: nextStep(pending), pending }
}

function stateAfter(outcome: Exclude<Outcome, { kind: 'signedOut' }>, pending: PendingRecipe): FinalizeState {
  switch (outcome.kind) {
    case 'saved':
      return { phase: 'saved', announced: true }
    case 'failed':
      return { phase: 'failed', step: outcome.step, reason: outcome.reason, pending }
    case 'refused':
      return { phase: 'refused', message: outcome.message }
    case 'abandoned':
      return { phase: 'idle' }
  }
}

/** Starts or joins the run; its recipe is noted in the conversation even when the page has been left meanwhile. */
function startRun(pending: PendingRecipe): Run {
  const current = runFinalize(pending, {
    call,
    now: () => performance.now(),
    store: pendingStore(sessionStorage),
    render: renderRecipe,
  })
  void storeFinished(current.outcome, pending.userId)
  return current
}

async function storeFinished(arriving: Promise<Outcome>, userId: string) {
  const outcome = await arriving
  if (outcome.kind !== 'saved') return
  const conversations = conversationStore(sessionStorage)
  conversations.save({ ...conversations.read(userId), finished: finishedFrom(outcome) })
}
