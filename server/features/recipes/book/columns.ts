import type { Line } from './lines.ts'
import type { Sheet, TextStyle } from './sheet.ts'

/** One entry of a list in columns. */
export interface Item {
  lines: readonly Line[]
  style: TextStyle
  /** Space above, but not at the top of a column. */
  above: number
  indent: number
  /** A heading does not end a column. */
  isHeading: boolean
  /** The heading that a column repeats which begins with this entry, and not with the heading itself. */
  under?: Item
  /** Drawn at the end of the last line: a page number. */
  end?: readonly Line[]
}

const heightOf = (items: readonly Item[]) =>
  items.reduce(
    (sum, { lines, style, above }, index) => sum + lines.length * style.leading + (index > 0 ? above : 0),
    0,
  )

/** What a column shows that begins with these. */
const columnOf = (items: readonly Item[]): readonly Item[] =>
  items[0]?.under ? [items[0].under, ...items] : items

/** Whether a column may end before this item. */
const mayBreakBefore = (items: readonly Item[], at: number) => at > 0 && !items[at - 1]?.isHeading

/** As many items as fit into the height, at least one. */
function fitting(items: readonly Item[], height: number): number {
  let count = 0
  let used = 0
  for (const [index, item] of items.entries()) {
    used += item.lines.length * item.style.leading + (index > 0 ? item.above : 0)
    if (used > height + 0.01) break
    count = index + 1
  }
  while (count > 1 && count < items.length && !mayBreakBefore(items, count)) count -= 1
  return Math.max(1, count)
}

/** Where two columns have about the same height. */
function balanced(items: readonly Item[]): number {
  const places = items.map((_, at) => at).filter((at) => mayBreakBefore(items, at))
  const uneven = (at: number) => {
    const [first, second] = [heightOf(items.slice(0, at)), heightOf(columnOf(items.slice(at)))]
    // The first one is the longer one.
    return first >= second ? first - second : (second - first) * 3
  }
  return places.toSorted((a, b) => uneven(a) - uneven(b))[0] ?? items.length
}

function drawColumn(sheet: Sheet, items: readonly Item[], at: { x: number; y: number; width: number }) {
  let { y } = at
  for (const [index, { lines, style, above, indent, end }] of items.entries()) {
    if (index > 0) y += above
    sheet.draw(lines, style, { x: at.x + indent, y })
    y += lines.length * style.leading
    const [last] = end ?? []
    if (end && last) sheet.draw(end, style, { x: at.x + at.width - last.width, y: y - style.leading })
  }
}

/** With less room than this share of a page, a list that does not fit begins on the next one. */
const leastShare = 0.4
const leastRoom = (sheet: Sheet) => (sheet.box().bottom - sheet.box().top) * leastShare

const tallestOf = (items: readonly Item[], split: number) =>
  Math.max(heightOf(items.slice(0, split)), heightOf(columnOf(items.slice(split))))

/** The room below a heading with which the list begins on the same page. */
export const roomForColumns = (sheet: Sheet, items: readonly Item[]): number =>
  Math.min(tallestOf(items, balanced(items)), leastRoom(sheet))

const columnGap = 22
export const columnWidth = (sheet: Sheet) => (sheet.box().width - columnGap) / 2

/** A list in two columns from the cursor on, over as many pages as it takes. */
export function inColumns(sheet: Sheet, given: readonly Item[]): void {
  let items = given
  const width = columnWidth(sheet)
  while (items.length > 0) {
    const room = sheet.room()
    const split = balanced(items)
    const isWhole = tallestOf(items, split) <= room + 0.01
    if (!isWhole && !sheet.isFresh() && room < leastRoom(sheet) - 0.01) {
      sheet.newPage()
      continue
    }
    const first = isWhole ? split : fitting(items, room)
    const rest = columnOf(items.slice(first))
    const second = isWhole ? rest.length : rest.length > 0 ? fitting(rest, room) : 0
    const { left } = sheet.box()
    drawColumn(sheet, items.slice(0, first), { x: left, y: sheet.y, width })
    drawColumn(sheet, rest.slice(0, second), { x: left + width + columnGap, y: sheet.y, width })
    sheet.y += Math.max(heightOf(items.slice(0, first)), heightOf(rest.slice(0, second)))
    items = columnOf(rest.slice(second))
    if (items.length > 0) sheet.newPage()
  }
}
