import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { photo } from './photos.ts'
import { cardPicture } from './recipe-cards.ts'
import { day, isoDate, nothing, nullableText, page, trimmedText } from './wire.ts'

export const cookingLogVisibilities = ['me', 'members'] as const
export type CookingLogVisibility = (typeof cookingLogVisibilities)[number]

const { rating, recipe, cookingLog } = limits

const optionalText = z.optional(z.nullable(trimmedText(0, cookingLog.textMax)))

const fields = {
  /** The day where the cook is, today at the latest; without it the day in UTC. */
  cookedOn: z.optional(day),
  /** Without it those of the recipe. */
  servings: z.optional(z.int().check(z.minimum(1), z.maximum(recipe.servingsMax))),
  stars: z.optional(z.nullable(z.int().check(z.minimum(rating.min), z.maximum(rating.max)))),
  note: optionalText,
  /** What to do differently: shown to the cook only, before the next time. */
  nextTime: optionalText,
  /** What was done differently this time. */
  changed: optionalText,
  minutes: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(recipe.minutesMax)))),
  visibleTo: z.optional(z.enum(cookingLogVisibilities)),
  /** Whether the stars are also the user's rating of the recipe. Without it those of a visible entry are. */
  rate: z.optional(z.boolean()),
}

export const newEntry = z.object({ id: z.uuid(), ...fields })

const entry = {
  id: z.string(),
  cookedOn: z.string(),
  servings: z.int(),
  stars: z.nullable(z.int()),
  note: nullableText,
  changed: nullableText,
  minutes: z.nullable(z.int()),
  createdAt: isoDate,
  /** Visible to its cook and admins only, until a moderator has decided. */
  hidden: z.boolean(),
  photos: z.array(photo),
}

/** An entry as other members see it. */
const sharedEntry = z.object({
  ...entry,
  cook: z.object({ id: z.string(), name: nullableText }),
  mine: z.boolean(),
})

/** An entry as its cook sees it. */
export const ownEntry = z.object({
  ...entry,
  nextTime: nullableText,
  visibleTo: z.enum(cookingLogVisibilities),
  /** The title is that of the day it was cooked, unless the cook can still read the recipe. */
  title: z.string(),
  /** Null when the cook cannot read the recipe any more. */
  recipe: z.nullable(z.object({ id: z.string(), mine: z.boolean(), picture: z.nullable(cardPicture) })),
})

export type SharedEntry = z.output<typeof sharedEntry>
export type OwnEntry = z.output<typeof ownEntry>
export type WireSharedEntry = z.input<typeof sharedEntry>
export type WireOwnEntry = z.input<typeof ownEntry>

export const logCooked = endpoint({
  method: 'POST',
  path: '/api/recipes/{id}/cooked',
  who: 'member',
  token: 'write',
  summary:
    'Notes that the user cooked a recipe, for the user only unless `visibleTo` says otherwise; a repeated `id` answers the same entry.',
  body: newEntry,
  answer: ownEntry,
  status: 201,
  errors: ['not found', 'own recipe', 'suspended', 'too many requests'],
})

export const listCooked = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}/cooked',
  who: 'member',
  token: 'read',
  summary:
    'The visible entries for a recipe, latest first, how many members cooked it and how many of them changed something.',
  query: page,
  answer: z.object({
    cooks: z.int(),
    changers: z.int(),
    /** The user's own last time, whether others can see it or not. */
    lastCookedOn: z.nullable(z.string()),
    entries: z.array(sharedEntry),
  }),
  errors: ['not found'],
})

export const editCooked = endpoint({
  method: 'PATCH',
  path: '/api/cooked/{id}',
  who: 'member',
  token: 'write',
  summary: 'Changes an own entry; missing fields stay, null clears.',
  body: z.object(fields),
  answer: ownEntry,
  errors: ['not found', 'not allowed', 'own recipe', 'suspended', 'too many requests'],
})

export const deleteCooked = endpoint({
  method: 'DELETE',
  path: '/api/cooked/{id}',
  who: 'member',
  summary: 'Deletes an own entry with its photos; a rating that was given with it stays.',
  answer: nothing,
  errors: ['not found', 'not allowed'],
})

export const listMyCooked = endpoint({
  method: 'GET',
  path: '/api/cooked/my',
  who: 'member',
  token: 'read',
  summary:
    'What the user cooked, latest first, between two days; with `around` what was cooked in the week around this day in the years before.',
  query: z.object({
    from: z.optional(day),
    to: z.optional(day),
    around: z.optional(z.union([z.literal('today'), day])),
    ...page.shape,
  }),
  answer: z.array(ownEntry),
  most: limits.list.max,
})
