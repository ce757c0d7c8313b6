/** Days of the calendar as `2026-11-23`, in the reader's own time zone: a day has no zone. */

function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** At noon: no change of the clocks moves it to another day. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00`)

export const today = (): string => toDay(new Date())

/** The month of a day: `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7)

export const firstDayOf = (month: string): string => `${month}-01`

export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return toDay(new Date(year, number, 0, 12))
}

export function addMonths(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(toDay(new Date(year, number - 1 + by, 1, 12)))
}

/** The weeks of a month, each of seven days; null for days of other months. `firstWeekday` is 0 for Sunday. */
export function weeksOf(month: string, firstWeekday: number): (string | null)[][] {
  const length = Number(lastDayOf(month).slice(-2))
  const before = (dateOf(firstDayOf(month)).getDay() - firstWeekday + 7) % 7
  const cells: (string | null)[] = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  ]
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
