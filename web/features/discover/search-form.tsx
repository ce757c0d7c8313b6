import { Search, SlidersHorizontal, X } from 'lucide-react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { limits } from '#shared/constants/limits.ts'
import { Button } from '../../ui/button.tsx'
import { countFilters, type DiscoverPlace, type Filters } from './discover-address.ts'
import { FilterPanel } from './filter-panel.tsx'
import { SortSelect } from './sort-select.tsx'
import type { Go } from './use-discover-place.ts'

/** One line to search by, the order of the list, and filters behind a button. */
export function SearchForm({ place, go }: { place: DiscoverPlace; go: Go }) {
  const { t } = useTranslation('discover')
  const [text, setText] = useState(place.search)
  const active = countFilters(place.filters)
  const [isOpen, setIsOpen] = useState(active > 0)
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)

  // Somebody who pressed the search key elsewhere means this field.
  const { state } = useLocation()
  const comesToSearch = state?.search === true
  useEffect(() => {
    if (comesToSearch) input.current?.focus()
  }, [comesToSearch])

  // Back and Forward change the address without the form.
  useEffect(() => setText(place.search), [place.search])

  /** Typed fields count when they are left or sent; a choice counts at once. */
  function typed() {
    const fields = new FormData(form.current ?? undefined)
    return { with: String(fields.get('with') ?? ''), without: String(fields.get('without') ?? '') }
  }

  function refine(change: (now: Filters) => Partial<Filters>) {
    go(({ filters }) => ({ filters: { ...filters, ...typed(), ...change(filters) } }))
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    go(({ filters }) => ({ search: text.trim(), filters: isOpen ? { ...filters, ...typed() } : filters }))
  }

  function clear() {
    setText('')
    go({ search: '' })
    input.current?.focus()
  }

  return (
    <form ref={form} role="search" onSubmit={submit} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="relative min-w-0 flex-[1_1_16rem]">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
          />
          <input
            ref={input}
            type="search"
            aria-label={t('searchLabel')}
            placeholder={t('searchPlaceholder')}
            maxLength={limits.recipe.searchQueryMax}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            className="min-h-13 w-full rounded-full border border-line-strong bg-card pr-12 pl-12 text-base hover:border-ink-soft [&::-webkit-search-cancel-button]:hidden"
          />
          {(text !== '' || place.search !== '') && (
            <button
              type="button"
              aria-label={t('clearSearch')}
              onClick={clear}
              className="absolute inset-y-1 right-1 inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          )}
        </div>
        <Button type="submit" size="large" className="max-sm:w-full">
          {t('search')}
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="discover-filters"
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-[0.9375rem] font-semibold transition-colors hover:border-ink aria-expanded:bg-surface-sunken"
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          {t('filters')}
          {active > 0 && (
            <span
              title={t('filtersActive', { count: active })}
              className="inline-flex size-6 items-center justify-center rounded-full bg-success text-xs text-paper"
            >
              {active}
            </span>
          )}
        </button>
        <SortSelect place={place} go={go} />
      </div>
      {isOpen && <FilterPanel place={place} refine={refine} />}
    </form>
  )
}
