import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button.tsx'

interface MovableRowProps {
  rowKey: string
  /** What the row is called: "Ingredient 2". */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1, field: string | null) => void
  onRemove: () => void
  /** Beside the buttons. */
  aside?: ReactNode
  children: ReactNode
}

/** One row of a list with what moves and removes it; Alt with an arrow key moves it from any of its fields. */
export function MovableRow(props: MovableRowProps) {
  const { rowKey, name, isFirst, isLast, onMove, onRemove, aside, children } = props
  const { t } = useTranslation('recipeEditor')

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (!event.altKey || by === null || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    onMove(by, event.target.dataset.field ?? null)
  }

  const icon = 'size-5'
  return (
    <li data-row={rowKey} className="rounded-2xl border border-line bg-card p-3">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of its fields */}
      <fieldset onKeyDown={moveByKey} className="grid gap-2">
        <legend className="sr-only">{name}</legend>
        {children}
        <div className="flex items-center">
          <span className="mr-auto">{aside}</span>
          <IconButton
            data-deed="up"
            label={t('moveUp', { name })}
            disabled={isFirst}
            icon={<ArrowUp aria-hidden="true" className={icon} />}
            onClick={() => onMove(-1, null)}
          />
          <IconButton
            data-deed="down"
            label={t('moveDown', { name })}
            disabled={isLast}
            icon={<ArrowDown aria-hidden="true" className={icon} />}
            onClick={() => onMove(1, null)}
          />
          <IconButton
            label={t('removeRow', { name })}
            icon={<Trash2 aria-hidden="true" className={icon} />}
            onClick={onRemove}
          />
        </div>
      </fieldset>
    </li>
  )
}
