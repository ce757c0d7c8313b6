import { FileOutput, ListChecks, SlidersHorizontal } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../../lib/connection.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Select } from '../../ui/select.tsx'
import { ExportDialog } from '../recipes/export/export-dialog.tsx'
import { binderSorts, type BinderSort } from './binder-entries.ts'

interface BinderControlsProps {
  search: ReactNode
  /** Table or cards; null where there is no choice. */
  toggle: ReactNode
  /** Whether the options leave recipes out. */
  isFiltered: boolean
  /** The options; null where there are none. */
  children: ReactNode
}

/** Search in one row with the view and a button that shows the options; on a phone it shows the view too. */
export function BinderControls({ search, toggle, isFiltered, children }: BinderControlsProps) {
  const { t } = useTranslation('recipes')
  const [isOpen, setIsOpen] = useState(false)
  const options = useId()
  return (
    <div className="binder-controls">
      {search}
      {toggle && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={options}
            data-filtered={isFiltered || undefined}
            onClick={() => setIsOpen(!isOpen)}
            className={children ? 'binder-filter' : 'binder-filter sm:hidden!'}
          >
            <SlidersHorizontal className="size-5" />
            <span className="max-sm:sr-only">{t('options')}</span>
          </button>
          <div data-open={isOpen} className="binder-toggle">
            {toggle}
          </div>
          <div id={options} data-open={isOpen} className="binder-options">
            {children}
          </div>
        </>
      )}
    </div>
  )
}

interface ToolsProps {
  sort: BinderSort
  onSort: (sort: BinderSort) => void
  isSelecting: boolean
  onSelect: () => void
}

/** The order of the list, a way to choose several recipes, and one to take all of them along. */
export function BinderTools({ sort, onSort, isSelecting, onSelect }: ToolsProps) {
  const { t } = useTranslation(['saved', 'recipeExport', 'words'])
  const { isOffline } = useConnection()
  const [isExporting, setIsExporting] = useState(false)
  return (
    <>
      <Select
        label={t('words:sort')}
        labelHidden
        title={t('words:sort')}
        value={sort}
        onChange={onSort}
        options={binderSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        fieldClassName="w-38 shrink-0"
      />
      {!isSelecting && (
        <Button variant="quiet" icon={ListChecks} className="px-3" onClick={onSelect}>
          {t('select')}
        </Button>
      )}
      <Button
        variant="quiet"
        icon={FileOutput}
        className="px-3"
        disabled={isOffline}
        onClick={() => setIsExporting(true)}
      >
        {t('recipeExport:export')}
      </Button>
      <ExportDialog exported={{ kind: 'binder' }} open={isExporting} onClose={() => setIsExporting(false)} />
    </>
  )
}

interface TagFilterProps {
  /** The tags of the recipes in the list. */
  tags: readonly string[]
  chosen: string | null
  onChoose: (tag: string | null) => void
}

/** The user's tags as toggles; one at most is chosen. */
export function TagFilter({ tags, chosen, onChoose }: TagFilterProps) {
  const { t } = useTranslation('saved')
  if (tags.length === 0) return null
  return (
    <ul aria-label={t('filterByTag')} className="binder-tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Chip pressed={tag === chosen} onClick={() => onChoose(tag === chosen ? null : tag)}>
            {tag}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
