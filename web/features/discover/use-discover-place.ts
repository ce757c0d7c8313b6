import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { noFilters, readPlace, writePlace, type DiscoverPlace } from './discover-address.ts'

/** Marks an entry of the history that was made by opening a recipe from the list. */
const openedHere = { openedHere: true }

type Change = Partial<DiscoverPlace> | ((now: DiscoverPlace) => Partial<DiscoverPlace>)

/** Where one stands on the discover page, as its address says, and the ways on from there. */
export function useDiscoverPlace() {
  const [address] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const place = readPlace(address)
  // A field that is left and the button that is pressed at once change the address twice before the page follows.
  const latest = useRef(place)
  useEffect(() => {
    latest.current = readPlace(new URLSearchParams(location.search))
  }, [location.search])

  const search = (next: DiscoverPlace) => {
    const text = String(writePlace(next))
    return { search: text === '' ? '' : `?${text}` }
  }
  const addressOf = (recipe: string) => search({ ...place, recipe })

  /** Whatever changes the list leads to its first page, unless a page is what was asked for. */
  function go(change: Change, options?: { replace: boolean }) {
    const now = latest.current
    const next = { ...now, page: 1, ...(typeof change === 'function' ? change(now) : change) }
    if (search(next).search === search(now).search) return
    latest.current = next
    void navigate(search(next), options)
  }

  const showAll = () => go({ search: '', filters: noFilters })

  /** Back to the list: by the history when one came from it, so that Back does not open the recipe again. */
  function close() {
    if (location.state?.openedHere === true) void navigate(-1)
    else void navigate(search({ ...place, recipe: null }), { replace: true })
  }

  return { place, go, showAll, close, addressOf, open: openedHere }
}

export type Go = ReturnType<typeof useDiscoverPlace>['go']
