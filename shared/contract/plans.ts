import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { recipeCard } from './recipe-cards.ts'
import { day, id, isoDate, nothing } from './wire.ts'

/** The week plan of a household. Its entries are read and written through the changes of the household. */

export const meals = ['breakfast', 'lunch', 'dinner', 'other'] as const
export type Meal = (typeof meals)[number]
/** In the order in which a day has them. */
export const mealsOfDay = ['breakfast', 'lunch', 'other', 'dinner'] as const satisfies readonly Meal[]

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

const idea = z.object({ recipe: recipeCard, reasons: z.array(planReason) })

export type PlanIdea = z.output<typeof idea>

/** Dishes of other days that are not in the plan yet. */
const proposed = z.array(z.object({ recipeId: id, day })).check(z.maxLength(limits.plan.ideasAtOnce))

export const suggestDish = endpoint({
  method: 'POST',
  path: '/api/plan/idea',
  who: 'member',
  token: 'read',
  summary:
    'One dish for a meal from own, saved and public recipes, with the reasons, strongest first. It suits everybody who eats then, the kitchen and the time of that weekday; null if no recipe does.',
  body: z.object({
    day,
    meal: z.enum(meals),
    /** Recipes that were suggested before. */
    exclude: z.optional(z.array(id).check(z.maxLength(limits.plan.excluded))),
    /** Ids of eaters; null for those who usually eat. */
    eaters: z.optional(z.nullable(z.array(id).check(z.maxLength(limits.eaters.perHousehold)))),
    proposed: z.optional(proposed),
  }),
  answer: z.object({ idea: z.nullable(idea) }),
  errors: ['too many requests', 'chef unavailable'],
})

export const suggestWeek = endpoint({
  method: 'POST',
  path: '/api/plan/ideas',
  who: 'member',
  token: 'read',
  summary:
    'A dish for the dinner of each of these days, as one alone would be suggested, and each beside the others. A day for which no recipe suits has none.',
  body: z.object({
    days: z.array(day).check(z.minLength(1), z.maxLength(limits.plan.ideasAtOnce)),
    exclude: z.optional(z.array(id).check(z.maxLength(limits.plan.excluded))),
  }),
  answer: z.object({ ideas: z.array(z.object({ day, idea: z.nullable(idea) })) }),
  most: limits.plan.ideasAtOnce,
  errors: ['too many requests', 'chef unavailable'],
})

export const listPlanRecipes = endpoint({
  method: 'GET',
  path: '/api/plan/recipes',
  who: 'member',
  token: 'read',
  summary:
    'Cards of the recipes in the week plan that the user may read, of the days from `from` to `to` and of dishes without a day.',
  query: z.object({ from: day, to: day }),
  answer: z.array(recipeCard),
  most: limits.plan.shown,
})

export const addPlanEntryToList = endpoint({
  method: 'POST',
  path: '/api/plan/{id}/to-list',
  who: 'member',
  token: 'write',
  summary:
    'Adds lines of a planned recipe to the shopping list, for the servings of the entry. They follow the entry until somebody edits them, and one that is there already is not added again. Leftovers add nothing. A repeated id adds nothing.',
  body: z.object({
    id: z.uuid(),
    /** Zero-based indexes in the recipe's ingredients. */
    lines: z
      .array(z.int().check(z.minimum(0), z.maximum(limits.shoppingList.recipeLines - 1)))
      .check(z.minLength(1), z.maxLength(limits.shoppingList.recipeLines)),
  }),
  answer: z.object({ revision: z.int(), added: z.int() }),
  errors: ['not found', 'no recipe found', 'limit reached', 'too many requests'],
})

const feed = z.object({
  id: z.string(),
  meals: z.array(z.enum(meals)),
  createdAt: isoDate,
  /** When a calendar last read it, to the hour; null before the first time. */
  readAt: z.nullable(isoDate),
})

export type CalendarFeed = z.output<typeof feed>

export const createFeed = endpoint({
  method: 'POST',
  path: '/api/feeds',
  who: 'member',
  summary:
    'A link with which a calendar reads the week plan as iCalendar. It is answered only now, and ends when it is revoked or the user leaves the household or is suspended.',
  body: z.object({
    meals: z.array(z.enum(meals)).check(z.minLength(1), z.maxLength(meals.length)),
    /** The time zone of the browser, for calendars that ask for one; it becomes part of the link. */
    zone: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: z.extend(feed, { link: z.string() }),
  status: 201,
  errors: ['limit reached', 'suspended', 'too many requests'],
})

export const listFeeds = endpoint({
  method: 'GET',
  path: '/api/feeds',
  who: 'member',
  summary: 'The calendar links of the user that work, latest first.',
  answer: z.array(feed),
  most: limits.plan.feeds,
})

export const revokeFeed = endpoint({
  method: 'DELETE',
  path: '/api/feeds/{id}',
  who: 'member',
  summary: 'Ends a calendar link; idempotent.',
  answer: nothing,
})
