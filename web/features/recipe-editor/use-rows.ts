import { useLayoutEffect, useRef, useState } from 'react'

export interface Keyed {
  key: string
}

const nextKey = (rows: readonly Keyed[]) =>
  String(Math.max(0, ...rows.map(({ key }) => Number(key) || 0)) + 1)

/** Adds, removes and moves rows of a list and moves the focus along; `moved` is the last move, for an announcement. */
export function useRows<Row extends Keyed>(
  rows: readonly Row[],
  onRows: (rows: Row[]) => void,
  blank: (key: string) => Row,
) {
  const root = useRef<HTMLDivElement>(null)
  const focusSelectors = useRef<readonly string[]>([])
  const [moved, setMoved] = useState<{ place: number; count: number } | null>(null)

  // After every render: only then does the row to be focused exist at its place.
  useLayoutEffect(() => {
    for (const selector of focusSelectors.current) {
      const target = root.current?.querySelector<HTMLElement>(selector)
      if (!target) continue
      target.focus()
      break
    }
    focusSelectors.current = []
  })

  const firstField = (key: string) => `[data-row="${key}"] :is(input, textarea)`
  const indexOf = (key: string) => rows.findIndex((row) => row.key === key)

  return {
    root,
    moved,
    change: (key: string, fields: Partial<Row>) =>
      onRows(rows.map((row) => (row.key === key ? { ...row, ...fields } : row))),
    /** Adds a row below another one, or at the end. */
    add: (after?: string) => {
      const row = blank(nextKey(rows))
      focusSelectors.current = [firstField(row.key)]
      onRows(rows.toSpliced(after === undefined ? rows.length : indexOf(after) + 1, 0, row))
    },
    remove: (key: string) => {
      const index = indexOf(key)
      const neighbour = rows[index + 1] ?? rows[index - 1]
      focusSelectors.current = [...(neighbour ? [firstField(neighbour.key)] : []), '[data-action="add"]']
      onRows(rows.filter((row) => row.key !== key))
    },
    /** `field` is the focused field, which keeps the focus; null when a button was pressed. */
    move: (key: string, by: 1 | -1, field: string | null) => {
      const index = indexOf(key)
      const row = rows[index]
      if (!row || !rows[index + by]) return
      const inRow = `[data-row="${key}"]`
      focusSelectors.current = field
        ? [`${inRow} [data-field="${field}"]`]
        : [
            `${inRow} [data-action="${by < 0 ? 'up' : 'down'}"]:enabled`,
            `${inRow} [data-action="${by < 0 ? 'down' : 'up'}"]:enabled`,
          ]
      setMoved({ place: index + by + 1, count: rows.length })
      onRows(rows.toSpliced(index, 1).toSpliced(index + by, 0, row))
    },
  }
}

export type Rows<Row extends Keyed> = ReturnType<typeof useRows<Row>>
