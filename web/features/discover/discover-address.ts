import { recipeSorts, type countPublicRecipes, type RecipeSort } from '#shared/contract/discover.ts'
import type { QueryOf } from '#shared/contract/endpoint.ts'
import { languages, type Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { diets, type Diet } from '#shared/words/diets.ts'
import { dishTypes, type DishType } from '#shared/words/dish-types.ts'

/** The filters and the sort order, as the form fields have them. */
export interface Filters {
  with: string
  without: string
  dishType: DishType | ''
  diets: readonly Diet[]
  maxMinutes: number | null
  language: Language | ''
  minRating: number | null
  sort: RecipeSort | ''
}

/** The state of the page in its URL. */
export interface DiscoverPlace {
  search: string
  page: number
  /** The id of the open recipe. */
  recipe: string | null
  filters: Filters
}

export const timeChoices = [15, 30, 45, 60, 120] as const
export const ratingChoices = [3, 4, 5] as const

export const noFilters: Filters = {
  with: '',
  without: '',
  dishType: '',
  diets: [],
  maxMinutes: null,
  language: '',
  minRating: null,
  sort: '',
}

function oneOf<Value extends string>(all: readonly Value[], given: string | null): Value | '' {
  return all.find((value) => value === given) ?? ''
}

function wholeBetween(given: string | null, min: number, max: number): number | null {
  const value = /^\d{1,9}$/.test(given ?? '') ? Number(given) : Number.NaN
  return value >= min && value <= max ? value : null
}

/** Parses the URL; invalid values are ignored. */
export function readPlace(address: URLSearchParams): DiscoverPlace {
  const text = (name: string) => (address.get(name) ?? '').trim()
  const wanted = text('diet').split(',')
  return {
    search: text('search').slice(0, limits.recipe.searchQueryMax),
    page: wholeBetween(address.get('page'), 1, 1_000_000) ?? 1,
    recipe: text('recipe') || null,
    filters: {
      with: text('with').slice(0, limits.discover.ingredientListMax),
      without: text('without').slice(0, limits.discover.ingredientListMax),
      dishType: oneOf(dishTypes, address.get('dish_type')),
      diets: diets.filter((diet) => wanted.includes(diet)),
      maxMinutes: wholeBetween(address.get('max_minutes'), 1, limits.recipe.minutesMax),
      language: oneOf(languages, address.get('language')),
      minRating: wholeBetween(address.get('min_rating'), limits.rating.min, limits.rating.max),
      sort: oneOf(recipeSorts, address.get('sort')),
    },
  }
}

export type FilterQuery = QueryOf<typeof countPublicRecipes>

/** The filters as query parameters, with the same names in the URL and in the calls; unset ones are left out. */
export function filterQuery(filters: Filters): FilterQuery {
  const { dishType, diets: chosen, maxMinutes, language, minRating, sort } = filters
  const [wanted, unwanted] = [filters.with.trim(), filters.without.trim()]
  return {
    ...(wanted && { with: wanted }),
    ...(unwanted && { without: unwanted }),
    ...(dishType && { dish_type: dishType }),
    ...(chosen.length > 0 && { diet: chosen.join(',') }),
    ...(maxMinutes && { max_minutes: maxMinutes }),
    ...(language && { language }),
    ...(minRating && { min_rating: minRating }),
    ...(sort && { sort }),
  }
}

/** The URL parameters of a place; defaults are left out. */
export function writePlace({ search, page, recipe, filters }: DiscoverPlace): URLSearchParams {
  const params = {
    ...(search && { search }),
    ...filterQuery(filters),
    ...(page > 1 && { page }),
    ...(recipe && { recipe }),
  }
  return new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))
}

/** The number of active filters; the sort order is not one. */
export function countFilters(filters: Filters): number {
  return Object.keys(filterQuery({ ...filters, sort: '' })).length
}
