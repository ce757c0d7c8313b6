import { createHook } from 'node:async_hooks'

/** Timers of tests, of their runner and client, and of resting database connections come and go by themselves. */
const others =
  /\.test\.ts:|\/server\/test\/|node_modules\/(?:vitest|@vitest|birpc|tinypool|pg-pool)\/|deps\/undici/

/**
 * Follows the timers that this process begins from now on. `open` counts those that keep it waiting, by where they were
 * begun: the first line that is not Node's own.
 */
export function watchTimers(): { open: () => Record<string, number>; stop: () => void } {
  const timers = new Map<number, { timer: NodeJS.Timeout; from: string }>()
  const hook = createHook({
    init(id, type, _trigger, resource) {
      if (type === 'Timeout') timers.set(id, { timer: resource as NodeJS.Timeout, from: begunAt() })
    },
    destroy: (id) => void timers.delete(id),
  }).enable()
  return {
    open: () => {
      const counts: Record<string, number> = {}
      for (const { timer, from } of timers.values())
        if (timer.hasRef() && !others.test(from)) counts[from] = (counts[from] ?? 0) + 1
      return counts
    },
    stop: () => void hook.disable(),
  }
}

function begunAt(): string {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 20
  const lines = new Error('begun').stack?.split('\n').slice(1) ?? []
  Error.stackTraceLimit = stackTraceLimit
  const isOutside = (line: string) =>
    !/node:(?:timers|internal\/(?!deps))|open-timers\.ts|AsyncHook\./.test(line)
  return lines.find(isOutside)?.trim() ?? 'somewhere'
}
