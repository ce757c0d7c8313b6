import { foodGroups } from './food-groups.ts'
import { jobsFrom } from './job-groups.ts'
import { serveJobs } from './serve-jobs.ts'

/** A thread that cannot load the chef. */
serveJobs(jobsFrom(foodGroups))
