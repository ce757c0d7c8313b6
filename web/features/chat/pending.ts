import * as z from 'zod/mini'
import { chatMessage, type ChatMessage } from '#shared/contract/chef.ts'
import { languages, type Language } from '#shared/constants/languages.ts'
import { recipeStructure } from '#shared/contract/recipe-structure.ts'
import { noTimes, stepTimes, timingRecord, type FinalizeStep } from './timing.ts'

const key = 'pending_recipe'

export const paintedImage = z.object({
  /** Signed, for showing it now. */
  url: z.string(),
  /** What the recipe keeps. */
  key: z.string(),
})

export type PaintedImage = z.infer<typeof paintedImage>

const pendingRecipe = z.object({
  userId: z.string(),
  idempotencyKey: z.string(),
  /** The interface's language when finalizing began, so that a later part does not change tongue. */
  language: z.enum(languages),
  messages: z.array(chatMessage),
  recipe: z.optional(recipeStructure),
  plating: z.optional(z.string()),
  image: z.optional(paintedImage),
  times: stepTimes,
  /** Records of failures that could not be sent when they happened. */
  unsentTimings: z.array(timingRecord),
})

/** A recipe on its way into the binder, with everything that was finished so far. */
export type PendingRecipe = z.infer<typeof pendingRecipe>

export interface PendingStore {
  /** What is kept, or null when there is nothing that can be read. */
  read: () => PendingRecipe | null
  save: (pending: PendingRecipe) => void
  drop: () => void
}

/** The pending recipe in a storage of the browser: one per tab. */
export function pendingStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): PendingStore {
  return {
    read: () => readJson(pendingRecipe, storage.getItem(key)),
    save: (pending) => storage.setItem(key, JSON.stringify(pending)),
    drop: () => storage.removeItem(key),
  }
}

/** What a storage holds, checked; null for nothing, for broken JSON and for another shape. */
export function readJson<Schema extends z.core.$ZodType>(
  schema: Schema,
  text: string | null,
): z.core.output<Schema> | null {
  if (text === null) return null
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** The start of a run, nothing finished yet. */
export function newPending(begin: {
  userId: string
  language: Language
  messages: readonly ChatMessage[]
  idempotencyKey: string
}): PendingRecipe {
  return { ...begin, messages: [...begin.messages], times: noTimes, unsentTimings: [] }
}

/** Whether a kept run belongs to this conversation, so that "once more" means "go on". */
export function continues(pending: PendingRecipe, userId: string, messages: readonly ChatMessage[]): boolean {
  return pending.userId === userId && JSON.stringify(pending.messages) === JSON.stringify(messages)
}

/** The step a kept run goes on with. */
export function nextStep({ recipe, plating, image }: PendingRecipe): FinalizeStep {
  if (!recipe || plating === undefined) return 'plating'
  return image ? 'save' : 'image'
}
