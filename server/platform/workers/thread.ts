import { flushCompileCache } from 'node:module'
import type { KitchenJobs } from './kitchen.ts'
import { serveJobs } from './serve-jobs.ts'

interface JobGroup {
  jobs: Partial<Record<string, (argument: never) => unknown>>
  warmUp: () => unknown
}

const reading = () => import('./reading-jobs.ts')
const cooking = () => import('./cooking-jobs.ts')
const rendering = () => import('./rendering-jobs.ts')
const planning = () => import('./planning-jobs.ts')
const drawing = () => import('./drawing-jobs.ts')

/** Loaded on demand, so that saving a recipe does not wait for the chef, which takes most of the time and memory. */
const groupOf: Record<keyof KitchenJobs, () => Promise<JobGroup>> = {
  readRecipe: reading,
  readPage: reading,
  settle: reading,
  extra: reading,
  examine: reading,
  subjects: reading,
  foodsOfLines: reading,
  suggestDishes: planning,
  suitsGuests: planning,
  reply: cooking,
  recipe: cooking,
  plating: cooking,
  adapt: cooking,
  understand: cooking,
  guestsOf: cooking,
  renderedFrom: rendering,
  renderIn: rendering,
  translateRecipe: rendering,
  faithfulTexts: rendering,
  draw: drawing,
}

const opened = new Map<() => Promise<JobGroup>, Promise<JobGroup>>()

async function openGroup(load: () => Promise<JobGroup>): Promise<JobGroup> {
  const family = await load()
  await family.warmUp()
  flushCompileCache()
  return family
}

serveJobs(async (name) => {
  const load = Object.hasOwn(groupOf, name) ? groupOf[name as keyof KitchenJobs] : undefined
  if (!load) return undefined
  const family = opened.get(load) ?? openGroup(load)
  opened.set(load, family)
  return (await family).jobs[name]
})
