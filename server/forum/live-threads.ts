import { limits } from '#shared/limits.ts'
import type { Deps } from '../deps.ts'

/** Who reads along in which thread, within this process. */
export interface LiveThreads {
  /** Calls `wake` whenever a thread may have changed, until the answered function is called. */
  watch: (threadId: string, wake: () => void) => () => void
  /** This process changed the thread: who reads along here need not wait for the next look. */
  tell: (threadId: string) => void
}

/**
 * While somebody reads along, one query a second over the watched threads' change numbers tells what other processes
 * wrote; the number in the row is the truth, so a look that fails or comes late loses nothing.
 */
export function liveThreads({ db, log }: Pick<Deps, 'db' | 'log'>): LiveThreads {
  const watched = new Map<string, Set<() => void>>()
  const known = new Map<string, number>()
  let timer: NodeJS.Timeout | null = null

  function tell(threadId: string): void {
    for (const wake of watched.get(threadId) ?? []) wake()
  }

  async function look(): Promise<void> {
    const ids = [...watched.keys()]
    try {
      const rows = await db
        .selectFrom('forum_threads')
        .select(['id', 'change'])
        .where('id', 'in', ids)
        .execute()
      const changes = new Map(rows.map((row) => [row.id, row.change]))
      for (const id of ids) {
        // A deleted thread has no number: that, too, is news.
        const change = changes.get(id) ?? -1
        if (known.get(id) === change || !watched.has(id)) continue
        known.set(id, change)
        tell(id)
      }
    } catch (error) {
      log.warn({ err: error }, 'who reads along hears of changes later')
    }
    timer = null
    lookLater()
  }

  function lookLater(): void {
    if (watched.size > 0) timer ??= setTimeout(() => void look(), limits.live.lookEvery).unref()
  }

  return {
    tell,
    watch(threadId, wake) {
      const wakes = watched.get(threadId) ?? new Set()
      watched.set(threadId, wakes.add(wake))
      lookLater()
      return () => {
        wakes.delete(wake)
        if (wakes.size > 0 || watched.get(threadId) !== wakes) return
        watched.delete(threadId)
        known.delete(threadId)
      }
    },
  }
}
