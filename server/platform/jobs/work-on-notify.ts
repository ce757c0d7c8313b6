import type { Deps } from '../../deps.ts'

/**
 * Does work that waits in the database: at the start, and after each notification on a channel. It never runs twice at
 * once in a process; what is notified meanwhile makes it run again. `stop` waits for the run under way.
 */
export function workOnNotify(
  { listen, log }: Pick<Deps, 'listen' | 'log'>,
  channel: string,
  work: () => Promise<void>,
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  let isDue = false
  let running: Promise<void> | null = null

  async function run() {
    while (isDue && !stopping.signal.aborted) {
      isDue = false
      await work().catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error, channel }, 'work failed')
      })
    }
    running = null
  }

  function begin() {
    isDue = true
    running ??= run()
  }

  const unsubscribe = listen(channel, begin)
  begin()
  return {
    async stop() {
      stopping.abort()
      unsubscribe()
      await running
    },
  }
}
