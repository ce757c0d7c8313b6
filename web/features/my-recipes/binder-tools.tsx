import { ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Select } from '../../ui/select.tsx'
import { binderSorts, type BinderSort } from './binder-entries.ts'

interface ToolsProps {
  sort: BinderSort
  onSort: (sort: BinderSort) => void
  isSelecting: boolean
  onSelect: () => void
}

/** The order of the lists, and a way to choose several recipes. */
export function BinderTools({ sort, onSort, isSelecting, onSelect }: ToolsProps) {
  const { t } = useTranslation('saved')
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <Select
        label={t('sort')}
        labelHidden
        title={t('sort')}
        value={sort}
        onChange={onSort}
        options={binderSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        fieldClassName="w-48 shrink-0"
      />
      {!isSelecting && (
        <Button
          variant="quiet"
          title={t('select')}
          icon={<ListChecks aria-hidden="true" className="size-5" />}
          onClick={onSelect}
        >
          <span className="max-sm:sr-only">{t('select')}</span>
        </Button>
      )}
    </div>
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
