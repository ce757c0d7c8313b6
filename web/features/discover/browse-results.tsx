import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { useFormat } from '../../i18n/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { countFilters, type DiscoverPlace } from './discover-address.ts'
import { NoneFound } from './none-found.tsx'
import { Pager } from '../../ui/pager.tsx'
import { publicCount, publicPage } from './public-recipes.ts'
import { FoundRecipes, FoundSkeleton, type OpenLinks } from './found-recipes.tsx'
import type { Go } from './use-discover-place.ts'

interface BrowseResultsProps extends OpenLinks {
  place: DiscoverPlace
  go: Go
  toPage: (page: number) => void
  showAll: () => void
}

/** One page of all public recipes that pass the filters. */
export function BrowseResults({ place, go, toPage, showAll, ...links }: BrowseResultsProps) {
  const { t } = useTranslation(['discover', 'ui'])
  const format = useFormat()
  const { filters, page } = place
  const listed = useQuery({ ...publicPage(filters, page), placeholderData: keepPreviousData })
  const counted = useQuery({ ...publicCount(filters), placeholderData: keepPreviousData })
  const size = limits.discover.pageSize
  const total = counted.data
  const last = Math.max(1, Math.ceil((total ?? 0) / size))

  // An old link may lead past the end: the last page is what it means.
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
        <Alert
          tone="error"
          action={
            <Button
              variant="secondary"
              size="small"
              busy={listed.isFetching}
              onClick={() => void Promise.all([listed.refetch(), counted.refetch()])}
            >
              {t('ui:tryAgain')}
            </Button>
          }
        >
          {t('failed')}
        </Alert>
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
