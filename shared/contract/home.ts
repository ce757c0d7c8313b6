import * as z from 'zod/mini'
import { ownEntry } from './cooking-log.ts'
import { endpoint } from './endpoint.ts'
import { languages } from '../constants/languages.ts'
import { meals } from './plans.ts'
import { recipeCard } from './recipe-cards.ts'
import { day, isoDate, nothing, nullableText } from './wire.ts'

const homeThread = z.object({
  id: z.string(),
  /** Null for the title of a recipe that is no longer shared. */
  title: nullableText,
  group: z.object({ id: z.string(), name: z.string() }),
  unread: z.int(),
  /** The first post that the user has not read. */
  postId: nullableText,
})

const plannedMeal = z.object({
  id: z.string(),
  day,
  meal: z.enum(meals),
  /** Of the recipe, or what was typed; null for a meal without words. */
  title: nullableText,
  leftovers: z.boolean(),
  recipe: z.nullable(recipeCard),
  servings: z.nullable(z.int()),
  /** Names of those who eat; empty for those who usually do. */
  eaters: z.array(z.string()),
  /** Ids of the same; null for those who usually eat. */
  eaterIds: z.nullable(z.array(z.string())),
  cook: nullableText,
  /** Its ingredients are on the shopping list, or will be. */
  onList: z.boolean(),
  /** How many of them are not ticked there. */
  toBuy: z.int(),
  /** The user has logged it for its day. */
  isLogged: z.boolean(),
})

export type PlannedMeal = z.output<typeof plannedMeal>

const home = z.object({
  /** The next meals in the week plan of the household, from today on. */
  planned: z.optional(z.array(plannedMeal)),
  /** How many foods or other things on the shopping list are not ticked. */
  toBuy: z.optional(z.int()),
  /** The user is new, and has not been asked yet who eats. */
  asksWhoEats: z.optional(z.boolean()),
  /** What the user cooked last. */
  cooked: z.optional(z.array(ownEntry)),
  /** What the user cooked in this week of the years before. */
  aYearAgo: z.optional(z.array(ownEntry)),
  /** Conversations with the chef that did not become a recipe yet, latest first. */
  conversations: z.optional(z.array(z.object({ id: z.string(), title: z.string(), activeAt: isoDate }))),
  /** Followed threads with posts that the user has not read, latest first. */
  threads: z.optional(z.array(homeThread)),
  /** One public recipe of others about a food that is harvested now, another one each day. */
  inSeason: z.optional(recipeCard),
  /** The newest public recipes of others in the language of the page. */
  newRecipes: z.optional(z.array(recipeCard)),
})

export type Home = z.output<typeof home>
export type WireHome = z.input<typeof home>

export const getHome = endpoint({
  method: 'GET',
  path: '/api/home',
  who: 'member',
  summary: 'What the home page shows of the user’s own things; a block without content is left out.',
  query: z.object({
    /** The language of the page; without it, that of the request. */
    in: z.optional(z.enum(languages)),
    /** The day where the user is; without it the day in UTC. */
    today: z.optional(day),
  }),
  answer: home,
})

export const getDiscoverRows = endpoint({
  method: 'GET',
  path: '/api/discover/rows',
  who: 'member',
  summary:
    'What stands above the public recipes: what is in season, quick and suits those who usually eat, and what was shared into the user’s groups.',
  query: z.object({ today: z.optional(day) }),
  answer: z.object({ season: z.array(recipeCard), groups: z.array(recipeCard) }),
})

export const noteTableAsked = endpoint({
  method: 'POST',
  path: '/api/home/table-asked',
  who: 'member',
  summary: 'Notes that the user has said who eats, or does not want to be asked; idempotent.',
  answer: nothing,
})
