import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Pager } from '../../ui/pager.tsx'
import { countFilters, type DiscoverPlace } from './discover-address.ts'
import { publicCount, publicPage, recipesMatching } from './public-recipes.ts'
import { FoundRecipes, FoundSkeleton, type OpenLinks } from './found-recipes.tsx'
import type { Go } from './use-discover-place.ts'

interface ResultsProps extends OpenLinks {
  place: DiscoverPlace
  showAll: () => void
}

interface BrowseResultsProps extends ResultsProps {
  go: Go
  toPage: (page: number) => void
}

/** One page of all public recipes that match the filters. */
export function BrowseResults({ place, go, toPage, showAll, ...links }: BrowseResultsProps) {
  const { t } = useTranslation('discover')
  const format = useFormat()
  const { filters, page } = place
  const listed = useQuery({ ...publicPage(filters, page), placeholderData: keepPreviousData })
  const counted = useQuery({ ...publicCount(filters), placeholderData: keepPreviousData })
  const size = limits.discover.pageSize
  const total = counted.data
  const last = Math.max(1, Math.ceil((total ?? 0) / size))

  // An old link may have a page number past the end: show the last page instead.
  const isPastEnd = total !== undefined && !counted.isPlaceholderData && page > last
  useEffect(() => {
    if (isPastEnd) go({ page: last }, { replace: true })
  })

  const recipes = listed.data
  const busy = listed.isPending || listed.isPlaceholderData || isPastEnd
  const isEmpty = recipes?.length === 0 && !busy
  return (
    <section aria-label={t('recipes')} aria-busy={busy}>
      {listed.isPending && <FoundSkeleton />}
      {listed.isError && !recipes && (
        <LoadError
          busy={listed.isFetching}
          onRetry={() => void Promise.all([listed.refetch(), counted.refetch()])}
        >
          {t('failed')}
        </LoadError>
      )}
      {isEmpty && countFilters(filters) > 0 && <NoneFound onShowAll={showAll} />}
      {isEmpty && countFilters(filters) === 0 && (
        <EmptyState title={t('noneAvailable')}>{t('comeBack')}</EmptyState>
      )}
      {recipes && recipes.length > 0 && (
        <>
          <FoundRecipes recipes={recipes} dimmed={busy} {...links} />
          {total !== undefined && total > 0 && (
            <div className="mt-10 grid justify-items-center gap-4">
              <output className="text-ink-soft">
                {t('showing', {
                  count: total,
                  start: format.number((page - 1) * size + 1),
                  end: format.number(Math.min(page * size, total)),
                  total: format.number(total),
                })}
              </output>
              <Pager label={t('pages')} page={page} last={last} onPage={toPage} />
            </div>
          )}
        </>
      )}
    </section>
  )
}

/** All results of a search, without pages. A failed search is shown like one without results. */
export function SearchResults({ place, showAll, ...links }: ResultsProps) {
  const { t } = useTranslation('discover')
  const found = useQuery({
    ...recipesMatching(place.search, place.filters),
    placeholderData: keepPreviousData,
  })
  const recipes = found.isError ? [] : found.data
  const busy = found.isPending || found.isPlaceholderData
  return (
    <section aria-label={t('recipes')} aria-busy={busy}>
      <output className="mb-5 block text-ink-soft empty:hidden">
        {recipes && recipes.length > 0 && !busy && t('found', { count: recipes.length, query: place.search })}
      </output>
      {found.isPending && <FoundSkeleton />}
      {recipes?.length === 0 && !busy && <NoneFound onShowAll={showAll} />}
      {recipes && recipes.length > 0 && <FoundRecipes recipes={recipes} dimmed={busy} {...links} />}
    </section>
  )
}

function NoneFound({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation('discover')
  return (
    <EmptyState title={t('noneFound')} action={<Button onClick={onShowAll}>{t('showAll')}</Button>}>
      {t('noneFoundText')}
    </EmptyState>
  )
}
