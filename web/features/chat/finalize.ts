import { CallError } from '#shared/contract/call.ts'
import { recordTiming } from '#shared/contract/chef.ts'
import { saveRecipe, type Recipe } from '#shared/contract/recipes.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import {
  confirmationOf,
  everyConfirmation,
  unconfirmed,
  type Finding,
} from '#shared/contract/safety-finding.ts'
import { errorReason, type Failure } from '../../lib/errors.ts'
import { preparations, savePayload, type StepDeps, type StepResults } from './finalize-steps.ts'
import type { PaintedImage, PendingRecipe, PendingStore } from './pending.ts'
import { failureRecord, successRecord, type FinalizeStep, type StepTimes } from './timing.ts'

/** Why a step failed: refused by the server, no answer, or a programming error. */
export type FailureReason = Failure | 'unexpected'

export interface Saved {
  saved: Recipe
  recipe: RecipeStructure
  plating: string
  image: PaintedImage
}

export type Outcome =
  | ({ kind: 'saved' } & Saved)
  /** The chef declined to write this recipe; `message` gives the reason. */
  | { kind: 'refused'; message: string }
  /** Somebody who eats must not have it; the user decides. The findings are empty where only the server knows them. */
  | { kind: 'unsafe'; findings: Finding[] }
  | { kind: 'failed'; step: FinalizeStep; reason: FailureReason }
  /** The session has ended; the results so far are stored until the user logs in again. */
  | { kind: 'signedOut' }
  /** The user started a new recipe, stopped or logged out meanwhile: nothing to show, nothing stored. */
  | { kind: 'abandoned' }

export interface FinalizeDeps extends StepDeps {
  now: () => number
  store: PendingStore
  /** Renders the recipe's text, which is saved as `content`. */
  render: (recipe: RecipeStructure) => string
  /** Called when a step begins, with the results so far. */
  onStep?: (step: FinalizeStep, pending: PendingRecipe) => void
}

/**
 * Turns a conversation into a saved recipe: recipe, plating, image, save. Each result is stored as it arrives, so that
 * another call with the stored recipe resumes where this one stopped. Saving twice creates one recipe, because of the
 * idempotency key. Never rejects: every way to end is an `Outcome`.
 */
export async function finalize(given: PendingRecipe, deps: FinalizeDeps): Promise<Outcome> {
  const { store, now } = deps
  store.save(given)
  await flushTimings(deps)
  let pending = store.read() ?? given

  for (const { step, result, work } of preparations) {
    if (pending[result] !== undefined) continue
    if (isAbandoned(pending, deps)) return { kind: 'abandoned' }
    const findings = unconfirmedOf(pending)
    if (findings.length > 0) return { kind: 'unsafe', findings }
    deps.onStep?.(step, pending)
    const from = now()
    try {
      const results = await work(pending, deps)
      if (isAbandoned(pending, deps)) return { kind: 'abandoned' }
      if ('refusal' in results) return await refuse(results.refusal, pending, now() - from, deps)
      pending = withResults(pending, results, step, now() - from)
      store.save(pending)
    } catch (cause) {
      return await stopAt(step, cause, pending, now() - from, deps)
    }
  }

  const { recipe, plating, image } = pending
  if (isAbandoned(pending, deps)) return { kind: 'abandoned' }
  const findings = unconfirmedOf(pending)
  if (findings.length > 0) return { kind: 'unsafe', findings }
  deps.onStep?.('save', pending)
  const from = now()
  try {
    if (!recipe || plating === undefined || !image) throw new TypeError('A preparation gave no result')
    const content = deps.render(recipe).trim()
    const saved = await deps.call(saveRecipe, {
      body: savePayload(recipe, { ...pending, content, plating, image }),
      idempotencyKey: pending.idempotencyKey,
    })
    if (isAbandoned(pending, deps)) return { kind: 'abandoned' }
    store.drop()
    const times = addTime(pending.times, 'save', now() - from)
    // The recipe is saved: the record is sent without waiting, and losing it is no failure.
    void deps.call(recordTiming, { body: successRecord(times, saved.id) }).catch(() => undefined)
    return { kind: 'saved', saved, recipe, plating, image }
  } catch (cause) {
    return await stopAt('save', cause, pending, now() - from, deps)
  }
}

