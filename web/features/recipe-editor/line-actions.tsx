import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../ui/button.tsx'

interface LineActionsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  children: ReactNode
}

/** What opens below a line: its details, and what can be done with it by touch. */
export function LineActions({ name, isFirst, isLast, onMove, onRemove, children }: LineActionsProps) {
  const { t } = useTranslation(['recipeEditor', 'words'])
  const icon = 'size-5'
  return (
    <fieldset className="line-details">
      <legend className="sr-only">{t('detailsOf', { name })}</legend>
      {children}
      <div className="flex items-center">
        <IconButton
          label={t('moveUp', { name })}
          data-action="up"
          disabled={isFirst}
          icon={<ArrowUp className={icon} />}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t('moveDown', { name })}
          data-action="down"
          disabled={isLast}
          icon={<ArrowDown className={icon} />}
          onClick={() => onMove(1)}
        />
        <Button
          variant="quiet"
          size="touch"
          className="ml-auto"
          aria-label={t('removeRow', { name })}
          icon={<Trash2 className={icon} />}
          onClick={onRemove}
        >
          {t('words:remove')}
        </Button>
      </div>
    </fieldset>
  )
}
