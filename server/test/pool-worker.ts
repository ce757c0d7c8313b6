import { readlinkSync } from 'node:fs'
import { getPriority } from 'node:os'
import { basename } from 'node:path'
import { serveJobs } from '../platform/workers/serve-jobs.ts'

const burn = (milliseconds: number) => {
  const begun = process.threadCpuUsage()
  const used = () => {
    const { user, system } = process.threadCpuUsage(begun)
    return (user + system) / 1000
  }
  while (used() < milliseconds);
}

const jobs: Record<string, (argument: never) => unknown> = {
  echo: (argument: unknown) => argument,
  burn,
  forever: () => {
    for (;;);
  },
  grow() {
    const allocated: object[] = []
    for (let size = 0; ; size += 1) allocated.push({ size, text: `${size}` })
  },
  fail(secret: string) {
    throw new Error(`I was told ${secret}`)
  },
  leave: () => process.exit(3),
  priority: () => getPriority(Number(basename(readlinkSync('/proc/thread-self')))),
}

/** Jobs of a worker thread with a chosen duration and memory use. */
serveJobs(async (name) => {
  if (name === 'openingBurn') burn(600)
  return jobs[name === 'openingBurn' ? 'echo' : name]
})