const unconfirmedOf = ({ verdict, confirmedAllergens }: PendingRecipe): Finding[] =>
  unconfirmed(verdict?.findings ?? [], confirmedAllergens)

/** What the user confirms: what was found, or all there is where the server alone found it. */
export function confirmed(pending: PendingRecipe): PendingRecipe {
  const found = unconfirmedOf(pending).map(confirmationOf)
  const before = pending.confirmedAllergens ?? []
  const all = found.length > 0 ? found : everyConfirmation
  return { ...pending, confirmedAllergens: [...new Set([...before, ...all])] }
}

function withResults(pending: PendingRecipe, results: StepResults, step: FinalizeStep, elapsed: number) {
  return { ...pending, ...results, times: addTime(pending.times, step, elapsed) }
}

function addTime(times: StepTimes, step: FinalizeStep, elapsed: number): StepTimes {
  return { ...times, [step]: (times[step] ?? 0) + Math.max(0, Math.round(elapsed)) }
}

/** Logging out and starting a new recipe clear the storage; an older run must not write into it again. */
function isAbandoned(pending: PendingRecipe, { store, signal }: FinalizeDeps): boolean {
  return signal?.aborted === true || store.read()?.idempotencyKey !== pending.idempotencyKey
}

async function refuse(message: string, pending: PendingRecipe, elapsed: number, deps: FinalizeDeps) {
  const record = failureRecord(pending.times, { step: 'plating', message: 'no recipe', elapsed })
  deps.store.drop()
  await deps.call(recordTiming, { body: record }).catch(() => undefined)
  return { kind: 'refused', message } as const
}

async function stopAt(
  step: FinalizeStep,
  cause: unknown,
  pending: PendingRecipe,
  elapsed: number,
  deps: FinalizeDeps,
): Promise<Outcome> {
  if (isAbandoned(pending, deps)) return { kind: 'abandoned' }
  const reason = reasonOf(cause)
  if (reason === 'unexpected') console.warn(`finalizing stopped at ${step}`, cause)
  const message = typeof reason === 'string' ? reason : (reason.text ?? 'server error').slice(0, 500)
  const failure = { step, message, elapsed: Math.max(0, Math.round(elapsed)) }
  const record = failureRecord(pending.times, failure)
  // An image that no longer exists is painted again by the next attempt.
  const image = reason === 'unknown image' ? undefined : pending.image
  deps.store.save({ ...pending, image, unsentTimings: [...pending.unsentTimings, record] })
  if (reason === 'not signed in') return { kind: 'signedOut' }
  if (reason === 'allergen not confirmed') return { kind: 'unsafe', findings: [] }
  await flushTimings(deps)
  return { kind: 'failed', step, reason }
}

function reasonOf(cause: unknown): FailureReason {
  if (!(cause instanceof CallError)) return 'unexpected'
  return cause.code === 'network' ? 'network' : errorReason(cause)
}

/** Sends the records of earlier failures; those that cannot be sent now stay stored. */
async function flushTimings({ call, store }: FinalizeDeps) {
  const sent = new Set<number>()
  const unsentTimings = store.read()?.unsentTimings ?? []
  for (const [index, body] of unsentTimings.entries()) {
    try {
      await call(recordTiming, { body })
      sent.add(index)
    } catch (cause) {
      const later = cause instanceof CallError && (cause.code === 'network' || cause.code === 'not signed in')
      if (later) break
      sent.add(index)
    }
  }
  const pending = store.read()
  if (pending && sent.size > 0)
    store.save({ ...pending, unsentTimings: pending.unsentTimings.filter((_, n) => !sent.has(n)) })
}
