import { keepPreviousData, useQuery, queryOptions } from '@tanstack/react-query'
import { ChefHat } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { To } from 'react-router'
import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { countPublicRecipes } from '#shared/contract/discover.ts'
import { listPublicRecipeCards, searchRecipeCards, type RecipeCard } from '#shared/contract/recipe-cards.ts'
import { paths } from '#shared/paths.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Pager } from '../../ui/pager.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { call } from '../../lib/api.ts'
import { recipeLists } from '../recipes/recipe-cache.ts'
import { countFilters, type DiscoverPlace, filterQuery, noFilters, type Filters } from './discover-address.ts'
import type { Go } from './use-discover-place.ts'
import { FoundCard } from './found-card.tsx'
import { useShownTitles } from '../recipes/translations/use-shown-titles.ts'
import { askQuery } from '../../lib/ask-query.ts'

/** Unless another order or language is asked for, those in the reader's language come first. */
function publicPage(filters: Filters, page: number, reader: Language) {
  const size = limits.discover.pageSize
  const first = filters.sort === '' && filters.language === '' ? { first: reader } : {}
  const query = { ...filterQuery(filters), ...first }
  return askQuery([recipeLists.found, 'page', query, page], listPublicRecipeCards, {
    query: { limit: size, offset: (page - 1) * size, ...query },
  })
}

function publicCount(filters: Filters) {
  // Without the sort order in the key, sorting does not fetch the count again.
  const counted = { ...filters, sort: '' as const }
  return askQuery(['public count', filterQuery(counted)], countPublicRecipes, { query: filterQuery(counted) })
}

/** So many results of a search are shown; one more is asked for, to know whether there are more. */
const most = limits.recipe.searchResults

/** Matching recipes, best first; disabled without a text. */
function recipesMatching(q: string, filters: Filters) {
  return queryOptions({
    queryKey: [recipeLists.found, 'search', q, filterQuery(filters)],
    queryFn: ({ signal }) =>
      call(searchRecipeCards, { query: { q, limit: most + 1, ...filterQuery(filters) }, signal }),
    enabled: q !== '',
  })
}

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
  const listed = useQuery({ ...publicPage(filters, page, useLanguage()), placeholderData: keepPreviousData })
  const counted = useQuery({ ...publicCount(filters), placeholderData: keepPreviousData })
  const size = limits.discover.pageSize
  const { total, more } = counted.data ?? {}
  const recipes = listed.data
  const lastCounted = Math.max(1, Math.ceil((total ?? 0) / size))
  // Beyond the number that is counted, a full page has a next one.
  const last = more ? Math.max(lastCounted, page + (recipes?.length === size ? 1 : 0)) : lastCounted

  // An old link may have a page number past the end: show the last page instead.
  const isEnd = more ? recipes?.length === 0 && !listed.isPlaceholderData : true
  const isPastEnd = total !== undefined && !counted.isPlaceholderData && page > lastCounted && isEnd
  useEffect(() => {
    if (isPastEnd) go({ page: lastCounted }, { replace: true })
  })

  const start = (page - 1) * size + 1
  const shown = {
    start: format.number(start),
    end: format.number(more ? start - 1 + (recipes?.length ?? 0) : Math.min(page * size, total ?? 0)),
    total: format.number(total ?? 0),
  }
  const busy = listed.isPending || listed.isPlaceholderData || isPastEnd
  const isEmpty = recipes?.length === 0 && !busy
  return (
    <section aria-label={t('recipes')} aria-busy={busy}>
      {listed.isPending && <FoundSkeleton />}
      {listed.isError && !recipes && (
        <LoadError query={{ ...listed, refetch: () => Promise.all([listed.refetch(), counted.refetch()]) }}>
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
                {more ? t('showingMore', shown) : t('showing', { count: total, ...shown })}
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
  const all = found.isError ? [] : found.data
  const recipes = all?.slice(0, most)
  const shown = { count: recipes?.length ?? 0, query: place.search }
  const busy = found.isPending || found.isPlaceholderData
  return (
    <section aria-label={t('recipes')} aria-busy={busy}>
      <output className="mb-5 block text-ink-soft empty:hidden">
        {shown.count > 0 && !busy && t((all?.length ?? 0) > most ? 'foundMore' : 'found', shown)}
      </output>
      {found.isPending && <FoundSkeleton />}
      {recipes?.length === 0 && !busy && (
        <>
          <NoneFound text={place.search} onShowAll={showAll} />
          <Nearest place={place} {...links} />
        </>
      )}
      {recipes && recipes.length > 0 && <FoundRecipes recipes={recipes} dimmed={busy} {...links} />}
    </section>
  )
}

/** So many matches of some of the words are shown. */
const nearestShown = 6

/** What matches some of the words of a search that finds nothing, and keeps to what must not be in it. */
function Nearest({ place: { search, filters }, ...links }: OpenLinks & { place: DiscoverPlace }) {
  const { t } = useTranslation('discover')
  const { data } = useQuery({
    queryKey: [recipeLists.found, 'nearest', search, filters.without, filters.diets],
    queryFn: ({ signal }) => {
      const { without, diets } = filters
      const query = {
        q: search,
        limit: nearestShown,
        nearest: 'yes',
        ...filterQuery({ ...noFilters, without, diets }),
      } as const
      return call(searchRecipeCards, { query, signal })
    },
  })
  if (!data || data.length === 0) return null
  return (
    <>
      <h2 className="mb-5 text-heading">{t('nearest')}</h2>
      <FoundRecipes recipes={data} dimmed={false} heading="h3" {...links} />
    </>
  )
}

/** The way on from a search without results: to all recipes, or with its text to the chef. */
function NoneFound({ text = '', onShowAll }: { text?: string; onShowAll: () => void }) {
  const { t } = useTranslation(['discover', 'words'])
  const language = useLanguage()
  return (
    <EmptyState
      title={t('words:noRecipes')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onShowAll}>{t('words:showAll')}</Button>
          {text !== '' && (
            <LinkButton
              to={paths.chat(language)}
              state={{ message: text }}
              variant="secondary"
              icon={ChefHat}
            >
              {t('askChef')}
            </LinkButton>
          )}
        </div>
      }
    >
      {t('noneFoundText')}
    </EmptyState>
  )
}

/** The link of a card: the URL of the open recipe, and the state of its history entry. */
export interface OpenLinks {
  addressOf: (recipeId: string) => To
  open: object
}

const grid = 'grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

function FoundRecipes({
  recipes,
  dimmed,
  addressOf,
  open,
  heading,
}: OpenLinks & { recipes: readonly RecipeCard[]; dimmed: boolean; heading?: 'h3' }) {
  const titles = useShownTitles(recipes)
  return (
    <ul className={classNames(grid, 'transition-opacity', dimmed && 'opacity-60')}>
      {recipes.map((recipe, index) => (
        <li key={recipe.id} className="grid">
          <FoundCard
            translated={titles.get(recipe.id)}
            recipe={recipe}
            to={addressOf(recipe.id)}
            state={open}
            eager={index < 4}
            heading={heading}
          />
        </li>
      ))}
    </ul>
  )
}

/** A placeholder for the page while it loads. */
function FoundSkeleton() {
  return (
    <div className={grid}>
      {Array.from({ length: limits.discover.pageSize }, (_, card) => (
        <div key={card} className="grid gap-4">
          <Skeleton className="aspect-[4/3] rounded-2xl" />
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}
