import { useCallback, useEffect, useRef, useState } from 'react'
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

let audio: AudioContext | undefined

/** To be called from a user action: browsers block audio before one. */
export function prepareSound() {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  void audio.resume().catch(() => undefined)
}

/** Three tones, and a vibration where the device has it. */
function playSound() {
  navigator.vibrate?.([300, 150, 300, 150, 300])
  if (audio?.state !== 'running') return
  for (const delay of [0, 0.6, 1.2]) playTone(audio, audio.currentTime + delay)
}

function playTone(context: AudioContext, at: number) {
  const volume = context.createGain()
  volume.connect(context.destination)
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(0.4, at + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.55)
  for (const pitch of [988, 1976]) {
    const tone = context.createOscillator()
    tone.frequency.value = pitch
    tone.connect(volume)
    tone.start(at)
    tone.stop(at + 0.6)
  }
}
