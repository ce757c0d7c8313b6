import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { CallError } from '#shared/contract/call.ts'
import { readConversation, stopAnswer, type ChatMessage } from '#shared/contract/chef.ts'
import { isErrorCode } from '#shared/contract/errors.ts'
import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import {
  conversationStore,
  emptyConversation,
  isAwaitingReply,
  undoLast,
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
    return kept.messages.length === 0 && given ? { ...kept, messages: [...given] } : kept
  })
  /** What the chef has said of an answer that goes on. */
  const [partial, setPartial] = useState('')
  const [failure, setFailure] = useState<unknown>(() =>
    conversation.broken ? new CallError('chef unavailable') : null,
  )
  const [answered, setAnswered] = useState(false)
  /** The question has just been put here, so that nobody can have answered it yet. */
  const isNew = useRef(false)

  const { id, messages, draft, finished } = conversation
  const isStreaming = isAwaitingReply(messages) && !finished

  useEffect(() => store.save(conversation), [store, conversation])

  useEffect(() => {
    if (!isStreaming) return undefined
    const leaving = new AbortController()
    const listening = { onPartial: setPartial, signal: leaving.signal }

    function arrive({ end, message, error }: AnswerEnd) {
      const broken =
        end === 'interrupted' ? new CallError(isErrorCode(error) ? error : 'chef unavailable') : null
      setFailure(broken)
      if (message === '') return setConversation(undoLast)
      setConversation((now) => ({
        ...now,
        messages: [...messages, { role: 'assistant', content: message }],
        broken: broken !== null,
      }))
      return setAnswered(broken === null)
    }

    async function ask() {
      const mayBeKnown = !isNew.current && id !== null
      isNew.current = false
      try {
        const known = mayBeKnown ? await findAnswer(id, messages, listening) : null
        const end = known ?? (await askChef({ conversation: id, messages, language }, listening))
        if (!leaving.signal.aborted) arrive(end)
      } catch (cause) {
        if (leaving.signal.aborted) return
        setConversation(undoLast)
        setFailure(cause)
      }
    }
    void ask()
    return () => {
      leaving.abort()
      setPartial('')
    }
  }, [isStreaming, id, messages, language])

  const setDraft = useCallback((text: string) => setConversation((now) => ({ ...now, draft: text })), [])

  const begin = useCallback(() => {
    setFailure(null)
    setConversation((now) => ({ ...now, broken: false }))
    setAnswered(false)
  }, [])

  /** Says something; words that came from the composer leave it. */
  const sendMessage = useCallback(
    (text: string) => {
      const content = text.trim()
      if (content === '' || content.length > limits.chat.messageMax) return
      begin()
      isNew.current = true
      setConversation((now) => ({
        ...now,
        id: now.id ?? crypto.randomUUID(),
        messages: [...now.messages, { role: 'user', content }],
        draft: now.draft.trim() === content ? '' : now.draft,
      }))
    },
    [begin],
  )

  /** Ends the answer and keeps what was said; without a word of it the question goes back where it was typed. */
  const stop = useCallback(() => {
    const answer = partial.trim()
    setConversation((now) =>
      answer === ''
        ? undoLast(now)
        : { ...now, messages: [...now.messages, { role: 'assistant', content: answer }] },
    )
    // The page has its end already; should the server not hear of it, the next question ends the answer too.
    if (id !== null) call(stopAnswer, { params: { id } }).catch(() => undefined)
  }, [id, partial])

  /** Puts the last question once more, whatever was said to it. */
  const askAgain = useCallback(() => {
    begin()
    isNew.current = true
    setConversation((now) => {
      const last = now.messages.findLastIndex(({ role }) => role === 'user')
      return { ...now, messages: now.messages.slice(0, last + 1) }
    })
  }, [begin])

  /** Takes the last question, and what was said to it, back into the composer. */
  const editLast = useCallback(() => {
    begin()
    setConversation((now) => {
      const last = now.messages.findLastIndex(({ role }) => role === 'user')
      return undoLast({ ...now, messages: now.messages.slice(0, last + 1) })
    })
  }, [begin])

  const finish = useCallback(
    (recipe: FinishedRecipe) => setConversation((now) => ({ ...now, finished: recipe })),
    [],
  )

  const startAnew = useCallback(() => {
    begin()
    // The chef answers one question at a time: what is still being written would keep the next one waiting.
    if (isStreaming && id !== null) call(stopAnswer, { params: { id } }).catch(() => undefined)
    setConversation(emptyConversation(userId))
  }, [begin, userId, isStreaming, id])

  /** Goes on with a conversation that the server has kept; fails as the call does. */
  const open = useCallback(
    async (conversationId: string) => {
      const stored = await call(readConversation, { params: { id: conversationId } })
      begin()
      isNew.current = false
      setConversation((now) => ({
        ...emptyConversation(userId),
        id: conversationId,
        messages: stored.messages,
        draft: now.draft,
      }))
    },
    [begin, userId],
  )

  return {
    id,
    messages,
    partial,
    draft,
    finished,
    isStreaming,
    failure,
    answered,
    setDraft,
    sendMessage,
    stop,
    askAgain,
    editLast,
    finish,
    startAnew,
    open,
  }
}

export type ChatState = ReturnType<typeof useConversation>
