import {
  lazy,
  Suspense,
  useId,
  useMemo,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import type { SearchSuggestion } from '#shared/contract/search-suggestions.ts'
import { useSuggestions } from './use-suggestions.ts'

const SuggestionList = lazy(() => import('./suggestion-list.tsx'))

interface SuggestingInputProps extends Omit<
  ComponentProps<'input'>,
  'ref' | 'value' | 'onChange' | 'onKeyDown' | 'role' | 'type'
> {
  field: RefObject<HTMLInputElement | null>
  value: string
  onType: (text: string) => void
  /** Somebody has chosen a suggestion, which is to be searched at once. */
  onChoose: (text: string) => void
  /** Suggests only this; default: everything. */
  kind?: SearchSuggestion['kind']
}

/**
 * A search field that suggests dishes, foods, cooks and titles: arrow keys move in the list, Enter takes the suggestion or
 * submits the form, Escape closes the list and keeps the text.
 */
export function SuggestingInput({ field, value, onType, onChoose, kind, ...input }: SuggestingInputProps) {
  const id = useId()
  const [isWanted, setIsWanted] = useState(false)
  const { suggestions: found, forget } = useSuggestions(isWanted ? value : '')
  const suggestions = useMemo(
    () => (kind === undefined ? found : found.filter((each) => each.kind === kind)),
    [found, kind],
  )
  const isOpen = isWanted && suggestions.length > 0
  const [marked, setMarked] = useState({ list: suggestions, place: -1 })
  // Another list begins without a marked line.
  const active = marked.list === suggestions ? marked.place : -1
  const setActive = (place: number) => setMarked({ list: suggestions, place })

  function close() {
    setIsWanted(false)
    forget()
  }

  function choose({ text }: SearchSuggestion) {
    close()
    onChoose(text)
  }

  function move(step: 1 | -1) {
    if (!isOpen) return setIsWanted(true)
    // One more place than there are lines: the field itself, where nothing is marked.
    const places = suggestions.length + 1
    setActive(((active + 1 + step + places) % places) - 1)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const chosen = suggestions[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      if (isOpen && chosen) {
        event.preventDefault()
        choose(chosen)
      } else close()
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <>
      <input
        {...input}
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onType(event.currentTarget.value)
          setIsWanted(true)
        }}
        onKeyDown={press}
        onBlur={close}
      />
      {isOpen && (
        <Suspense>
          <SuggestionList
            id={id}
            suggestions={suggestions}
            typed={value}
            active={active}
            onActive={setActive}
            onChoose={choose}
          />
        </Suspense>
      )}
    </>
  )
}
