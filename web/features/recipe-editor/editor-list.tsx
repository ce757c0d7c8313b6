import { Plus } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { MovableRow } from './movable-row.tsx'
import { useRows, type Keyed } from './use-rows.ts'

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
