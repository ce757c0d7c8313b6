import { ChevronDown, GripVertical, Plus } from 'lucide-react'
import { useId, useRef, type ComponentType, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/constants/languages.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { headingIn, type Row } from './lines.ts'
import { LineActions } from './line-actions.tsx'
import { useDragOrder } from './use-drag-order.ts'
import { useLines } from './use-lines.ts'

export interface LineListProps<Line> {
  /** What errors are found by: `steps:2`. */
  name: 'ingredients' | 'steps'
  rows: readonly Row<Line>[]
  onRows: (rows: Row<Line>[]) => void
  problemText: (field: string) => string | undefined
  /** Of the recipe. */
  language: Language
}

export interface LineProps<Line> {
  row: Row<Line>
  language: Language
  onChange: (fields: Partial<Row<Line>>) => void
}

interface LineKind<Line> {
  most: number
  rowName: (number: number) => string
  placeholder: string
  addLabel: string
  /** The text with its marks, which lies behind the text that is typed. */
  marked: (row: Row<Line>) => ReactNode
  /** What was read, for those who do not see the marks. */
  spoken: (row: Row<Line>) => string
  /** Behind the button for details. */
  Details: ComponentType<LineProps<Line>>
  /** A question about the line, below it. */
  Question?: ComponentType<LineProps<Line>>
}

/** Lines of text: Enter makes the next one, Backspace in an empty one goes back, Alt with an arrow key moves it. */
export function LineList<Line>(props: LineListProps<Line> & LineKind<Line>) {
  const { name, rows, onRows, problemText, most, addLabel, rowName } = props
  const { t } = useTranslation('recipeEditor')
  const root = useRef<HTMLDivElement>(null)
  const lines = useLines(root, rows, onRows)
  const drag = useDragOrder(root, lines.moveTo)
  const headings = rows.map(headingIn)
  return (
    <div ref={root} className="grid gap-2">
      <ol className="line-list" data-dragging={drag.key !== null || undefined}>
        {rows.map((row, index) => {
          const heading = headings[index] ?? null
          const number = headings.slice(0, index + 1).filter((each) => each === null).length
          return (
            <LineRow
              key={row.key}
              {...props}
              row={row}
              heading={heading}
              label={heading === null ? rowName(number) : t('heading', { name: heading })}
              marker={name === 'steps' && heading === null ? number : null}
              error={problemText(`${name}:${row.key}`)}
              drag={drag}
              index={index}
              lines={lines}
            />
          )
        })}
      </ol>
      <div className="flex flex-wrap items-center gap-x-3">
        <Button
          variant="quiet"
          size="touch"
          data-action="add"
          disabled={rows.length >= most}
          icon={<Plus className="size-5" />}
          onClick={() => lines.add()}
        >
          {addLabel}
        </Button>
        {lines.removed && (
          <Button variant="quiet" size="touch" onClick={lines.undo}>
            {t('undoRemove')}
          </Button>
        )}
      </div>
      <output className="sr-only">
        {lines.moved && t('moved', lines.moved)}
        {lines.removed && t('removed', { text: lines.removed.row.text })}
      </output>
    </div>
  )
}

interface LineRowProps<Line> extends LineListProps<Line>, LineKind<Line> {
  row: Row<Line>
  heading: string | null
  label: string
  /** The number of a step. */
  marker: number | null
  error: string | undefined
  index: number
  lines: ReturnType<typeof useLines<Line>>
  drag: ReturnType<typeof useDragOrder>
}

function LineRow<Line>(props: LineRowProps<Line>) {
  const { row, rows, heading, label, marker, error, index, lines, drag, Details, Question } = props
  const { t } = useTranslation('recipeEditor')
  const id = useId()
  const isOpen = lines.opened === row.key
  const lineProps: LineProps<Line> = {
    row,
    language: props.language,
    onChange: (fields) => lines.change(row.key, fields),
  }
  const spoken = heading === null ? props.spoken(row) : t('isHeading')

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (!event.altKey || by === null) return
    event.preventDefault()
    lines.moveTo(row.key, index + by)
  }

  return (
    <li
      data-row={row.key}
      data-drop={drag.target === index && drag.key !== row.key ? drag.side : undefined}
      className={classNames('line-row', heading !== null && 'line-heading')}
    >
      {/* For the pointer; the keyboard moves a line from its text, a screen reader by its details. */}
      <span aria-hidden="true" className="line-handle" {...drag.handle(row.key)}>
        {marker ?? <GripVertical className="size-4" />}
      </span>
      <div className="line-field">
        {/* Gives the field its height, and the text its marks. */}
        <div aria-hidden="true" className="line-mirror">
          {heading === null ? props.marked(row) : row.text}{' '}
        </div>
        <textarea
          rows={1}
          aria-label={label}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          aria-describedby={`${id}-said`}
          aria-invalid={error ? true : undefined}
          placeholder={props.placeholder}
          value={row.text}
          onChange={({ currentTarget }) =>
            lines.write(row.key, currentTarget.value, currentTarget.selectionStart)
          }
          onKeyDown={(event) => {
            moveByKey(event)
            lines.onKey(row.key, event)
          }}
        />
      </div>
      <IconButton
        label={t('detailsOf', { name: label })}
        aria-expanded={isOpen}
        icon={<ChevronDown className={classNames('size-5', isOpen && 'rotate-180')} />}
        onClick={() => lines.open(isOpen ? null : row.key)}
      />
      <div id={`${id}-said`} className={classNames('line-said', !error && 'sr-only')}>
        {error ?? spoken}
      </div>
      {Question && <Question {...lineProps} />}
      {isOpen && (
        <LineActions
          name={label}
          isFirst={index === 0}
          isLast={index === rows.length - 1}
          onMove={(by) => lines.moveTo(row.key, index + by)}
          onRemove={() => lines.remove(row.key)}
        >
          {heading === null && <Details {...lineProps} />}
        </LineActions>
      )}
    </li>
  )
}
