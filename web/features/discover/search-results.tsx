import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DiscoverPlace } from './discover-address.ts'
import { FoundRecipes, FoundSkeleton, type OpenLinks } from './found-recipes.tsx'
import { NoneFound } from './none-found.tsx'
import { recipesMatching } from './public-recipes.ts'

interface SearchResultsProps extends OpenLinks {
  place: DiscoverPlace
  showAll: () => void
}

/** What a text found, all at once; a search that failed found nothing. */
export function SearchResults({ place, showAll, ...links }: SearchResultsProps) {
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
