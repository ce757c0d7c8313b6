import * as z from 'zod/mini'
import type { Language } from '../constants/languages.ts'
import { limits } from '../constants/limits.ts'
import { allergens } from '../words/allergens.ts'
import { diets } from '../words/diets.ts'
import { dishTypes } from '../words/dish-types.ts'
import { units } from '../words/units.ts'
import { wayNames } from '../words/way-names.ts'

/**
 * What the built-in chef cooked, before any language: a recipe of the library with its changes, or, from before there was a
 * library, ids, amounts and references to sentences. Rendering it gives the recipe in any of the languages. An id that the
 * kitchen no longer has makes a plan unrenderable, never wrong.
 */

const { ingredientsMax, stepsMax, minutesMax, servingsMax } = limits.recipe
const id = z.string().check(z.minLength(1), z.maxLength(40))
const ids = z.array(id).check(z.maxLength(100))
/** Of a dish or of a food that somebody named: its own name. */
const name = z.string().check(z.minLength(1), z.maxLength(100))
const part = z.int().check(z.minimum(0), z.maximum(ingredientsMax - 1))
const partList = z.array(part).check(z.maxLength(ingredientsMax))
const minutes = z.int().check(z.minimum(0), z.maximum(minutesMax))

/** A hash of the English sentence. */
const sentenceId = z.string().check(z.maxLength(7), z.regex(/^[0-9a-z]+$/))

/** What stands in the places of a sentence, in their order: parts, or a number. */
const binding = z.union([z.number().check(z.minimum(0), z.maximum(minutesMax)), partList])
const sentence = z.tuple([sentenceId, z.array(binding).check(z.maxLength(20))])

const plannedPart = z.tuple([
  id,
  /** Its role in the template. */
  id,
  z.nullable(z.number().check(z.positive(), z.maximum(1_000_000))),
  z.nullable(z.enum(units)),
  /** How it is cut. */
  z.nullable(id),
  /** Whether its amount follows the servings. */
  z.boolean(),
  /** In which state it is bought, where that saves time. */
  z.nullable(id),
])

const plannedStep = z.tuple([
  z.enum(['prep', 'cook', 'wait']),
  z.array(sentence).check(z.minLength(1), z.maxLength(30)),
  z.nullable(z.number().check(z.positive(), z.maximum(minutesMax))),
  z.nullable(z.number().check(z.minimum(-40), z.maximum(500))),
  partList,
])

/** What the title may not say, since somebody at the table must not have it. */
const conditions = z.strictObject({
  excludedIds: z.optional(ids),
  excludedGroups: z.optional(ids),
  allergens: z.optional(z.array(z.enum(allergens)).check(z.maxLength(allergens.length))),
  diets: z.optional(z.array(z.enum(diets)).check(z.maxLength(diets.length))),
  health: z.optional(ids),
  unknownHealth: z.optional(z.array(name).check(z.maxLength(20))),
  /** What was named, where an illness leaves a choice. */
  wanted: z.optional(ids),
  heat: z.optional(z.int().check(z.minimum(0), z.maximum(3))),
  flags: z.optional(ids),
})

const portion = {
  v: z.literal(1),
  dish: name,
  /** Where a dish goes by the plain name of its kind. */
  plain: z.optional(z.literal(true)),
  /** Whether somebody asked for the dish by its name. */
  named: z.optional(z.literal(true)),
  /** A dish that nobody here knows, by the name that was given to it. */
  unknown: z.optional(name),
  type: z.enum(dishTypes),
  servings: z.int().check(z.minimum(1), z.maximum(servingsMax)),
  prep: minutes,
  cook: minutes,
  parts: z.array(plannedPart).check(z.minLength(1), z.maxLength(ingredientsMax)),
  /** The parts that somebody asked for. */
  asked: partList,
  steps: z.array(plannedStep).check(z.minLength(1), z.maxLength(stepsMax)),
  taste: z.array(id).check(z.maxLength(4)),
  diets: z.array(z.enum(diets)).check(z.maxLength(diets.length)),
  allergens: z.array(z.enum(allergens)).check(z.maxLength(allergens.length)),
  /** Warnings, then notes; between them stand those on illnesses. */
  warnings: z.array(sentenceId).check(z.maxLength(limits.recipe.safetyMax)),
  notes: z.array(sentenceId).check(z.maxLength(limits.recipe.safetyMax)),
  for: conditions,
}

const templatePlan = z
  .strictObject({
    ...portion,
    /** The portion of those at the table who do not eat all of it, cooked apart; `servings` of each are its own. */
    few: z.optional(z.strictObject(portion)),
  })
  .check(z.refine((plan) => JSON.stringify(plan).length <= limits.recipe.planMax))

const food = id
const amount = z.nullable(z.number().check(z.positive(), z.maximum(1_000_000)))
const unit = z.nullable(z.enum(units))

/** One change of a recipe of the library; foods by their ids. */
export const libraryOperation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('serve'), servings: z.int().check(z.minimum(1), z.maximum(servingsMax)) }),
  z.strictObject({ op: z.literal('swap'), food, by: food }),
  z.strictObject({ op: z.literal('leaveOut'), food }),
  z.strictObject({ op: z.literal('add'), food, amount, unit }),
  /** Another recipe of the library beside it. */
  z.strictObject({ op: z.literal('side'), recipe: name }),
  z.strictObject({ op: z.literal('amount'), food, factor: z.number().check(z.positive(), z.maximum(100)) }),
  z.strictObject({ op: z.literal('heat'), by: z.enum(['milder', 'hotter']) }),
  z.strictObject({ op: z.literal('way'), way: z.nullable(z.enum(wayNames)) }),
  z.strictObject({
    op: z.literal('fill'),
    foods: z
      .array(z.strictObject({ food, alike: z.optional(ids), amount, unit }))
      .check(z.maxLength(ingredientsMax)),
  }),
])

/** A recipe of the library and what was changed about it, in order. */
const libraryPlan = z
  .strictObject({
    v: z.literal(2),
    recipe: name,
    operations: z.array(libraryOperation).check(z.maxLength(limits.recipe.operationsMax)),
    /** So many of its first notes are said because of somebody at the table: they are not stored. */
    told: z.optional(z.int().check(z.minimum(0), z.maximum(limits.recipe.safetyMax))),
  })
  .check(z.refine((plan) => JSON.stringify(plan).length <= limits.recipe.planMax))

export const recipePlan = z.union([libraryPlan, templatePlan])

export type LibraryPlan = z.infer<typeof libraryPlan>
export type TemplatePlan = z.infer<typeof templatePlan>
export type RecipePlan = z.infer<typeof recipePlan>

/**
 * The same as it is stored: with its words in each language, by the keys of `textsOf`, as they were when it was saved. The
 * library may be another by the time it is read.
 */
export interface StoredLibraryPlan extends LibraryPlan {
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>
}
export type StoredPlan = TemplatePlan | StoredLibraryPlan

/** Null for what is no plan of this version. */
export function readPlan(value: unknown): RecipePlan | null {
  return z.safeParse(recipePlan, value).data ?? null
}
