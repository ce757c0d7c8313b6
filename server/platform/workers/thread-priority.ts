import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { basename } from 'node:path'

/** Linux knows a priority for each thread, by the thread's number; elsewhere nothing is lowered. */
function lower(thread: string): void {
  const lowered = constants.priority.PRIORITY_BELOW_NORMAL
  // A process that already has less may not raise it.
  if (getPriority(Number(thread)) < lowered) setPriority(Number(thread), lowered)
}

/** The calling thread works when the requests leave a core free. */
export function lowerThisThread(): void {
  if (process.platform === 'linux') lower(basename(readlinkSync('/proc/thread-self')))
}

/** So do the threads of libuv's pool, which hash passwords and scale images. They exist once a file has been read. */
export function lowerPoolThreads(): void {
  if (process.platform !== 'linux') return
  for (const thread of readdirSync('/proc/self/task')) {
    if (nameOf(thread) === 'libuv-worker') lower(thread)
  }
}

/** Null for a thread that has ended meanwhile. */
function nameOf(thread: string): string | null {
  try {
    return readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim()
  } catch {
    return null
  }
}
