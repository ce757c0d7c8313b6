import * as z from 'zod/mini'
import { chatTable, type ChatTable } from '#shared/contract/chat-table.ts'
import { chatMessage, type ChatMessage } from '#shared/contract/chef.ts'
import { sentDraft, type SentDraft } from '#shared/contract/draft.ts'
import { verdict } from '#shared/contract/safety-finding.ts'
import { languages, type Language } from '#shared/constants/languages.ts'
import { cookedRecipe } from '#shared/contract/recipe-structure.ts'
import { pendingRecipeKey as key } from '../../lib/return-to.ts'
import { handSet } from './table.ts'
import { noTimes, stepTimes, timingRecord, type FinalizeStep } from './timing.ts'

export const paintedImage = z.object({
  /** A signed link, valid for an hour. */
  url: z.string(),
  /** The key that is saved with the recipe. */
  key: z.string(),
})

export type PaintedImage = z.infer<typeof paintedImage>

const pendingRecipe = z.object({
  userId: z.string(),
  idempotencyKey: z.string(),
  /** The language of the interface when finalizing began: the remaining steps use it too. */
  language: z.enum(languages),
  messages: z.array(chatMessage),
  /** The chips: what was set by hand applies to the recipe too. */
  table: z.prefault(z.catch(z.nullable(chatTable), null), null),
  /** The conversation on the server that it comes from. */
  conversation: z.optional(z.nullable(z.string())),
  /** The recipe that stood when finalizing began; missing in what an earlier version stored. */
  draft: z.catch(z.optional(z.nullable(sentDraft)), undefined),
  recipe: z.optional(cookedRecipe),
  /** What the safety check makes of it. */
  verdict: z.optional(verdict),
  /** What the user has confirmed though somebody who eats must not have it. */
  confirmedAllergens: z.optional(z.array(z.string())),
  plating: z.optional(z.string()),
  /** The built-in painter is to draw the picture, after another one has failed. */
  drawn: z.optional(z.boolean()),
  image: z.optional(paintedImage),
  times: stepTimes,
  /** Records of failed attempts that are not sent yet. */
  unsentTimings: z.array(timingRecord),
})

const storedRecipe = acceptingFormerName(pendingRecipe, { former: 'owed', current: 'unsentTimings' })

/** A recipe that is being finalized, with the results so far. */
export type PendingRecipe = z.infer<typeof pendingRecipe>

export interface PendingStore {
  /** Null when nothing readable is stored. */
  read: () => PendingRecipe | null
  save: (pending: PendingRecipe) => void
  drop: () => void
}

/** The pending recipe in session storage: one per tab. */
export function pendingStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): PendingStore {
  return {
    read: () => readJson(storedRecipe, storage.getItem(key)),
    save: (pending) => storage.setItem(key, JSON.stringify(pending)),
    drop: () => storage.removeItem(key),
  }
}

/**
 * A schema that also accepts what earlier versions of the app stored, when the field `current` had the name `former`.
 */
export function acceptingFormerName<Schema extends z.core.$ZodType>(
  schema: Schema,
  { former, current }: { former: string; current: string },
) {
  return z.pipe(
    z.transform((stored: unknown) =>
      typeof stored === 'object' && stored !== null && former in stored
        ? { [current]: (stored as Record<string, unknown>)[former], ...stored }
        : stored,
    ),
    schema,
  )
}

/** Parses and checks stored JSON; null for nothing, for broken JSON and for another shape. */
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

/** A recipe of which no step has run yet. */
export function newPending(begin: {
  userId: string
  language: Language
  messages: readonly ChatMessage[]
  table?: ChatTable | null
  conversation?: string | null
  draft?: SentDraft | null
  idempotencyKey: string
}): PendingRecipe {
  const { messages, table = null } = begin
  return { ...begin, messages: [...messages], table, times: noTimes, unsentTimings: [] }
}

/** Whether the pending recipe belongs to this conversation, so that finalizing again resumes it. */
export function continues(
  pending: PendingRecipe,
  userId: string,
  { messages, table }: { messages: readonly ChatMessage[]; table: ChatTable | null },
): boolean {
  return (
    pending.userId === userId &&
    JSON.stringify(pending.messages) === JSON.stringify(messages) &&
    JSON.stringify(handSet(pending.table)) === JSON.stringify(handSet(table))
  )
}

/** The step with which a pending recipe resumes. */
export function nextStep({ recipe, plating, image }: PendingRecipe): FinalizeStep {
  if (!recipe || plating === undefined) return 'plating'
  return image ? 'save' : 'image'
}
