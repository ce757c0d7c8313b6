import { canSound, playAlarm, prepareSound } from './alarm.ts'
import { onKitchenChange } from './in-use.ts'
import { changeTimers, isDone, readTimers, timersSettled } from './timers.ts'

/** How long a tab that may not sound leaves a timer to the others. */
const patience = 1000
/** How often an alarm is repeated until its timer is removed, and for how long. */
const repeatAfter = 10_000
const repeatFor = 60_000
/** Until the other tabs have certainly seen that a timer has rung. */
const spread = 1000

/** Rings the timers that end, each in one of the open tabs, until they are removed. */
export function startTimerAlarms(): () => void {
  /** The timers that ring in this tab, and when they ring again. */
  const ringing = new Map<string, number>()
  let isTaking = false
  let stopTicks: (() => void) | null = null

  function tick() {
    const now = Date.now()
    const timers = readTimers()
    for (const [id, again] of ringing) {
      const timer = timers.find((each) => each.id === id)
      if (!timer || timer.endsAt === null || timer.endsAt > now || now - timer.endsAt > repeatFor) {
        ringing.delete(id)
      } else if (now >= again) {
        ringing.set(id, now + repeatAfter)
        playAlarm()
      }
    }
    const waits = canSound() ? 0 : patience
    if (ringing.size === 0 && timers.every(({ endsAt, rung }) => rung || endsAt === null)) {
      stopTicks?.()
      stopTicks = null
      return
    }
    const isDue = timers.some(({ endsAt, rung }) => !rung && endsAt !== null && endsAt + waits <= now)
    if (!isDue || isTaking) return
    isTaking = true
    void inOneTab(takeDue).finally(() => (isTaking = false))
  }

  async function takeDue() {
    await timersSettled()
    const now = Date.now()
    const due = readTimers().filter((each) => isDone(each, now) && !each.rung)
    if (due.length === 0) return false
    for (const { id } of due) ringing.set(id, now + repeatAfter)
    changeTimers((all) => all.map((each) => (isDone(each, now) ? { ...each, rung: true } : each)))
    playAlarm()
    await timersSettled()
    return true
  }

  // After a reload audio is blocked until the first action.
  const unlocking = ['pointerdown', 'keydown'] as const
  for (const kind of unlocking) window.addEventListener(kind, prepareSound, { once: true })
  const onChange = () => (stopTicks ??= startTicks(tick))
  const stopListening = onKitchenChange(onChange)
  onChange()
  return () => {
    stopListening()
    stopTicks?.()
    for (const kind of unlocking) window.removeEventListener(kind, prepareSound)
  }
}

/** Runs the task while no other tab does. */
async function inOneTab(task: () => Promise<boolean>) {
  // Undefined on insecure pages, although its type says otherwise.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return void (await task())
  await locks.request('kitchen-alarm', async () => {
    if (await task()) await new Promise((resolve) => setTimeout(resolve, spread))
  })
}

/** Calls back four times per second, also in a hidden tab: browsers slow down its timers, but not a worker's. */
function startTicks(tick: () => void): () => void {
  if (typeof Worker === 'undefined') {
    const interval = setInterval(tick, 250)
    return () => clearInterval(interval)
  }
  const worker = new Worker(new URL('./tick-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', tick)
  return () => worker.terminate()
}
