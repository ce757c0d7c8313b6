import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Chat } from './use-chat.ts'

/**
 * What the address and other pages bring: a conversation to go on with, and words to say. Both are taken out of the
 * address, because the page may leave them; nothing is sent before it has been read.
 */
export function useArrivals(chat: Chat) {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()

  const asked = query.get('conversation')
  const open = useEffectEvent((id: string) => {
    if (id !== chat.id) chat.open(id).catch(() => undefined)
    setQuery({}, { replace: true })
  })
  useEffect(() => {
    if (asked !== null) open(asked)
  }, [asked])

  /** To begin with. */
  const bring = useEffectEvent((message: string) => {
    if (chat.finished) chat.startNew()
    chat.setDraft(message)
    void navigate(pathname, { replace: true, state: null })
  })
  const message: unknown = state?.message
  useEffect(() => {
    if (typeof message === 'string') bring(message)
  }, [message])

  /** Beside what was typed. */
  const add = useEffectEvent((words: string) => {
    chat.setDraft(chat.draft.trim() ? `${words} ${chat.draft}` : words)
    void navigate({ pathname, search }, { replace: true, state: null })
  })
  const words: unknown = state?.say
  useEffect(() => {
    if (typeof words === 'string') add(words)
  }, [words])
}
