import { ui } from '#shared/constants/ui.ts'

const { estimate, tick, stopBefore, cap } = ui.finalize

/** Milliseconds that finalizing is expected to take: the server's mean once there is one. */
export function estimateTotal(averageMs: number): number {
  return averageMs > 0 ? averageMs : estimate.plating + estimate.image + estimate.save
}

/** How far along the estimate a run is, in whole percent; it stands still shortly before the end and never reaches it. */
export function percentAt(elapsedMs: number, estimateMs: number): number {
  const counted = Math.max(0, Math.min(elapsedMs, estimateMs - stopBefore))
  return Math.min(cap, Math.floor((counted / estimateMs) * 100))
}

export interface ProgressClock {
  now: () => number
  /** Calls back again and again until the answer is called. */
  every: (milliseconds: number, callback: () => void) => () => void
}

export const browserClock: ProgressClock = {
  now: () => performance.now(),
  every: (milliseconds, callback) => {
    const timer = setInterval(callback, milliseconds)
    return () => clearInterval(timer)
  },
}

export interface ProgressRun {
  /** The server's mean came in; the bar never runs backwards because of it. */
  setEstimate: (estimateMs: number) => void
  /** The work is done: 100, and nothing ticks any more. */
  finish: () => void
  stop: () => void
}

/** Lets a bar run along an estimate and tells every change of its whole percent. `alreadyMs` is work done before. */
export function runProgress(
  onPercent: (percent: number) => void,
  options: { estimateMs?: number; alreadyMs?: number; clock?: ProgressClock } = {},
): ProgressRun {
  const { alreadyMs = 0, clock = browserClock } = options
  const begun = clock.now()
  let estimateMs = options.estimateMs ?? estimateTotal(0)
  let shown = -1
  let stopTicking: (() => void) | null = null

  const show = (percent: number) => {
    if (percent <= shown) return
    shown = percent
    onPercent(percent)
  }
  const stop = () => {
    stopTicking?.()
    stopTicking = null
  }
  const update = () => {
    const elapsed = alreadyMs + clock.now() - begun
    show(percentAt(elapsed, estimateMs))
    if (elapsed >= estimateMs - stopBefore) stop()
  }
  const start = () => {
    stop()
    stopTicking = clock.every(tick, update)
    update()
  }

  let over = false
  start()
  return {
    setEstimate: (milliseconds) => {
      if (over) return
      estimateMs = milliseconds
      start()
    },
    finish: () => {
      over = true
      stop()
      show(100)
    },
    stop: () => {
      over = true
      stop()
    },
  }
}
