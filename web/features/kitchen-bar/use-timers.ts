import { useEffect, useState, useSyncExternalStore } from 'react'
import { onKitchenChange } from './in-use.ts'
import {
  changeTimers,
  newTimer,
  paused,
  prolonged,
  readTimers,
  resumed,
  type Timer,
  type TimerPurpose,
} from './timers.ts'

const minute = 60_000

/** The timers without the current time: rendered again when one is changed, not each second. */
export function useStoredTimers(): readonly Timer[] {
  return useSyncExternalStore(onKitchenChange, readTimers)
}

/** All timers with the current time, which advances while one of them runs. */
export function useTimers() {
  const timers = useStoredTimers()
  const [now, setNow] = useState(() => Date.now())
  // A timer that has just been started must not begin with an older time.
  useEffect(() => onKitchenChange(() => setNow(Date.now())), [])

  const isTicking = timers.some(({ endsAt, rung }) => endsAt !== null && !rung)
  useEffect(() => {
    if (!isTicking) return
    const interval = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(interval)
  }, [isTicking])

  return { timers, now }
}

/** The time is that of the action, however often it is applied to what is stored. */
function replace(id: string, by: (timer: Timer, now: number) => Timer) {
  const now = Date.now()
  changeTimers((all) => all.map((each) => (each.id === id ? by(each, now) : each)))
}

/** What can be done with timers. */
export const timerActions = {
  start: (name: string, minutes: number, of?: TimerPurpose) => {
    const timer = newTimer(name, minutes, Date.now(), of)
    changeTimers((all) => [...all, timer])
  },
  pause: (id: string) => replace(id, paused),
  resume: (id: string) => replace(id, resumed),
  addMinute: (id: string) => replace(id, (timer, now) => prolonged(timer, minute, now)),
  remove: (id: string) => changeTimers((all) => all.filter((each) => each.id !== id)),
}
