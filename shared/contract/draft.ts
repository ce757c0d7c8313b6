import * as z from 'zod/mini'
import { capacity } from '../constants/capacity.ts'
import { limits } from '../constants/limits.ts'
import { units } from '../words/units.ts'
import { wayNames } from '../words/way-names.ts'
import { sentTable } from './chat-table.ts'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { libraryOperation } from './recipe-plan.ts'
import { fitsInLists, recipeIngredient, recipeStructure } from './recipe-structure.ts'
import { verdict } from './safety-finding.ts'

const tooLarge: ErrorCode = 'too large'

const id = z.string().check(z.minLength(1), z.maxLength(limits.chat.table.foodMax))
const servings = z.int().check(z.minimum(1), z.maximum(limits.recipe.servingsMax))
const amount = z.nullable(z.number().check(z.positive(), z.maximum(1_000_000)))
const unit = z.nullable(z.enum(units))
const factor = z.number().check(z.positive(), z.maximum(limits.draft.factorMax))
const heat = z.object({ op: z.literal('heat'), by: z.enum(['milder', 'hotter']) })
const serve = z.object({ op: z.literal('serve'), servings })
const item = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.recipe.ingredientNameMax))

/** How a recipe may be cooked; null is as it is written. */
const way = z.object({ op: z.literal('way'), way: z.nullable(z.enum(wayNames)) })

const line = z.int().check(z.minimum(0), z.maximum(limits.recipe.ingredientsMax - 1))

/** A change of the draft by hand. `line` is a zero-based index in the ingredients of the draft that it is sent with. */
export const draftOperation = z.discriminatedUnion('op', [
  serve,
  z.object({ op: z.literal('swap'), line, food: id }),
  z.object({ op: z.literal('replace'), line, item, amount, unit }),
  z.object({ op: z.literal('remove'), line }),
  z.object({ op: z.literal('add'), item, amount, unit }),
  z.object({ op: z.literal('amount'), line, factor }),
  heat,
  way,
])

/** A recipe of the library and all that was done to it, in order. */
const base = z.object({
  recipe: z.string().check(z.minLength(1), z.maxLength(limits.idMax)),
  operations: z.array(libraryOperation).check(z.maxLength(limits.recipe.operationsMax, tooLarge)),
})

const draftIngredient = z.extend(recipeIngredient, {
  /** Foods that may take its place, nearest first, by id and with their name in the reader's language. */
  swaps: z.optional(
    z
      .array(z.object({ food: id, label: z.string().check(z.maxLength(limits.chat.table.nameMax)) }))
      .check(z.maxLength(limits.draft.swaps)),
  ),
  /** The dish does without it. */
  mayGo: z.optional(z.boolean()),
})

/** How it is served, where the author of the recipe has said so. */
export const platingText = z.optional(z.string().check(z.maxLength(limits.recipe.platingMax)))

/** It was changed by hand since it was talked about: a chip that is changed makes it no more anew. */
const changed = { byHand: z.optional(z.boolean()) }

/**
 * The recipe that stands. One of the library has a `base`, from which everything else is computed anew; one that a model, a
 * member or a page wrote has none, and is its structure.
 */
export const draft = z.extend(recipeStructure, {
  ingredients: z.array(draftIngredient).check(z.maxLength(limits.recipe.ingredientsMax, tooLarge)),
  base: z.optional(z.nullable(base)),
  /** The ways in which it may be cooked, where there are several, and the one in which it is. */
  ways: z.optional(z.array(z.nullable(z.enum(wayNames))).check(z.maxLength(wayNames.length + 1))),
  way: z.optional(z.nullable(z.enum(wayNames))),
  /** What the safety check makes of it for those who eat. */
  verdict: z.optional(verdict),
  plating: platingText,
  ...changed,
})

/** A draft in requests: what is computed from the rest is left out. */
export const sentDraft = z
  .extend(recipeStructure, { base: z.optional(z.nullable(base)), plating: platingText, ...changed })
  .check(
    z.refine(
      (sent) =>
        sent.base
          ? new TextEncoder().encode(JSON.stringify(sent)).byteLength <= limits.draft.libraryMax
          : fitsInLists(sent),
      tooLarge,
    ),
  )

/** Why an operation was not done. */
export const editReasons = [
  /** No food is called so. */
  'unknown',
  /** It is not in the recipe. */
  'absent',
  /** It is in it already. */
  'present',
  /** The dish is named after it. */
  'main',
  /** It would not hold together, rise or taste of anything without. */
  'needed',
  /** It needs another way to cook, so that the steps would be wrong. */
  'method',
  /** The texts speak of it in words that would stay. */
  'said',
  /** Nothing in the recipe is cooked as this would be. */
  'no place',
  /** The recipe has no such way. */
  'no way',
  /** More than can be cooked at once, or less than anybody eats. */
  'too much',
  /** It makes nothing hotter or milder. */
  'no heat',
  /** It has no amount that could be changed. */
  'to taste',
  /** Not for those who eat. */
  'unsafe',
  /** Only a recipe of the library can be changed so. */
  'no base',
] as const

const shown = z.nullable(z.union([z.string(), z.number()]))

/** What is other in the draft after an edit: the words of a line, a number of servings, a way. */
export const draftChange = z.object({
  kind: z.enum(['servings', 'way', 'instead', 'out', 'in', 'amount']),
  before: shown,
  after: shown,
})

export const refusedOperation = z.object({
  operation: draftOperation,
  reason: z.enum(editReasons),
  /** The danger, in the reader's language; or the steps that say what would stay. */
  sentences: z.array(z.string()),
  /** What could be done instead; its line counts in the draft of the answer. */
  offer: z.nullable(draftOperation),
})

export const editDraft = endpoint({
  method: 'POST',
  path: '/api/recipes/edit',
  who: 'member',
  summary:
    'A draft with changes by hand, as many as can be done, in order. A draft that those at the table must not eat is mended in the same call, or withdrawn: then it is null. Nothing is stored.',
  body: z.object({
    draft: sentDraft,
    operations: z.array(draftOperation).check(z.minLength(1), z.maxLength(limits.draft.operations)),
    /** Who eats: every entry counts that was not removed. */
    table: z.optional(z.nullable(sentTable)),
    /** The stored conversation that the draft stands in: what was told there of those who eat counts as well. */
    conversation: z.optional(z.nullable(z.uuid())),
  }),
  answer: z.object({
    draft: z.nullable(draft),
    changes: z.array(draftChange),
    refused: z.array(refusedOperation),
  }),
  errors: ['not found', 'chef unavailable'],
  maxBody: capacity.body.draft,
})

export type Draft = z.infer<typeof draft>
export type SentDraft = z.infer<typeof sentDraft>
export type DraftBase = z.infer<typeof base>
export type DraftOperation = z.infer<typeof draftOperation>
export type DraftChange = z.infer<typeof draftChange>
export type RefusedDraftOperation = z.infer<typeof refusedOperation>
export type EditReason = (typeof editReasons)[number]
