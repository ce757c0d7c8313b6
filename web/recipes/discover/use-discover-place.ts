import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { noFilters, readPlace, writePlace, type DiscoverPlace } from './discover-address.ts'

/** Marks an entry of the history that was made by opening a recipe from the list. */
const openedHere = { openedHere: true }

/** Where one stands on the discover page, as its address says, and the ways on from there. */
export function useDiscoverPlace() {
  const [address] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const place = readPlace(address)

  const search = (next: DiscoverPlace) => {
    const text = String(writePlace(next))
    return { search: text === '' ? '' : `?${text}` }
  }
  const addressOf = (recipe: string) => search({ ...place, recipe })

  /** Whatever changes the list leads to its first page, unless a page is what was asked for. */
  function go(change: Partial<DiscoverPlace> | 'everything', options?: { replace: boolean }) {
    const next =
      change === 'everything'
        ? { search: '', filters: noFilters, page: 1, recipe: null }
        : { ...place, page: 1, ...change }
    const target = search(next)
    if (target.search !== location.search) void navigate(target, options)
  }

  /** Back to the list: by the history when one came from it, so that Back does not open the recipe again. */
  function close() {
    if (location.state?.openedHere === true) void navigate(-1)
    else void navigate(search({ ...place, recipe: null }), { replace: true })
  }

  return { place, go, close, addressOf, open: openedHere }
}

export type Go = ReturnType<typeof useDiscoverPlace>['go']
