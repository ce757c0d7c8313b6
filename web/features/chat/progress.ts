import { ui } from '#shared/constants/ui.ts'

const { estimate, tick, stopBefore, cap } = ui.finalize

/** The expected duration of finalizing in milliseconds: the server's average once there is one. */
export function estimateTotal(averageMs: number): number {
  return averageMs > 0 ? averageMs : estimate.plating + estimate.image + estimate.save
}

/** Elapsed time in whole percent of the estimate. It stops shortly before the end and never reaches 100. */
export function percentAt(elapsedMs: number, estimateMs: number): number {
  const counted = Math.max(0, Math.min(elapsedMs, estimateMs - stopBefore))
  return Math.min(cap, Math.floor((counted / estimateMs) * 100))
}

export interface ProgressClock {
  now: () => number
  /** Calls back at intervals; returns the function that stops it. */
  every: (milliseconds: number, callback: () => void) => () => void
}

const browserClock: ProgressClock = {
  now: () => performance.now(),
  every: (milliseconds, callback) => {
    const timer = setInterval(callback, milliseconds)
    return () => clearInterval(timer)
  },
}

export interface ProgressRun {
  /** Sets the server's average. The bar never moves backwards because of it. */
  setEstimate: (estimateMs: number) => void
  /** Shows 100 and stops the clock. */
  finish: () => void
  stop: () => void
}

/** Reports the progress along an estimate whenever the whole percent changes. `alreadyMs` is the time of earlier runs. */
export function runProgress(
  onPercent: (percent: number) => void,
  options: { estimateMs?: number; alreadyMs?: number; clock?: ProgressClock } = {},
): ProgressRun {
  const { alreadyMs = 0, clock = browserClock } = options
  const startedAt = clock.now()
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
    const elapsed = alreadyMs + clock.now() - startedAt
    show(percentAt(elapsed, estimateMs))
    if (elapsed >= estimateMs - stopBefore) stop()
  }
  const start = () => {
    stop()
    stopTicking = clock.every(tick, update)
    update()
  }

  let hasEnded = false
  start()
  return {
    setEstimate: (milliseconds) => {
      if (hasEnded) return
      estimateMs = milliseconds
      start()
    },
    finish: () => {
      hasEnded = true
      stop()
      show(100)
    },
    stop: () => {
      hasEnded = true
      stop()
    },
  }
}
