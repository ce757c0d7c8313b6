import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { CallError } from '#shared/call.ts'
import { readConversation, stopAnswer, type ChatMessage } from '#shared/contract/chef.ts'
import { isErrorCode } from '#shared/errors.ts'
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
import { askChef, findAnswer, type AnswerEnd } from './stream-answer.ts'

/**
 * The talk with the chef. It survives a reload: what was said stands in the session's storage and on the server, and
 * an answer under way is heard out or asked for again. A message that could not be answered comes back into the draft.
 */
export function useConversation(userId: string, language: Language, given: readonly ChatMessage[] | null) {
  const store = useMemo(() => conversationStore(sessionStorage), [])
  const [conversation, setConversation] = useState(() => {
    const kept = store.read(userId)
    return kept.turns.length === 0 && given ? { ...kept, turns: [...given] } : kept
  })
  /** What the chef has said of an answer that goes on. */
  const [words, setWords] = useState('')
  const [failure, setFailure] = useState<unknown>(() =>
    conversation.broken ? new CallError('chef unavailable') : null,
  )
  const [answered, setAnswered] = useState(false)
  /** The question has just been put here, so that nobody can have answered it yet. */
  const isNew = useRef(false)

  const { id, turns, draft, finished } = conversation
  const writing = owesAnswer(turns) && !finished

  useEffect(() => store.keep(conversation), [store, conversation])

  useEffect(() => {
    if (!writing) return undefined
    const leaving = new AbortController()
    const listening = { onWords: setWords, signal: leaving.signal }

    function arrive({ end, message, error }: AnswerEnd) {
      const broken =
        end === 'interrupted' ? new CallError(isErrorCode(error) ? error : 'chef unavailable') : null
      setFailure(broken)
      if (message === '') return setConversation(takeBack)
      setConversation((now) => ({
        ...now,
        turns: [...turns, { role: 'assistant', content: message }],
        broken: broken !== null,
      }))
      return setAnswered(broken === null)
    }

    async function ask() {
      const mayBeKnown = !isNew.current && id !== null
      isNew.current = false
      try {
        const known = mayBeKnown ? await findAnswer(id, turns, listening) : null
        const end = known ?? (await askChef({ conversation: id, messages: turns, language }, listening))
        if (!leaving.signal.aborted) arrive(end)
      } catch (cause) {
        if (leaving.signal.aborted) return
        setConversation(takeBack)
        setFailure(cause)
      }
    }
    void ask()
    return () => {
      leaving.abort()
      setWords('')
    }
  }, [writing, id, turns, language])

  const setDraft = useCallback((text: string) => setConversation((now) => ({ ...now, draft: text })), [])

  const begin = useCallback(() => {
    setFailure(null)
    setConversation((now) => ({ ...now, broken: false }))
    setAnswered(false)
  }, [])

  /** Says something; words that came from the composer leave it. */
  const say = useCallback(
    (text: string) => {
      const content = text.trim()
      if (content === '' || content.length > limits.chat.messageMax) return
      begin()
      isNew.current = true
      setConversation((now) => ({
        ...now,
        id: now.id ?? crypto.randomUUID(),
        turns: [...now.turns, { role: 'user', content }],
        draft: now.draft.trim() === content ? '' : now.draft,
      }))
    },
    [begin],
  )

  /** Ends the answer and keeps what was said; without a word of it the question goes back where it was typed. */
  const stop = useCallback(() => {
    const said = words.trim()
    setConversation((now) =>
      said === '' ? takeBack(now) : { ...now, turns: [...now.turns, { role: 'assistant', content: said }] },
    )
    // The page has its end already; should the server not hear of it, the next question ends the answer too.
    if (id !== null) call(stopAnswer, { params: { id } }).catch(() => undefined)
  }, [id, words])

  /** Puts the last question once more, whatever was said to it. */
  const askAgain = useCallback(() => {
    begin()
    isNew.current = true
    setConversation((now) => {
      const last = now.turns.findLastIndex(({ role }) => role === 'user')
      return { ...now, turns: now.turns.slice(0, last + 1) }
    })
  }, [begin])

  /** Takes the last question, and what was said to it, back into the composer. */
  const editLast = useCallback(() => {
    begin()
    setConversation((now) => {
      const last = now.turns.findLastIndex(({ role }) => role === 'user')
      return takeBack({ ...now, turns: now.turns.slice(0, last + 1) })
    })
  }, [begin])

  const finish = useCallback(
    (recipe: FinishedRecipe) => setConversation((now) => ({ ...now, finished: recipe })),
    [],
  )

  const startAnew = useCallback(() => {
    begin()
    // The chef answers one question at a time: what is still being written would keep the next one waiting.
    if (writing && id !== null) call(stopAnswer, { params: { id } }).catch(() => undefined)
    setConversation(emptyConversation(userId))
  }, [begin, userId, writing, id])

  /** Goes on with a conversation that the server has kept; fails as the call does. */
  const open = useCallback(
    async (kept: string) => {
      const { messages } = await call(readConversation, { params: { id: kept } })
      begin()
      isNew.current = false
      setConversation((now) => ({
        ...emptyConversation(userId),
        id: kept,
        turns: messages,
        draft: now.draft,
      }))
    },
    [begin, userId],
  )

  return {
    id,
    turns,
    words,
    draft,
    finished,
    writing,
    failure,
    answered,
    setDraft,
    say,
    stop,
    askAgain,
    editLast,
    finish,
    startAnew,
    open,
  }
}

export type Talk = ReturnType<typeof useConversation>
