import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { blankRow, isBlankRow, nextKey, splitRow, type Row } from './lines.ts'

/** Where the focus goes after the next render: into the text of a row, or to a button of it. */
type Focus = { key: string; caret: number | 'end' } | { selectors: readonly string[] }

/** Lines that are typed, split, joined, moved and removed, with the focus going along. */
export function useLines<Line>(
  root: RefObject<HTMLElement | null>,
  rows: readonly Row<Line>[],
  onRows: (rows: Row<Line>[]) => void,
) {
  const focus = useRef<Focus | null>(null)
  const [moved, setMoved] = useState<{ place: number; count: number } | null>(null)
  const [removed, setRemoved] = useState<{ row: Row<Line>; index: number } | null>(null)
  const [opened, open] = useState<string | null>(null)

  // After every render: only then does the row to be focused exist at its place.
  useLayoutEffect(() => {
    if (focus.current) focusOn(focus.current)
    focus.current = null
  })

  function focusOn(wanted: Focus) {
    const selectors = 'key' in wanted ? [`[data-row="${wanted.key}"] textarea`] : wanted.selectors
    const [element] = selectors.flatMap(
      (selector) => root.current?.querySelector<HTMLElement>(selector) ?? [],
    )
    element?.focus()
    if (!('key' in wanted) || !(element instanceof HTMLTextAreaElement)) return
    const caret = wanted.caret === 'end' ? element.value.length : wanted.caret
    element.setSelectionRange(caret, caret)
  }

  const indexOf = (key: string) => rows.findIndex((row) => row.key === key)
  function put(next: Row<Line>[], then: Focus | null = null) {
    focus.current = then
    setMoved(null)
    setRemoved(null)
    onRows(next)
  }

  function add(index = rows.length, row: Row<Line> = blankRow(String(nextKey(rows)))) {
    put(rows.toSpliced(index, 0, row), { key: row.key, caret: 'end' })
  }

  function remove(key: string, towards: 1 | -1 = 1) {
    const index = indexOf(key)
    const row = rows[index]
    if (!row) return
    const neighbour = rows[index + towards] ?? rows[index - towards]
    put(
      rows.toSpliced(index, 1),
      neighbour ? { key: neighbour.key, caret: 'end' } : { selectors: ['[data-action="add"]'] },
    )
    if (!isBlankRow(row)) setRemoved({ row, index })
  }

  function moveTo(key: string, target: number) {
    const index = indexOf(key)
    const row = rows[index]
    if (!row || target === index || target < 0 || target >= rows.length) return
    const element = document.activeElement
    const action = element instanceof HTMLElement ? element.dataset.action : undefined
    const inRow = `[data-row="${key}"]`
    put(
      rows.toSpliced(index, 1).toSpliced(target, 0, row),
      action
        ? { selectors: [`${inRow} [data-action="${action}"]:enabled`, `${inRow} [data-action]:enabled`] }
        : element instanceof HTMLTextAreaElement
          ? { key, caret: element.selectionStart }
          : null,
    )
    setMoved({ place: target + 1, count: rows.length })
  }

  return {
    moved,
    removed,
    opened,
    open,
    add: () => add(),
    remove,
    moveTo,
    undo: () => removed && add(removed.index, removed.row),
    change: (key: string, fields: Partial<Row<Line>>) =>
      onRows(rows.map((row) => (row.key === key ? { ...row, ...fields } : row))),
    /** The text of a row; with line breaks, several rows. */
    write(key: string, text: string, caret: number) {
      const written = rows.map((row) => (row.key === key ? { ...row, text } : row))
      const row = written.find((each) => each.key === key)
      if (!row || !text.includes('\n')) return onRows(written)
      const { split, at } = splitRow(row, caret, rows)
      put(
        written.flatMap((each) => (each.key === key ? split : [each])),
        at,
      )
    },
    /** Backspace in an empty row goes back; arrows go on in the next one. */
    onKey(key: string, event: KeyboardEvent<HTMLTextAreaElement>) {
      const { selectionStart: caret, selectionEnd, value } = event.currentTarget
      if (event.altKey || event.shiftKey || caret !== selectionEnd || event.nativeEvent.isComposing) return
      const index = indexOf(key)
      const goTo = (row: Row<Line> | undefined, place: number | 'end') => {
        if (!row) return
        event.preventDefault()
        focusOn({ key: row.key, caret: place })
      }
      if (event.key === 'Backspace' && value === '' && rows.length > 1) {
        event.preventDefault()
        remove(key, -1)
      } else if (event.key === 'ArrowUp' && caret === 0) goTo(rows[index - 1], 'end')
      else if (event.key === 'ArrowDown' && caret === value.length) goTo(rows[index + 1], 0)
    },
  }
}
