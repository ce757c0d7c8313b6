import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { Select } from '../../ui/select.tsx'
import { useCategories, useCategoryLabel } from './categories.ts'
import type { GroupFilter } from './group-filter.ts'
import { groupLocations } from './group-queries.ts'

interface GroupSearchProps {
  filter: GroupFilter
  onFilter: (filter: GroupFilter) => void
}

/** Filters the lists below with each keystroke and selection. */
export function GroupSearch({ filter, onFilter }: GroupSearchProps) {
  const { t } = useTranslation('groups')
  const categoryLabel = useCategoryLabel()
  const categories = useCategories()
  const locations = useQuery(groupLocations).data ?? []
  return (
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="relative sm:col-span-2 lg:col-span-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
        />
        <input
          type="search"
          aria-label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          maxLength={limits.group.searchMax}
          value={filter.text}
          onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
          className="min-h-11 w-full rounded-xl border border-line-strong bg-card pr-4 pl-12 text-base hover:border-ink-soft"
        />
      </div>
      <Select
        label={t('category')}
        labelHidden
        value={filter.category}
        onChange={(category) => onFilter({ ...filter, category })}
        options={[
          { value: '', label: t('allCategories') },
          ...categories.map((value) => ({ value, label: categoryLabel(value) })),
        ]}
      />
      <Select
        label={t('location')}
        labelHidden
        value={filter.location}
        onChange={(location) => onFilter({ ...filter, location })}
        options={[
          { value: '', label: t('allLocations') },
          ...locations.map((value) => ({ value, label: value })),
        ]}
      />
    </form>
  )
}
