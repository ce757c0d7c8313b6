import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { recipeCard } from './recipe-cards.ts'
import { id } from './wire.ts'

/** The week plan of a household. Its entries are read and written through the changes of the household. */

export const meals = ['breakfast', 'lunch', 'dinner', 'other'] as const
export type Meal = (typeof meals)[number]

const day = z.iso.date()
const food = z.string()

/** Why a dish is suggested; foods by name, in the language of the request. The page makes a sentence of it. */
const planReason = z.discriminatedUnion('kind', [
  /** It uses a food at home that is good until `day`. */
  z.object({ kind: z.literal('useUp'), food, day }),
  /** The dish of `day` uses the same fresh food, of which something will be left. */
  z.object({ kind: z.literal('shares'), food, day }),
  z.object({ kind: z.literal('season'), food }),
  z.object({ kind: z.literal('own') }),
  z.object({ kind: z.literal('liked') }),
  z.object({ kind: z.literal('saved') }),
  /** Own, liked or saved, and never cooked. */
  z.object({ kind: z.literal('neverCooked') }),
  z.object({ kind: z.literal('notLately'), days: z.int() }),
  /** It suits all allergies and diets of the evening. */
  z.object({ kind: z.literal('forEveryone') }),
  z.object({ kind: z.literal('quick'), minutes: z.int() }),
  /** It differs from the days around it. */
  z.object({ kind: z.literal('different') }),
])

export type PlanReason = z.infer<typeof planReason>

export const suggestDish = endpoint({
  method: 'POST',
  path: '/api/plan/idea',
  who: 'member',
  summary:
    'One dish for a meal from own, saved and public recipes, with the reasons, strongest first. It suits everybody who eats then, the kitchen and the time of that weekday; null if no recipe does.',
  body: z.object({
    day,
    meal: z.enum(meals),
    /** Recipes that were suggested before. */
    exclude: z.optional(z.array(id).check(z.maxLength(limits.plan.excluded))),
    /** Ids of eaters; null for those who usually eat. */
    eaters: z.optional(z.nullable(z.array(id).check(z.maxLength(limits.eaters.perHousehold)))),
  }),
  answer: z.object({
    idea: z.nullable(z.object({ recipe: recipeCard, reasons: z.array(planReason) })),
  }),
  errors: ['too many requests', 'chef unavailable'],
})
