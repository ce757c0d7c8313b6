import { useCallback, useEffect, useMemo, useState } from 'react'
import { chat, type ChatMessage } from '#shared/contract/chef.ts'
import type { Language } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import { call } from '../api.ts'
import {
  conversationStore,
  emptyConversation,
  owesAnswer,
  takeBack,
  type FinishedRecipe,
} from './conversation.ts'

/**
 * The talk with the chef. It survives a reload: what was said stands in the session's storage, and an answer that was
 * still owed is asked for again. A message that could not be answered comes back into the draft.
 */
export function useConversation(userId: string, language: Language, given: readonly ChatMessage[] | null) {
  const store = useMemo(() => conversationStore(sessionStorage), [])
  const [conversation, setConversation] = useState(() => {
    const kept = store.read(userId)
    return kept.turns.length === 0 && given ? { ...kept, turns: [...given] } : kept
  })
  const [failure, setFailure] = useState<unknown>(null)
  const [answered, setAnswered] = useState(false)

  const { turns, draft, finished } = conversation
  const writing = owesAnswer(turns) && !finished

  useEffect(() => store.keep(conversation), [store, conversation])

  useEffect(() => {
    if (!writing) return undefined
    const leaving = new AbortController()
    async function ask() {
      try {
        const { message } = await call(chat, { body: { messages: turns, language }, signal: leaving.signal })
        if (leaving.signal.aborted) return
        setConversation((now) => ({ ...now, turns: [...turns, { role: 'assistant', content: message }] }))
        setAnswered(true)
      } catch (cause) {
        if (leaving.signal.aborted) return
        setConversation(takeBack)
        setFailure(cause)
      }
    }
    void ask()
    return () => leaving.abort()
  }, [writing, turns, language])

  const setDraft = useCallback((text: string) => setConversation((now) => ({ ...now, draft: text })), [])

  /** Says something; words that came from the composer leave it. */
  const say = useCallback((text: string) => {
    const content = text.trim()
    if (content === '' || content.length > limits.chat.messageMax) return
    setFailure(null)
    setAnswered(false)
    setConversation((now) => ({
      ...now,
      turns: [...now.turns, { role: 'user', content }],
      draft: now.draft.trim() === content ? '' : now.draft,
    }))
  }, [])

  const stop = useCallback(() => setConversation(takeBack), [])

  const finish = useCallback(
    (recipe: FinishedRecipe) => setConversation((now) => ({ ...now, finished: recipe })),
    [],
  )

  const startAnew = useCallback(() => {
    setFailure(null)
    setAnswered(false)
    setConversation(emptyConversation(userId))
  }, [userId])

  return { turns, draft, finished, writing, failure, answered, setDraft, say, stop, finish, startAnew }
}

export type Talk = ReturnType<typeof useConversation>
