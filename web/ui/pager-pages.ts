import { ui } from '#shared/constants/ui.ts'

/** All pages if they are few; else first, last, current and its neighbours, and null for a gap. */
export function pagerPages(current: number, last: number): (number | null)[] {
  if (last <= ui.pagesWithoutEllipsis) return Array.from({ length: last }, (_, index) => index + 1)
  const from = Math.max(current - 1, 2)
  const to = Math.min(current + 1, last - 1)
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [1, ...(from > 2 ? [null] : []), ...middle, ...(to < last - 1 ? [null] : []), last]
}
