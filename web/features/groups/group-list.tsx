import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/contract/groups.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { ShowMore, useShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GroupCards } from './group-card.tsx'
import { filterGroups, isFiltering, noFilter } from './group-filter.ts'
import { myGroups, publicGroups } from './group-queries.ts'
import { GroupSearch } from './group-search.tsx'

/** So many cards at a time. */
const step = 24

/** One's own groups, which fold away, and the public ones one does not belong to yet; both narrowed by one search. */
export function GroupList() {
  const { t } = useTranslation('groups')
  const [filter, setFilter] = useState(noFilter)
  const mine = useQuery(myGroups)
  const others = useQuery(publicGroups)
  const isSearching = isFiltering(filter)

  const own = mine.data && filterGroups(mine.data, filter)
  const ownIds = new Set(mine.data?.map(({ id }) => id))
  const found =
    others.data &&
    filterGroups(
      others.data.filter(({ id, role }) => role === null && !ownIds.has(id)),
      filter,
    )

  return (
    <div className="grid gap-10">
      <GroupSearch filter={filter} onFilter={setFilter} />
      <output className="sr-only">
        {isSearching && own && found && t('found', { count: own.length + found.length })}
      </output>
      <FoldingSection title={t('myGroups')} count={own?.length}>
        <Groups
          groups={own}
          query={mine}
          empty={
            isSearching ? (
              <p className="text-ink-soft">{t('noneFound')}</p>
            ) : (
              <div>
                <p className="font-serif text-xl">{t('noneMine')}</p>
                <p className="mt-1 text-ink-soft">{t('noneMineText')}</p>
              </div>
            )
          }
        />
      </FoldingSection>
      <DiscoverSection>
        <Groups
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
      </DiscoverSection>
    </div>
  )
}

interface GroupsProps {
  /** Undefined until they have come. */
  groups: Group[] | undefined
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
  empty: ReactNode
}

function Groups({ groups, query, empty }: GroupsProps) {
  const { t } = useTranslation('groups')
  const { shown, isMore, showMore } = useShowMore(groups ?? [], step)
  if (query.isError && !groups) {
    return (
      <LoadError busy={query.isFetching} onRetry={() => void query.refetch()}>
        {t('failed')}
      </LoadError>
    )
  }
  if (!groups) return <CardsSkeleton />
  if (groups.length === 0) return empty
  return (
    <div className="grid gap-6">
      <GroupCards groups={shown} />
      <ShowMore isMore={isMore} onClick={showMore}>
        {t('showMore')}
      </ShowMore>
    </div>
  )
}

function FoldingSection({
  title,
  count,
  children,
}: {
  title: string
  count: number | undefined
  children: ReactNode
}) {
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
            aria-hidden="true"
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

function DiscoverSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation('groups')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex min-h-12 items-center border-b border-line text-heading">
        {t('discoverGroups')}
      </h2>
      <div className="pt-6">{children}</div>
    </section>
  )
}

function CardsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {[0, 1, 2].map((card) => (
        <div key={card} className="grid gap-4">
          <Skeleton className="aspect-[16/7] rounded-3xl" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </div>
  )
}
