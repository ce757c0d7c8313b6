import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

interface MovableRowProps {
  rowKey: string
  /** The label of the row: "Ingredient 2". */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1, field: string | null) => void
  onRemove: () => void
  /** Rendered next to the buttons. */
  aside?: ReactNode
  /**
   * On a phone the row can be expanded; collapsed, it hides what has the class `group-data-closed/row:max-sm:hidden`.
   */
  folds?: boolean
  children: ReactNode
}

/** One row with the buttons that move and remove it; Alt with an arrow key moves it from any of its fields. */
export function MovableRow(props: MovableRowProps) {
  const { rowKey, name, isFirst, isLast, onMove, onRemove, aside, folds = false, children } = props
  const { t } = useTranslation('recipeEditor')
  const [isOpen, setOpen] = useState(false)

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (!event.altKey || by === null || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    onMove(by, event.target.dataset.field ?? null)
  }

  const icon = 'size-5'
  const remove = (
    <IconButton
      label={t('removeRow', { name })}
      icon={<Trash2 aria-hidden="true" className={icon} />}
      onClick={onRemove}
      className={folds ? 'sm:absolute sm:right-0 sm:bottom-0' : undefined}
    />
  )
  return (
    <li
      data-row={rowKey}
      data-closed={folds && !isOpen ? '' : undefined}
      className="group/row rounded-2xl border border-line bg-card p-3 max-sm:p-2"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of its fields */}
      <fieldset onKeyDown={moveByKey} className="relative grid gap-2">
        <legend className="sr-only">{name}</legend>
        {children}
        <div
          className={classNames('flex items-center group-data-closed/row:max-sm:hidden', folds && 'sm:pr-11')}
        >
          <span className="mr-auto">{aside}</span>
          <IconButton
            data-action="up"
            label={t('moveUp', { name })}
            disabled={isFirst}
            icon={<ArrowUp aria-hidden="true" className={icon} />}
            onClick={() => onMove(-1, null)}
          />
          <IconButton
            data-action="down"
            label={t('moveDown', { name })}
            disabled={isLast}
            icon={<ArrowDown aria-hidden="true" className={icon} />}
            onClick={() => onMove(1, null)}
          />
          {!folds && remove}
        </div>
        {/* After the fields, so that the Tab key reaches the fields first. */}
        {folds && (
          <div className="flex max-sm:absolute max-sm:top-0 max-sm:right-0 sm:contents">
            <IconButton
              label={t('moreOf', { name })}
              aria-expanded={isOpen}
              icon={<ChevronDown aria-hidden="true" className={classNames(icon, isOpen && 'rotate-180')} />}
              onClick={() => setOpen(!isOpen)}
              className="sm:hidden"
            />
            {remove}
          </div>
        )}
      </fieldset>
    </li>
  )
}
