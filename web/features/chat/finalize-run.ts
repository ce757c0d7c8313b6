import { linkRecipe } from '#shared/contract/chef.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { call } from '../../lib/api.ts'
import { delaySignOut } from '../../lib/unfinished-work.ts'
import { conversationStore, finishedFrom } from './conversation.ts'
import { finalize, type Outcome } from './finalize.ts'
import { pendingStore, type PendingRecipe } from './pending.ts'
import type { FinalizeStep } from './timing.ts'

interface RunState {
  step: FinalizeStep
  /** With the results so far. */
  pending: PendingRecipe
}

export interface Run {
  state: RunState
  outcome: Promise<Outcome>
  /** Returns the function that unsubscribes. */
  subscribe: (onState: (state: RunState) => void) => () => void
  stop: () => void
}

/** By idempotency key. A run is not tied to the page: the user may leave it and come back. */
const activeRuns = new Map<string, Run>()

/** Starts finalizing, or joins the run of the same recipe. */
export function startRun(pending: PendingRecipe): Run {
  const active = activeRuns.get(pending.idempotencyKey)
  if (active) return active

  const stopping = new AbortController()
  const listeners = new Set<(state: RunState) => void>()
  const outcome = finalize(pending, {
    call,
    now: () => performance.now(),
    store: pendingStore(sessionStorage),
    render: renderRecipe,
    signal: stopping.signal,
    onStep: (step, reached) => {
      run.state = { step, pending: reached }
      for (const listener of listeners) listener(run.state)
    },
  })
  const run: Run = {
    state: { step: 'plating', pending },
    outcome: outcome.finally(() => activeRuns.delete(pending.idempotencyKey)),
    subscribe: (onState) => {
      listeners.add(onState)
      return () => listeners.delete(onState)
    },
    stop: () => stopping.abort(),
  }
  activeRuns.set(pending.idempotencyKey, run)
  // Another request may learn first that the session has ended; this run still has to store its results.
  delaySignOut(run.outcome)
  void storeFinished(run.outcome, pending.userId)
  return run
}

/** Ends what runs in this window, and what comes of it is given up. */
export function stopRuns() {
  for (const run of activeRuns.values()) run.stop()
}

/** Stores the recipe with the conversation here, because the page may be gone when the run ends. */
async function storeFinished(ending: Promise<Outcome>, userId: string) {
  const outcome = await ending
  if (outcome.kind !== 'saved') return
  const conversations = conversationStore(sessionStorage)
  const conversation = conversations.read(userId)
  conversations.save({ ...conversation, finished: finishedFrom(outcome) })
  // It only marks the conversation in the list: a failure is no failure of the recipe.
  if (conversation.id === null) return
  const params = { id: conversation.id }
  await call(linkRecipe, { params, body: { recipe_id: outcome.saved.id } }).catch(() => undefined)
}
