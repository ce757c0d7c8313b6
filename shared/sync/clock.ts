/**
 * A hybrid logical clock: `{milliseconds}-{counter}-{device}`, with fixed widths so that clocks compare as strings. It
 * follows the device's time, but never runs behind a clock that the device has seen.
 */
export type Clock = string

interface ClockParts {
  ms: number
  counter: number
  device: string
}

const pattern = /^(\d{13})-([0-9a-z]{4})-([0-9a-z]{8,32})$/
const counters = 36 ** 4

export const isClock = (text: string): boolean => pattern.test(text)

export function formatClock({ ms, counter, device }: ClockParts): Clock {
  return `${String(ms).padStart(13, '0')}-${counter.toString(36).padStart(4, '0')}-${device}`
}

export function parseClock(clock: Clock): ClockParts {
  const [, ms = '', counter = '', device = ''] = pattern.exec(clock) ?? []
  if (device === '') throw new TypeError(`"${clock}" is no clock`)
  return { ms: Number(ms), counter: Number.parseInt(counter, 36), device }
}

/** The next clock of a device: later than the last clock it has seen, its own or another's. */
export function nextClock(last: Clock | null, now: number, device: string): Clock {
  if (last === null) return formatClock({ ms: now, counter: 0, device })
  const seen = parseClock(last)
  if (now > seen.ms) return formatClock({ ms: now, counter: 0, device })
  return seen.counter + 1 < counters
    ? formatClock({ ms: seen.ms, counter: seen.counter + 1, device })
    : formatClock({ ms: seen.ms + 1, counter: 0, device })
}

/**
 * A clock as far ahead as it may be: a device whose time is wrong must not win for years. Operations of one device keep
 * their order: one that is cut follows `before`, the clock of its predecessor.
 */
export function limitClock(clock: Clock, latest: number, before: Clock | null): Clock {
  const parts = parseClock(clock)
  if (parts.ms <= latest) return clock
  const cut = formatClock({ ms: latest, counter: 0, device: parts.device })
  const isBehind = before !== null && before >= cut && parseClock(before).device === parts.device
  return isBehind ? nextClock(before, latest, parts.device) : cut
}
