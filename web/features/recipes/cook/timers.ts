import * as z from 'zod/mini'

const storageKey = 'kitchen_timers'

const timer = z.object({
  id: z.string(),
  name: z.string(),
  /** The initial duration in milliseconds. */
  length: z.number(),
  /** When it ends; null while it is paused. */
  endsAt: z.nullable(z.number()),
  /** The remaining milliseconds while it is paused. */
  left: z.number(),
  /** Whether its end has been announced. */
  rung: z.boolean(),
})

export type Timer = z.infer<typeof timer>

/** The timers of this browser, from all recipes; none when storage is broken or blocked. */
export function storedTimers(): Timer[] {
  try {
    return z.safeParse(z.array(timer), JSON.parse(localStorage.getItem(storageKey) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

export function storeTimers(timers: readonly Timer[]) {
  try {
    if (timers.length > 0) localStorage.setItem(storageKey, JSON.stringify(timers))
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage they run on this page only.
  }
}

export const isTimerStorage = (event: StorageEvent) => event.key === storageKey || event.key === null

export function newTimer(name: string, minutes: number, now: number): Timer {
  const length = Math.round(minutes * 60_000)
  return { id: crypto.randomUUID(), name, length, endsAt: now + length, left: length, rung: false }
}

/** The remaining milliseconds; negative after the end. */
export function leftOf({ endsAt, left }: Timer, now: number): number {
  return endsAt === null ? left : endsAt - now
}

export function isDone(each: Timer, now: number): boolean {
  return each.endsAt !== null && each.endsAt <= now
}

export function paused(each: Timer, now: number): Timer {
  return isDone(each, now) ? each : { ...each, left: leftOf(each, now), endsAt: null }
}

export function resumed(each: Timer, now: number): Timer {
  return each.endsAt === null ? { ...each, endsAt: now + each.left } : each
}

/** Adds time to what is left, or restarts a timer that has ended. */
export function prolonged(each: Timer, milliseconds: number, now: number): Timer {
  if (each.endsAt === null) return { ...each, left: each.left + milliseconds }
  return { ...each, endsAt: Math.max(each.endsAt, now) + milliseconds, rung: false }
}

/** "8:05", "1:02:00", rounded up to whole seconds. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
