import type { Language } from '#shared/constants/languages.ts'
import { colon } from '#shared/words/colon.ts'

/** A line of the editor: its text, and what the kitchen has read in it. */
export interface Row<Line> {
  key: string
  text: string
  /** The text that `line` was read from; another one has not been read yet. */
  of: string
  line: Line | null
}

export const blankRow = (key: string): Row<never> => ({ key, text: '', of: '', line: null })

export const isBlankRow = ({ text }: Row<unknown>) => text.trim() === ''

/** What a row says, as long as its text is what was read. */
export const lineOf = <Line>({ text, of, line }: Row<Line>): Line | null => (text === of ? line : null)

/** "For the sauce:" names the part that follows, ":" ends it; null for other lines. */
export function headingIn(row: Row<unknown>): string | null {
  if (lineOf(row) !== null || !/:\s*$/.test(row.text)) return null
  return row.text.trim().replace(/\s*:$/, '')
}

export const isUnread = (row: Row<unknown>) =>
  row.text !== row.of && /\p{L}/u.test(row.text) && headingIn(row) === null

/** The rows that are no headings and not blank, each with the heading it stands under. */
export function rowsInGroups<Line>(rows: readonly Row<Line>[]): { row: Row<Line>; group: string | null }[] {
  let group: string | null = null
  return rows.flatMap((row) => {
    const heading = headingIn(row)
    if (heading !== null) group = heading || null
    return heading !== null || isBlankRow(row) ? [] : [{ row, group }]
  })
}

/** The rows of a list, with a heading where a group begins. */
export function rowsOf<Line extends { group?: string | null | undefined }>(
  lines: readonly Line[],
  write: (line: Line) => string,
  language: Language,
): Row<Line>[] {
  const rows = lines.flatMap((line, index): Omit<Row<Line>, 'key'>[] => {
    const text = write(line).replace(/\s*\n\s*/g, ' ')
    const group = line.group ?? ''
    const isNew = group !== (lines[index - 1]?.group ?? '')
    const row = { text, of: text, line }
    return isNew ? [{ text: `${group}${colon[language]}`, of: '', line: null }, row] : [row]
  })
  return rows.map((row, index) => ({ key: String(index + 1), ...row }))
}

const marker = /^\s*(?:[-–—*•·▪]|\d{1,2}[.)])\s+/

/**
 * A row whose text has line breaks, typed or pasted, as several rows; what was read stays with the first. `caret` counts
 * in the text, and comes back as the key and the place where one goes on.
 */
export function splitRow<Line>(row: Row<Line>, caret: number, rows: readonly Row<Line>[]) {
  const pieces = row.text.split(/\r?\n/)
  const first = nextKey(rows)
  let start = 0
  let at = { key: row.key, caret: 0 }
  const split = pieces.map((piece, index): Row<Line> => {
    const text = pieces.length > 2 ? piece.replace(marker, '') : piece
    const key = index === 0 ? row.key : String(first + index - 1)
    if (caret >= start) at = { key, caret: Math.max(0, caret - start - (piece.length - text.length)) }
    start += piece.length + 1
    return index === 0 ? { ...row, text } : { ...blankRow(key), text }
  })
  // A pasted text has blank lines between its parts; one that was typed is where one goes on.
  const shown = pieces.length > 2 ? split.filter((each) => !isBlankRow(each) || each.key === at.key) : split
  return { split: shown, at }
}

export const nextKey = (rows: readonly Row<unknown>[]) =>
  Math.max(0, ...rows.map(({ key }) => Number(key) || 0)) + 1

/** Where each part of a line stands in its text, for its marks. */
export function partsOf(
  row: Row<{ amount: number | null; item: string }>,
): { text: string; part: 'amount' | 'food' | null }[] {
  const line = lineOf(row)
  const at = line === null ? -1 : row.text.indexOf(line.item)
  if (line === null || at < 0) return [{ text: row.text, part: null }]
  const [before, after] = [row.text.slice(0, at), row.text.slice(at + line.item.length)]
  const isBehind = before.trim() === ''
  const amount = line.amount === null ? null : ('amount' as const)
  return [
    { text: before, part: isBehind ? null : amount },
    { text: line.item, part: 'food' },
    { text: after, part: isBehind ? amount : null },
  ]
}
