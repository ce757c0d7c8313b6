import { foodGroups } from './food-groups.ts'
import { jobsFrom, type LoadGroup } from './job-groups.ts'
import type { ChefJobs } from './kitchen.ts'
import { serveJobs } from './serve-jobs.ts'

const cooking = () => import('./cooking-jobs.ts')

/** The built-in chef takes most of the time and memory: it is loaded when somebody first talks to it. */
const chefGroups: Record<keyof ChefJobs, LoadGroup> = {
  reply: cooking,
  recipe: cooking,
  plating: cooking,
  adapt: cooking,
  understand: cooking,
  editDraft: cooking,
  examineWords: cooking,
  guestsOf: cooking,
}

/** A thread for the chef, and for the long jobs with food, which share most of what they have in memory with it. */
serveJobs(jobsFrom({ ...foodGroups, ...chefGroups }))
