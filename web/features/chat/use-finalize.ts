import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ChatTable } from '#shared/contract/chat-table.ts'
import { averageTimings, type ChatMessage } from '#shared/contract/chef.ts'
import type { Language } from '#shared/constants/languages.ts'
import { ui } from '#shared/constants/ui.ts'
import { call } from '../../lib/api.ts'
import { finishedFrom, type FinishedRecipe } from './conversation.ts'
import type { Finding } from '#shared/contract/safety-finding.ts'
import { confirmed, type FailureReason, type Outcome } from './finalize.ts'
import { startRun, type Run, type RunState } from './finalize-run.ts'
import { continues, newPending, nextStep, pendingStore, type PendingRecipe } from './pending.ts'
import { estimateTotal, runProgress } from './progress.ts'
import { totalOf, type FinalizeStep } from './timing.ts'

export type FinalizeState =
  | { phase: 'idle' }
  | ({ phase: 'running' } & RunState)
  | { phase: 'failed'; step: FinalizeStep; reason: FailureReason; pending: PendingRecipe }
  | { phase: 'refused'; message: string }
  /** Waits for the user's decision. */
  | { phase: 'unsafe'; findings: readonly Finding[]; pending: PendingRecipe }
  /** `announced` becomes false when the message of an automatic save is to disappear. */
  | { phase: 'saved'; announced: boolean }

interface FinalizeOptions {
  userId: string
  language: Language
  onSaved: (finished: FinishedRecipe) => void
  onSignedOut: () => void
}

/**
 * The state of finalizing for the page. A pending recipe of an earlier visit resumes by itself when the same user is
 * back; that of another user is dropped.
 */
export function useFinalize({ userId, language, onSaved, onSignedOut }: FinalizeOptions) {
  const store = useMemo(() => pendingStore(sessionStorage), [])
  const [state, setState] = useState<FinalizeState>(() => {
    const stored = store.read()
    return stored?.userId === userId ? runningWith(stored) : { phase: 'idle' }
  })
  const [percent, setPercent] = useState(0)
  const run = useRef<Run | null>(null)
  const detach = useRef<(() => void) | null>(null)
  const callbacks = useRef({ onSaved, onSignedOut })
  useEffect(() => {
    callbacks.current = { onSaved, onSignedOut }
  }, [onSaved, onSignedOut])

  const attach = useCallback((pending: PendingRecipe, automatic: boolean) => {
    detach.current?.()
    const current = startRun(pending)
    run.current = current
    const unsubscribe = current.subscribe((reached) => setState({ phase: 'running', ...reached }))
    const progress = runProgress(setPercent, { alreadyMs: totalOf(pending.times) })
    let hiding: ReturnType<typeof setTimeout> | undefined
    let detached = false
    detach.current = () => {
      detached = true
      clearTimeout(hiding)
      unsubscribe()
      progress.stop()
    }

    async function loadEstimate() {
      const average = await call(averageTimings)
      progress.setEstimate(estimateTotal(average))
    }

    async function showOutcome() {
      const outcome = await current.outcome
      if (detached) return
      unsubscribe()
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

    // Without the server's average the progress bar uses its own estimate.
    loadEstimate().catch(() => undefined)
    void showOutcome()
  }, [])

  // A layout effect: subscribing later could miss a run that has already ended.
  useLayoutEffect(() => {
    const pending = store.read()
    if (pending?.userId === userId) attach(pending, true)
    else store.drop()
    return () => detach.current?.()
  }, [store, userId, attach])

  /** Starts finalizing, or resumes it when the pending recipe belongs to this conversation. */
  const start = useCallback(
    (
      messages: readonly ChatMessage[],
      table: ChatTable | null = null,
      conversation: string | null = null,
    ) => {
      const stored = store.read()
      const pending =
        stored && continues(stored, userId, { messages, table })
          ? stored
          : newPending({
              userId,
              language,
              messages,
              table,
              conversation,
              idempotencyKey: crypto.randomUUID(),
            })
      setPercent(0)
      setState(runningWith(pending))
      attach(pending, false)
    },
    [store, userId, language, attach],
  )

  /** Goes on with a recipe that somebody who eats must not have: the user has said so. */
  const confirm = useCallback(() => {
    const stored = store.read()
    if (stored?.userId !== userId) return
    const pending = confirmed(stored)
    store.save(pending)
    setState(runningWith(pending))
    attach(pending, false)
  }, [store, userId, attach])

  /** Stops the run and discards its results; the conversation stays. */
  const drop = useCallback(() => {
    store.drop()
    run.current?.stop()
    run.current = null
    detach.current?.()
    setState({ phase: 'idle' })
  }, [store])

  return { state, percent, start, confirm, drop }
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
    case 'unsafe':
      return { phase: 'unsafe', findings: outcome.findings, pending }
    case 'refused':
      return { phase: 'refused', message: outcome.message }
    case 'abandoned':
      return { phase: 'idle' }
  }
}
