import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { noFilters, readPlace, writePlace, type DiscoverPlace } from './discover-address.ts'

/** State of a history entry that was pushed by opening a recipe from the list. */
const openedHere = { openedHere: true }

type Change = Partial<DiscoverPlace> | ((now: DiscoverPlace) => Partial<DiscoverPlace>)

/** The state of the discover page in its URL, and the functions that navigate. */
export function useDiscoverPlace() {
  const [address] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const place = readPlace(address)
  // A click can blur a field and press a button: two changes of the URL before the next render.
  const latest = useRef(place)
  useEffect(() => {
    latest.current = readPlace(new URLSearchParams(location.search))
  }, [location.search])

  const search = (next: DiscoverPlace) => {
    const text = String(writePlace(next))
    return { search: text === '' ? '' : `?${text}` }
  }
  const addressOf = (recipe: string) => search({ ...place, recipe })

  /** Any other change than that of the page leads to the first page. */
  function go(change: Change, options?: { replace: boolean }) {
    const now = latest.current
    const next = { ...now, page: 1, ...(typeof change === 'function' ? change(now) : change) }
    if (search(next).search === search(now).search) return
    latest.current = next
    void navigate(search(next), options)
  }

  const showAll = () => go({ search: '', filters: noFilters })

  /** Goes back in the history when the recipe was opened from the list, so that Back does not open it again. */
  function close() {
    if (location.state?.openedHere === true) void navigate(-1)
    else void navigate(search({ ...place, recipe: null }), { replace: true })
  }

  return { place, go, showAll, close, addressOf, open: openedHere }
}

export type Go = ReturnType<typeof useDiscoverPlace>['go']
