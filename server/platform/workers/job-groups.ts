import { flushCompileCache } from 'node:module'
import type { LoadJob } from './serve-jobs.ts'

/** Jobs that need the same of the kitchen. */
interface JobGroup {
  jobs: Partial<Record<string, (argument: never) => unknown>>
  warmUp: () => unknown
}

export type LoadGroup = () => Promise<JobGroup>

async function openGroup(load: LoadGroup): Promise<JobGroup> {
  const group = await load()
  await group.warmUp()
  flushCompileCache()
  return group
}

/** Loads the group of a job when one of its jobs is first asked for. */
export function jobsFrom(groupOf: Readonly<Record<string, LoadGroup>>): LoadJob {
  const opened = new Map<LoadGroup, Promise<JobGroup>>()
  return async (name) => {
    const load = Object.hasOwn(groupOf, name) ? groupOf[name] : undefined
    if (!load) return undefined
    const group = opened.get(load) ?? openGroup(load)
    opened.set(load, group)
    return (await group).jobs[name]
  }
}
