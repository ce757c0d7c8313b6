/** Members who are remembered; the one who paused longest ago is forgotten first. */
const maxMembers = 1000
const maxDoublings = 6

/**
 * A job that has to be ended costs everybody else its thread, and the next one has to load. So the member who asked for
 * it pauses: `first` milliseconds, and twice as long each time it happens again within an hour of the last pause.
 */
export function overrunPauses(first: number) {
  const paused = new Map<string, { count: number; until: number }>()
  const forgottenAfter = 60 * first

  return {
    /** Rounded up; 0 for a member who may ask. Jobs of no member never pause. */
    secondsLeft: (userId: string): number =>
      Math.max(0, Math.ceil(((paused.get(userId)?.until ?? 0) - performance.now()) / 1000)),

    add(userId: string): void {
      if (userId === '') return
      const now = performance.now()
      const last = paused.get(userId)
      const count = last && now - last.until < forgottenAfter ? last.count + 1 : 0
      paused.delete(userId)
      paused.set(userId, { count, until: now + first * 2 ** Math.min(count, maxDoublings) })
      if (paused.size > maxMembers) paused.delete(paused.keys().next().value ?? '')
    },
  }
}
