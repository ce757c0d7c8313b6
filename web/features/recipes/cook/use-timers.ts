import { useCallback, useEffect, useRef, useState } from 'react'
import { playSound } from './timer-sound.ts'
import {
  isDone,
  isTimerStorage,
  storeTimers,
  storedTimers,
  newTimer,
  paused,
  prolonged,
  resumed,
  type Timer,
} from './timers.ts'

const minute = 60_000

/** The timers of cook mode. They survive a reload, are shared by all tabs, and sound once when they end. */
export function useTimers() {
  const [timers, setTimers] = useState(storedTimers)
  const [now, setNow] = useState(() => Date.now())
  const latest = useRef(timers)

  const change = useCallback((next: (all: readonly Timer[]) => Timer[]) => {
    latest.current = next(latest.current)
    storeTimers(latest.current)
    setTimers(latest.current)
    setNow(Date.now())
  }, [])

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (!isTimerStorage(event)) return
      latest.current = storedTimers()
      setTimers(latest.current)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])

  const isTicking = timers.some(({ endsAt, rung }) => endsAt !== null && !rung)
  useEffect(() => {
    if (!isTicking) return
    const tick = () => {
      const moment = Date.now()
      setNow(moment)
      if (!latest.current.some((each) => isDone(each, moment) && !each.rung)) return
      playSound()
      change((all) => all.map((each) => (isDone(each, moment) ? { ...each, rung: true } : each)))
    }
    tick()
    const clock = setInterval(tick, 250)
    return () => clearInterval(clock)
  }, [isTicking, change])

  const replace = (id: string, by: (timer: Timer, moment: number) => Timer) =>
    change((all) => all.map((each) => (each.id === id ? by(each, Date.now()) : each)))

  return {
    timers,
    now,
    start: (name: string, minutes: number) => change((all) => [...all, newTimer(name, minutes, Date.now())]),
    pause: (id: string) => replace(id, paused),
    resume: (id: string) => replace(id, resumed),
    addMinute: (id: string) => replace(id, (timer, moment) => prolonged(timer, minute, moment)),
    remove: (id: string) => change((all) => all.filter((each) => each.id !== id)),
  }
}

export type Timers = ReturnType<typeof useTimers>
