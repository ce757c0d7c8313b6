import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Search } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/contract/groups.ts'
import { limits } from '#shared/constants/limits.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Select } from '../../ui/select.tsx'
import { RoundTable } from '../landing/feature-drawings.tsx'
import { GroupCards } from './group-cards.tsx'
import { GroupRows } from './group-rows.tsx'
import { GroupSection } from './group-section.tsx'
import { filterGroups, isFiltering, noFilter, type GroupFilter } from './group-filter.ts'
import { myGroups, publicGroups, groupLocations } from './group-queries.ts'
import { useCategories, useCategoryLabel } from './categories.ts'

interface GroupListProps {
  /** What is new in the user's groups, beside them; nothing without a group. */
  renderNews: (groups: Group[]) => ReactNode
  /** A way to leave them. */
  after: ReactNode
}

/** The user's groups, in a section that can be collapsed, and the public groups to join. One search filters both. */
export function GroupList({ renderNews, after }: GroupListProps) {
  const { t } = useTranslation('groups')
  const [filter, setFilter] = useState(noFilter)
  const mine = useQuery(myGroups)
  const others = useQuery(publicGroups)
  const isSearching = isFiltering(filter)
  const hasNews = (mine.data ?? []).length > 0

  const own = mine.data && filterGroups(mine.data, filter)
  const ownIds = new Set(mine.data?.map(({ id }) => id))
  const found =
    others.data &&
    filterGroups(
      others.data.filter(({ id, role }) => role === null && !ownIds.has(id)),
      filter,
    )

  return (
    <div className="grid gap-6 sm:gap-10">
      <GroupSearch filter={filter} onFilter={setFilter} />
      <output className="sr-only">
        {isSearching && own && found && t('found', { count: own.length + found.length })}
      </output>
      <div className={classNames('grid gap-x-12 gap-y-8', hasNews && 'lg:grid-cols-[minmax(0,1fr)_22rem]')}>
        <CollapsibleSection title={t('myGroups')} count={own?.length}>
          <GroupRows
            groups={own}
            query={mine}
            empty={
              isSearching ? (
                <p className="text-ink-soft">{t('noneFound')}</p>
              ) : (
                <div className="flex items-center gap-6">
                  <RoundTable className="w-24 shrink-0 text-ink sm:w-32" />
                  <div>
                    <p className="font-serif text-xl">{t('noneMine')}</p>
                    <p className="mt-1 text-ink-soft">{t('noneMineText')}</p>
                  </div>
                </div>
              )
            }
          />
          {mine.data?.some(({ role }) => role === 'member') && after}
        </CollapsibleSection>
        {hasNews && renderNews(mine.data ?? [])}
      </div>
      <GroupSection title={t('discoverGroups')}>
        <GroupCards
          groups={mine.isPending ? undefined : found}
          query={others}
          empty={
            isSearching ? (
              <EmptyState
                title={t('noneFound')}
                heading="h3"
                action={
                  <Button variant="secondary" onClick={() => setFilter(noFilter)}>
                    {t('showAll')}
                  </Button>
                }
              >
                {t('noneFoundText')}
              </EmptyState>
            ) : (
              <EmptyState title={t(others.data?.length === 0 ? 'noneYet' : 'noneLeft')} heading="h3">
                {t(others.data?.length === 0 ? 'noneYetText' : 'noneLeftText')}
              </EmptyState>
            )
          }
        />
      </GroupSection>
    </div>
  )
}

interface CollapsibleSectionProps {
  title: string
  count: number | undefined
  children: ReactNode
}

function CollapsibleSection({ title, count, children }: CollapsibleSectionProps) {
  const id = useId()
  const [open, setOpen] = useState(true)
  return (
    <section aria-labelledby={`${id}-title`} aria-busy={count === undefined}>
      <h2 id={`${id}-title`} className="border-b border-line text-heading">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-content`}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center gap-3 text-left hover:text-brand"
        >
          {title}
          {count !== undefined && (
            <span aria-hidden="true" className="font-sans text-base text-ink-faint tabular-nums">
              {count}
            </span>
          )}
          <ChevronDown
            className={`ml-auto size-5 text-ink-soft transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={`${id}-content`} hidden={!open} className="pt-6">
        {children}
      </div>
    </section>
  )
}

/** Filters the lists below with each keystroke and selection. */
function GroupSearch({ filter, onFilter }: { filter: GroupFilter; onFilter: (filter: GroupFilter) => void }) {
  const { t } = useTranslation(['groups', 'words'])
  const categoryLabel = useCategoryLabel()
  const categories = useCategories()
  const locations = useQuery(groupLocations).data ?? []
  return (
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="relative col-span-2 lg:col-span-1">
        <Search className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft" />
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
        label={t('words:category')}
        labelHidden
        className="max-sm:pr-8 max-sm:pl-3"
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
        className="max-sm:pr-8 max-sm:pl-3"
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
