import { Search, SlidersHorizontal, X } from 'lucide-react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { RecipeSort } from '#shared/contract/discover.ts'
import { limits } from '#shared/constants/limits.ts'
import { SearchButton } from '../../ui/search-button.tsx'
import { Select } from '../../ui/select.tsx'
import { countFilters, type DiscoverPlace, type Filters } from './discover-address.ts'
import { SuggestingInput } from '../search/suggesting-input.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { isSentence, noRequest, readRequest, withRequest, type SearchRequest } from './search-request.ts'
import type { Go } from './use-discover-place.ts'

/** The search field, the sort order, and the filters behind a button. */
export function SearchForm({ place, go }: { place: DiscoverPlace; go: Go }) {
  const { t } = useTranslation(['discover', 'words'])
  const [text, setText] = useState(place.search)
  const active = countFilters(place.filters)
  const [isOpen, setIsOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)

  // The search shortcut of other pages leads here.
  const { state } = useLocation()
  const focusSearch = state?.search === true
  useEffect(() => {
    if (focusSearch) input.current?.focus()
  }, [focusSearch])

  // Back and Forward change the URL without the form.
  useEffect(() => setText(place.search), [place.search])

  /** The filters in text fields, which apply on blur or submit; the others apply at once. */
  function textFilters() {
    const fields = new FormData(form.current ?? undefined)
    return { with: String(fields.get('with') ?? ''), without: String(fields.get('without') ?? '') }
  }

  function refine(change: (now: Filters) => Partial<Filters>) {
    go(({ filters }) => ({ filters: { ...filters, ...textFilters(), ...change(filters) } }))
  }

  /** Searches for words and, of a sentence, for the filters that it names. */
  function search(wanted: string, asked: SearchRequest = { ...noRequest, words: wanted.trim() }) {
    go(({ filters }) => ({
      search: asked.words,
      filters: withRequest(isOpen ? { ...filters, ...textFilters() } : filters, asked),
    }))
  }

  // A search may come from another page, as it was typed there.
  const arrived = useRef(place.search)
  useEffect(() => {
    if (!isSentence(arrived.current)) return
    void readRequest(arrived.current).then(
      (asked) =>
        asked &&
        go(({ filters }) => ({ search: asked.words, filters: withRequest(filters, asked) }), {
          replace: true,
        }),
    )
    arrived.current = ''
  })

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isSentence(text)) search(text)
    else search(text, (await readRequest(text.trim())) ?? undefined)
  }

  function clear() {
    setText('')
    go({ search: '' })
    input.current?.focus()
  }

  return (
    <form
      ref={form}
      role="search"
      onSubmit={(event) => void submit(event)}
      className="grid gap-3 sm:gap-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:*:col-span-2"
    >
      <div className="flex items-center gap-2 sm:gap-3 lg:col-span-1!">
        <div className="relative min-w-0 flex-1">
          <Search className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft" />
          <SuggestingInput
            field={input}
            aria-label={t('searchLabel')}
            placeholder={t('searchPlaceholder')}
            maxLength={limits.recipe.searchQueryMax}
            value={text}
            onType={setText}
            onChoose={(chosen) => {
              setText(chosen)
              search(chosen)
            }}
            className="min-h-13 w-full rounded-full border border-line-strong bg-card pr-4 pl-12 text-base not-placeholder-shown:pr-12 hover:border-ink-soft"
          />
          {(text !== '' || place.search !== '') && (
            <button
              type="button"
              aria-label={t('words:clearSearch')}
              onClick={clear}
              className="absolute inset-y-1 right-1 inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:text-ink"
            >
              <X className="size-5" />
            </button>
          )}
        </div>
        <SearchButton>{t('search')}</SearchButton>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 lg:col-span-1!">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="discover-filters"
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-[0.9375rem] font-semibold transition-colors hover:border-ink aria-expanded:bg-surface-sunken"
        >
          <SlidersHorizontal className="size-4" />
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
      <FilterChips
        filters={place.filters}
        onChange={(rest) => go(({ filters }) => ({ filters: { ...filters, ...rest } }))}
      />
      {isOpen && <FilterPanel place={place} refine={refine} />}
    </form>
  )
}

/** The sort order. "Best match" is offered only with a search text; otherwise the newest come first. */
function SortSelect({ place, go }: { place: DiscoverPlace; go: Go }) {
  const { t } = useTranslation(['discover', 'words'])
  const defaultSort: RecipeSort = place.search === '' ? 'newest' : 'best'
  const labels = {
    best: t('sortBest'),
    newest: t('sortNewest'),
    rated: t('sortRated'),
    loved: t('sortLoved'),
  }
  const offered = (['best', 'newest', 'rated', 'loved'] as const).filter(
    (sort) => sort !== 'best' || defaultSort === 'best',
  )
  const chosen = offered.find((sort) => sort === place.filters.sort) ?? defaultSort
  return (
    <Select
      label={t('words:sort')}
      options={offered.map((value) => ({ value, label: labels[value] }))}
      value={chosen}
      onChange={(sort) =>
        go(({ filters }) => ({ filters: { ...filters, sort: sort === defaultSort ? '' : sort } }))
      }
      className="rounded-full"
      fieldClassName="grid-cols-[auto_auto] items-center gap-x-3"
    />
  )
}
