import { Search } from 'lucide-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { searchQueryMax } from '#shared/constants/search.ts'
import { useEarlyInput } from '../../lib/use-early-input.ts'
import { SearchButton } from '../../ui/search-button.tsx'
import type { SuggestingInput } from '../search/suggesting-input.tsx'

interface SearchBoxProps {
  onSearch: (text: string) => void
  /** The field, where it suggests something. Visitors get a plain one. */
  Field?: typeof SuggestingInput
}

/** A search field with its button; passes on the trimmed text. */
export function SearchBox({ onSearch, Field }: SearchBoxProps) {
  const { t } = useTranslation('landing')
  const [text, setText] = useState('')
  const trimmed = text.trim()
  const field = useRef<HTMLInputElement>(null)
  useEarlyInput(field, setText)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (trimmed) onSearch(trimmed)
  }

  const shared = {
    name: 'search',
    'aria-label': t('searchLabel'),
    placeholder: t('searchPlaceholder'),
    maxLength: searchQueryMax,
    value: text,
    className:
      'w-full border-0 border-b-2 border-line-strong bg-transparent py-3 pl-8 font-serif text-base transition-colors hover:border-ink focus-visible:border-brand sm:pl-10 sm:text-2xl',
  }

  return (
    <form role="search" onSubmit={submit} className="flex items-center gap-3">
      <div className="relative min-w-0 flex-1">
        <Search className="pointer-events-none absolute top-1/2 left-0 size-5 -translate-y-1/2 text-ink-soft sm:size-6" />
        {Field ? (
          <Field {...shared} field={field} onType={setText} onChoose={onSearch} />
        ) : (
          <input
            {...shared}
            ref={field}
            type="search"
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </div>
      <SearchButton disabled={!trimmed}>{t('search')}</SearchButton>
    </form>
  )
}
