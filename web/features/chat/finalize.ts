import { CallError, type Call } from '#shared/contract/call.ts'
import { chat, paintDish, recordTiming } from '#shared/contract/chef.ts'
import { saveRecipe, type Recipe, type SavePayload } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { errorReason, type ApiErrorReason } from '../../lib/outcome.ts'
import type { PaintedImage, PendingRecipe, PendingStore } from './pending.ts'
import { failureRecord, successRecord, type FinalizeStep, type StepTimes } from './timing.ts'

/** Why a step failed: the server's refusal, no answer at all, or something nobody foresaw. */
export type FailureReason = ApiErrorReason | 'network' | 'unexpected'

export interface Saved {
  saved: Recipe
  recipe: RecipeStructure
  plating: string
  image: PaintedImage
}

export type Outcome =
  | ({ kind: 'saved' } & Saved)
  /** The chef would not write this recipe; `message` says why. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; step: FinalizeStep; reason: FailureReason }
  /** The session has ended; what is finished is kept for after the login. */
  | { kind: 'signedOut' }
  /** Somebody started anew or logged out meanwhile: nothing to show, nothing kept. */
  | { kind: 'abandoned' }

/** What finalizing needs of the world around it. */
export interface FinalizeDeps {
  call: Call
  now: () => number
  store: PendingStore
  /** The text that is kept of a recipe. */
  render: (recipe: RecipeStructure) => string
  /** Told when a step begins, with all that is finished by then. */
  onStep?: (step: FinalizeStep, pending: PendingRecipe) => void
  signal?: AbortSignal
}

type Finished = Pick<PendingRecipe, 'recipe' | 'plating' | 'image'>
type Work = (pending: PendingRecipe, deps: FinalizeDeps) => Promise<Finished | { refusal: string }>

/** What comes before saving, in order; whatever is finished already is not asked for again. */
const preparations: readonly { step: FinalizeStep; result: keyof Finished; work: Work }[] = [
  { step: 'plating', result: 'recipe', work: writeRecipe },
  { step: 'plating', result: 'plating', work: describePlating },
  { step: 'image', result: 'image', work: paint },
]

/**
 * Brings a conversation's recipe into the binder: recipe, plating, picture, save. Each result is kept as it arrives,
 * so calling it again with what is kept goes on where it stopped; the idempotency key makes saving twice one recipe.
 * Never rejects: every way it can end is an `Outcome`.
 */
export async function finalize(begun: PendingRecipe, deps: FinalizeDeps): Promise<Outcome> {
  const { store, now } = deps
  store.save(begun)
  await flushTimings(deps)
  let pending = store.read() ?? begun

  for (const { step, result, work } of preparations) {
    if (pending[result] !== undefined) continue
    if (isAbandoned(pending, deps)) return { kind: 'abandoned' }
    deps.onStep?.(step, pending)
    const from = now()
    try {
      const found = await work(pending, deps)
      if (isAbandoned(pending, deps)) return { kind: 'abandoned' }
      if ('refusal' in found) return await refuse(found.refusal, pending, now() - from, deps)
      pending = withResult(pending, found, step, now() - from)
      store.save(pending)
    } catch (cause) {
      return await stopAt(step, cause, pending, now() - from, deps)
    }
  }

  const { recipe, plating, image } = pending
  if (isAbandoned(pending, deps)) return { kind: 'abandoned' }
  deps.onStep?.('save', pending)
  const from = now()
  try {
    if (!recipe || plating === undefined || !image) throw new TypeError('A preparation brought nothing')
    const content = deps.render(recipe).trim()
    const saved = await deps.call(saveRecipe, {
      body: payloadOf(recipe, { content, plating, image }),
      idempotencyKey: pending.idempotencyKey,
    })
    if (isAbandoned(pending, deps)) return { kind: 'abandoned' }
    store.drop()
    const times = addTime(pending.times, 'save', now() - from)
    // The recipe is safe: nobody waits for the record, and nothing is said when it gets lost.
    void deps.call(recordTiming, { body: successRecord(times, saved.id) }).catch(() => undefined)
    return { kind: 'saved', saved, recipe, plating, image }
  } catch (cause) {
    return await stopAt('save', cause, pending, now() - from, deps)
  }
}

async function writeRecipe({ messages, language }: PendingRecipe, { call, signal }: FinalizeDeps) {
  const { message, recipe } = await call(chat, { body: { messages, language, task: 'recipe' }, signal })
  const isEmpty = !recipe || (recipe.ingredients.length === 0 && recipe.steps.length === 0)
  return isEmpty ? { refusal: message } : { recipe }
}

async function describePlating(
  { messages, language, recipe }: PendingRecipe,
  { call, signal }: FinalizeDeps,
) {
  const { message } = await call(chat, { body: { messages, language, task: 'plating', recipe }, signal })
  return { plating: atMost(message.trim(), limits.recipe.platingMax) }
}

async function paint({ recipe, plating }: PendingRecipe, { call, signal }: FinalizeDeps) {
  const prompt = [recipe?.title, plating].filter(Boolean).join('\n\n')
  return { image: await call(paintDish, { body: { prompt, recipe }, signal }) }
}

function payloadOf(
  recipe: RecipeStructure,
  finished: { content: string; plating: string; image: PaintedImage },
): SavePayload {
  return {
    title: recipe.title,
    content: finished.content,
    image_url: finished.image.key,
    dish_type: recipe.dishType,
    taste: recipe.taste,
    plating: finished.plating,
    prep_time: recipe.prepMinutes,
    cook_time: recipe.cookMinutes,
    total_time: recipe.prepMinutes + recipe.cookMinutes,
    search_terms: recipe.searchTerms,
    recipe,
  }
}

function withResult(pending: PendingRecipe, found: Finished, step: FinalizeStep, elapsed: number) {
  return { ...pending, ...found, times: addTime(pending.times, step, elapsed) }
}

function addTime(times: StepTimes, step: FinalizeStep, elapsed: number): StepTimes {
  return { ...times, [step]: (times[step] ?? 0) + Math.max(0, Math.round(elapsed)) }
}

/** Whole sentences as far as they fit. */
function atMost(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('\n'))
  return end > 0 ? cut.slice(0, end + 1).trimEnd() : cut
}

/** A log-out or a new start empties the storage; a run of yesterday must not write into it again. */
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
  // A picture that is no longer there is painted again at the next try.
  const image = reason === 'unknown image' ? undefined : pending.image
  deps.store.save({ ...pending, image, unsentTimings: [...pending.unsentTimings, record] })
  if (reason === 'not signed in') return { kind: 'signedOut' }
  await flushTimings(deps)
  return { kind: 'failed', step, reason }
}

function reasonOf(cause: unknown): FailureReason {
  if (!(cause instanceof CallError)) return 'unexpected'
  return cause.code === 'network' ? 'network' : errorReason(cause)
}

/** Sends the records of earlier failures; those that cannot be sent now stay for the next time. */
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
