/** Days as ISO 8601 without a time or a zone: the arithmetic is that of the calendar. */

const dayLength = 86_400_000

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayLength

export function addDays(day: string, count: number): string {
  return new Date((numberOf(day) + count) * dayLength).toISOString().slice(0, 10)
}

/** How many days the second is after the first. */
export function daysBetween(first: string, second: string): number {
  return numberOf(second) - numberOf(first)
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  // The first of January 1970 was a Thursday.
  return ((((numberOf(day) + 3) % 7) + 7) % 7) + 1
}

/** The seven days of the week that a day belongs to. */
export function weekOf(day: string, weekStarts: number): string[] {
  const first = addDays(day, -((weekdayOf(day) - weekStarts + 7) % 7))
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}
