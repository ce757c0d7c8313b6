import { Plus } from 'lucide-react'
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { MovableRow } from './movable-row.tsx'

export interface EditorRowsProps<Row> {
  rows: readonly Row[]
  onRows: (rows: Row[]) => void
  problemText: (field: string) => string | undefined
}

export interface RowProps<Row> {
  row: Row
  change: (fields: Partial<Row>) => void
  /** Adds a row below this one. */
  addBelow: () => void
  problemText: EditorRowsProps<Row>['problemText']
}

interface EditorListProps<Row> extends EditorRowsProps<Row> {
  blank: (key: string) => Row
  most: number
  rowName: (number: number) => string
  addLabel: string
  Fields: ComponentType<RowProps<Row>>
  /** Rendered next to the buttons of the row. */
  Aside?: ComponentType<RowProps<Row>>
  /** On a phone a row shows only its first fields until it is expanded. */
  folds?: boolean
}

/** A list whose rows can be added, moved and removed, also by keyboard. */
export function EditorList<Row extends Keyed>(props: EditorListProps<Row>) {
  const { rows, onRows, blank, most, rowName, addLabel, problemText, Fields, Aside, folds } = props
  const { t } = useTranslation('recipeEditor')
  const { root, moved, change, add, remove, move } = useRows(rows, onRows, blank)
  const isFull = rows.length >= most
  const propsOf = (row: Row): RowProps<Row> => ({
    row,
    change: (fields) => change(row.key, fields),
    addBelow: () => void (isFull || add(row.key)),
    problemText,
  })
  return (
    <div ref={root} className="grid gap-3">
      <ol className="grid gap-3">
        {rows.map((row, index) => (
          <MovableRow
            key={row.key}
            rowKey={row.key}
            name={rowName(index + 1)}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            onMove={(by, field) => move(row.key, by, field)}
            onRemove={() => remove(row.key)}
            folds={folds}
            aside={Aside && <Aside {...propsOf(row)} />}
          >
            <Fields {...propsOf(row)} />
          </MovableRow>
        ))}
      </ol>
      <Button
        variant="secondary"
        data-action="add"
        className="justify-self-start"
        disabled={isFull}
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={() => add()}
      >
        {addLabel}
      </Button>
      <output className="sr-only">{moved && t('moved', moved)}</output>
    </div>
  )
}

interface Keyed {
  key: string
}

const nextKey = (rows: readonly Keyed[]) =>
  String(Math.max(0, ...rows.map(({ key }) => Number(key) || 0)) + 1)

/** Adds, removes and moves rows of a list and moves the focus along; `moved` is the last move, for an announcement. */
function useRows<Row extends Keyed>(
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
