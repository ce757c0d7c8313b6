import { useCallback, useEffect, useState } from 'react'
import { suggestSearches, type SearchSuggestion } from '#shared/contract/search-suggestions.ts'
import { call } from '../../lib/api.ts'

const none: readonly SearchSuggestion[] = []
const delay = 150

/** What is suggested for a text, a moment after the last letter; nothing for a blank text, and when the call fails. */
export function useSuggestions(text: string) {
  const [suggestions, setSuggestions] = useState(none)
  const q = text.trim()
  useEffect(() => {
    if (q === '') return setSuggestions(none)
    const request = new AbortController()
    const later = setTimeout(() => {
      call(suggestSearches, { query: { q }, signal: request.signal }).then(
        (found) => !request.signal.aborted && setSuggestions(found.length > 0 ? found : none),
        () => !request.signal.aborted && setSuggestions(none),
      )
    }, delay)
    return () => {
      clearTimeout(later)
      request.abort()
    }
  }, [q])
  return { suggestions, forget: useCallback(() => setSuggestions(none), []) }
}
