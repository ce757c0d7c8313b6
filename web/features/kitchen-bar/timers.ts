import * as z from 'zod/mini'
import { timerStore } from './timer-store.ts'

/** What a timer is for. */
const purpose = z.object({
  recipeId: z.string(),
  /** The title of the recipe. */
  title: z.string(),
  /** Zero-based. */
  step: z.int(),
})

const timer = z.object({
  id: z.string(),
  name: z.string(),
  /** Missing in timers of former versions. */
  of: z.optional(purpose),
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
export type TimerPurpose = z.infer<typeof purpose>

/** The timers of this browser, from all recipes. */
export const {
  read: readTimers,
  change: changeTimers,
  settled: timersSettled,
} = timerStore(z.array(timer), async () => (await import('./timer-database.ts')).changeStored)

export function newTimer(name: string, minutes: number, now: number, of?: TimerPurpose): Timer {
  const length = Math.round(minutes * 60_000)
  return { id: crypto.randomUUID(), name, of, length, endsAt: now + length, left: length, rung: false }
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

/** Whether a timer of this length runs or is paused for a step. */
export function isCounting(each: Timer, of: TimerPurpose, minutes: number): boolean {
  return (
    each.of?.recipeId === of.recipeId &&
    each.of.step === of.step &&
    each.length === Math.round(minutes * 60_000) &&
    !each.rung
  )
}

/** Those that have ended first, then by the time that is left. */
export function bySoonest(timers: readonly Timer[], now: number): Timer[] {
  return timers.toSorted((one, other) => leftOf(one, now) - leftOf(other, now))
}

/** "8:05", "1:02:00", rounded up to whole seconds. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
