import { queryOptions } from '@tanstack/react-query'
import { countPublicRecipes, listPublicRecipes, searchRecipes } from '#shared/contract/discover.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { recipeLists } from '../recipes/recipe-cache.ts'
import { filterQuery, type Filters } from './discover-address.ts'

export function publicPage(filters: Filters, page: number) {
  const size = limits.discover.pageSize
  return queryOptions({
    queryKey: [recipeLists.found, 'page', filterQuery(filters), page],
    queryFn: ({ signal }) =>
      call(listPublicRecipes, {
        query: { limit: size, offset: (page - 1) * size, ...filterQuery(filters) },
        signal,
      }),
  })
}

export function publicCount(filters: Filters) {
  // Without the sort order in the key, sorting does not fetch the count again.
  const counted = { ...filters, sort: '' as const }
  return queryOptions({
    queryKey: ['public count', filterQuery(counted)],
    queryFn: ({ signal }) => call(countPublicRecipes, { query: filterQuery(counted), signal }),
  })
}

/** Matching recipes, best first; disabled without a text. */
export function recipesMatching(q: string, filters: Filters) {
  return queryOptions({
    queryKey: [recipeLists.found, 'search', q, filterQuery(filters)],
    queryFn: ({ signal }) => call(searchRecipes, { query: { q, ...filterQuery(filters) }, signal }),
    enabled: q !== '',
  })
}
