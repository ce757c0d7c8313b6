import * as z from 'zod/mini'
import { limits } from '../constants/limits.ts'
import { tableFields } from './chat-table.ts'
import { meals } from './plans.ts'
import { day, id } from './wire.ts'

/** How an answer ended: as the chef intended, stopped by the user, or by a failure. */
export const answerEnds = ['complete', 'stopped', 'interrupted'] as const

const { chat, recipe } = limits

const title = z.string().check(z.minLength(1), z.maxLength(recipe.titleMax))

/** A recipe of a member that the chef found or read: shown as a link. */
const source = z.object({
  id,
  title,
  /** Null for one of the user's own. */
  by: z.nullable(z.string().check(z.maxLength(limits.name.max))),
})

/** What a tool of the chef did, as one line in the language of the answer. */
export const chefAction = z.object({
  /** The name of the tool, for an icon; a later version may have others. */
  tool: z.string().check(z.minLength(1), z.maxLength(chat.toolNameMax)),
  text: z.string().check(z.minLength(1), z.maxLength(chat.actionMax)),
  /** Of `advice`: the words of the message that the line stands for, which may be folded behind it. */
  detail: z.optional(z.string().check(z.maxLength(chat.messageMax))),
  recipes: z.optional(z.array(source).check(z.maxLength(chat.sources))),
})

/** Null: the recipe that stands, which may have to be saved first. */
const recipeId = z.nullable(id)
const servings = z.nullable(z.int().check(z.minimum(1), z.maximum(recipe.servingsMax)))

export const planOffer = z.object({
  kind: z.literal('plan'),
  day,
  meal: z.enum(meals),
  title,
  recipeId,
  servings,
})

export const chipsOffer = z.object({
  kind: z.literal('chips'),
  chips: z
    .array(
      z.object({
        field: z.enum(tableFields),
        value: z.union([z.string().check(z.maxLength(chat.table.foodMax)), z.int()]),
        /** It is taken out; an allergy or an illness only after the question that the page asks. */
        remove: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(1), z.maxLength(chat.chipsOffered)),
})

/**
 * What the chef offers to do; nothing happens before the user taps on it, and then by the calls that the page has for it: a
 * meal in the week plan, a recipe's ingredients on the shopping list, chips on the table.
 */
export const chefOffer = z.discriminatedUnion('kind', [
  planOffer,
  z.object({ kind: z.literal('list'), title, recipeId, servings }),
  chipsOffer,
])

/** What comes with an answer, beside its message. */
export const answerMetadata = {
  actions: z.optional(z.array(chefAction).check(z.maxLength(chat.actions))),
  offers: z.optional(z.array(chefOffer).check(z.maxLength(chat.offers))),
  /** It ended for its length, so that the chef can go on. */
  more: z.optional(z.boolean()),
}

const metadataShape = z.object(answerMetadata)

export type ChefAction = z.infer<typeof chefAction>
export type ChefOffer = z.infer<typeof chefOffer>
export type AnswerMetadata = z.infer<typeof metadataShape>
