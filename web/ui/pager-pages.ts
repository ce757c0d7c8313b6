import { limits } from '#shared/limits.ts'

/** All pages when they are few; else first, last, the current one with its neighbours, and null for a gap. */
export function pagerPages(current: number, last: number): (number | null)[] {
  if (last <= limits.discover.pagesWithoutEllipsis)
    return Array.from({ length: last }, (_, place) => place + 1)
  // Near an end the window leans inwards, so that the row keeps its length; a gap never stands for a single page.
  const from = Math.min(current - 1, last - 4) <= 3 ? 2 : Math.min(current - 1, last - 4)
  const to = Math.max(current + 1, 5) >= last - 2 ? last - 1 : Math.max(current + 1, 5)
  const middle = Array.from({ length: to - from + 1 }, (_, place) => from + place)
  return [1, ...(from > 2 ? [null] : []), ...middle, ...(to < last - 1 ? [null] : []), last]
}
