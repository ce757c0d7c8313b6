import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { CallError } from '#shared/contract/call.ts'
import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import { readConversation, stopAnswer, type ChatMessage, type Understood } from '#shared/contract/chef.ts'
import { isErrorCode } from '#shared/contract/errors.ts'
import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import {
  conversationStore,
  emptyConversation,
  isAwaitingReply,
  undoLast,
  userMessages,
  withUnderstood,
  type Conversation,
  type FinishedRecipe,
} from './conversation.ts'
import { handSet, upTo } from './table.ts'
import { useRedraft } from './use-redraft.ts'
import { findAnswer, requestAnswer, type AnswerEnd } from './stream-answer.ts'

/**
 * The conversation with the chef. It survives a reload: the messages are in session storage and on the server, and a
 * pending answer is read to its end or requested again. A message that got no answer moves back into the draft.
 */
export function useConversation(userId: string, language: Language, initial: readonly ChatMessage[] | null) {
  const store = useMemo(() => conversationStore(sessionStorage), [])
  const [conversation, setConversation] = useState(() => {
    const stored = store.read(userId)
    return stored.messages.length === 0 && initial ? { ...stored, messages: [...initial] } : stored
  })
  /** The text so far of the answer that is streaming. */
  const [partial, setPartial] = useState('')
  const [failure, setFailure] = useState<unknown>(() =>
    conversation.broken ? new CallError('chef unavailable') : null,
  )
  const [answered, setAnswered] = useState(false)
  /** How many stored conversations were opened here. */
  const [opened, setOpened] = useState(0)
  /** The last message was sent from this page just now, so the server cannot have an answer yet. */
  const isNew = useRef(false)

  const { id, messages, draft, finished, table } = conversation
  /** The conversation as it was before its last message was taken back for editing. */
  const [beforeEdit, setBeforeEdit] = useState<Conversation | null>(null)
  const currentTable = useRef(table)
  const isStreaming = isAwaitingReply(messages) && !finished

  useEffect(() => store.save(conversation), [store, conversation])
  useEffect(() => void (currentTable.current = table), [table])

  useEffect(() => {
    if (!isStreaming) return undefined
    const leaving = new AbortController()
    const options = { onPartial: setPartial, signal: leaving.signal }

    function finishAnswer({ end, message, error, understood }: AnswerEnd) {
      const broken =
        end === 'interrupted' ? new CallError(isErrorCode(error) ? error : 'chef unavailable') : null
      setFailure(broken)
      if (message === '') return setConversation(undoLast)
      setConversation((now) => ({
        ...withUnderstood(now, understood ?? { draft: now.recipe }),
        messages: [...messages, { role: 'assistant', content: message }],
        broken: broken !== null,
      }))
      return setAnswered(broken === null)
    }

    async function readAnswer() {
      const mayBeStored = !isNew.current && id !== null
      isNew.current = false
      try {
        const stored = mayBeStored ? await findAnswer(id, messages, options) : null
        const end =
          stored ??
          (await requestAnswer(
            { conversation: id, messages, language, table: handSet(currentTable.current) },
            options,
          ))
        if (!leaving.signal.aborted) finishAnswer(end)
      } catch (cause) {
        if (leaving.signal.aborted) return
        setConversation(undoLast)
        setFailure(cause)
      }
    }
    void readAnswer()
    return () => {
      leaving.abort()
      setPartial('')
    }
  }, [isStreaming, id, messages, language])

  const setDraft = useCallback((text: string) => setConversation((now) => ({ ...now, draft: text })), [])

  const clearOutcome = useCallback(() => {
    setFailure(null)
    setConversation((now) => ({ ...now, broken: false }))
    setAnswered(false)
  }, [])

  /** Sends a message, and empties the composer when the text came from it. */
  const sendMessage = useCallback(
    (text: string) => {
      setBeforeEdit(null)
      const content = text.trim()
      if (content === '' || content.length > limits.chat.messageMax) return
      clearOutcome()
      isNew.current = true
      setConversation((now) => ({
        ...now,
        id: now.id ?? crypto.randomUUID(),
        messages: [...now.messages, { role: 'user', content }],
        draft: now.draft.trim() === content ? '' : now.draft,
      }))
    },
    [clearOutcome],
  )

  /** Ends the answer and keeps its text so far; without any, the message moves back into the draft. */
  const stop = useCallback(() => {
    const answer = partial.trim()
    setConversation((now) =>
      answer === ''
        ? undoLast(now)
        : { ...now, messages: [...now.messages, { role: 'assistant', content: answer }] },
    )
    // If this call fails, the next message ends the answer on the server too.
    if (id !== null) call(stopAnswer, { params: { id } }).catch(() => undefined)
  }, [id, partial])

  /** Sends the last message of the user again and drops the partial answer. */
  const retry = useCallback(() => {
    clearOutcome()
    isNew.current = true
    setConversation((now) => {
      const last = now.messages.findLastIndex(({ role }) => role === 'user')
      return { ...now, messages: now.messages.slice(0, last + 1) }
    })
  }, [clearOutcome])

  /** Moves the last message of the user back into the composer and drops its answer. */
  const editLast = useCallback(() => {
    clearOutcome()
    setBeforeEdit(conversation)
    setConversation((now) => {
      const last = now.messages.findLastIndex(({ role }) => role === 'user')
      const undone = undoLast({ ...now, messages: now.messages.slice(0, last + 1) })
      return { ...undone, table: upTo(now.table, userMessages(undone.messages)) }
    })
  }, [clearOutcome, conversation])

  /** Puts the message and its answer back, and the text that was in the composer. */
  const cancelEdit = useCallback(() => {
    if (beforeEdit) setConversation(beforeEdit)
    setBeforeEdit(null)
  }, [beforeEdit])

  const applyUnderstood = useCallback(
    (understood: Understood) => setConversation((now) => withUnderstood(now, understood)),
    [],
  )
  const redraft = useRedraft({ id, messages, language, isStreaming, onUnderstood: applyUnderstood })

  /** Changes the chips by hand; the draft follows without a message. */
  const changeTable = useCallback(
    (change: (table: ChatTable) => ChatTable) => {
      const next = change(currentTable.current ?? emptyTable)
      currentTable.current = next
      setConversation((now) => ({ ...now, table: next }))
      redraft.request(next)
    },
    [redraft],
  )

  const setTonight = useCallback(
    (tonight: Conversation['tonight']) => setConversation((now) => ({ ...now, tonight })),
    [],
  )

  const finish = useCallback(
    (recipe: FinishedRecipe) => setConversation((now) => ({ ...now, finished: recipe })),
    [],
  )

  /** Back from the saved recipe to the conversation, in which the next one can be finalized. */
  const talkOn = useCallback(() => {
    clearOutcome()
    setConversation((now) => ({ ...now, finished: null }))
  }, [clearOutcome])

  const startNew = useCallback(() => {
    clearOutcome()
    setBeforeEdit(null)
    // The server answers one message of a user at a time: the next one would wait for this answer.
    if (isStreaming && id !== null) call(stopAnswer, { params: { id } }).catch(() => undefined)
    setConversation(emptyConversation(userId))
  }, [clearOutcome, userId, isStreaming, id])

  /** Opens a conversation that is stored on the server; rejects when the call fails. */
  const open = useCallback(
    async (conversationId: string) => {
      const stored = await call(readConversation, { params: { id: conversationId } })
      clearOutcome()
      setBeforeEdit(null)
      isNew.current = false
      setOpened((count) => count + 1)
      setConversation((now) => ({
        ...emptyConversation(userId),
        id: conversationId,
        messages: stored.messages,
        draft: now.draft,
        table: stored.table,
      }))
      if (stored.writing === null) redraft.open(conversationId, stored.messages, stored.table)
    },
    [clearOutcome, userId, redraft],
  )

  return {
    id,
    messages,
    partial,
    draft,
    finished,
    isStreaming,
    table: table ?? emptyTable,
    tonight: conversation.tonight,
    recipe: conversation.recipe,
    recipeBefore: conversation.recipeBefore,
    isRedrafting: redraft.isBusy,
    isEditing: beforeEdit !== null,
    failure,
    answered,
    opened,
    setDraft,
    sendMessage,
    stop,
    retry,
    editLast,
    cancelEdit,
    changeTable,
    setTonight,
    finish,
    talkOn,
    startNew,
    open,
  }
}

export type ChatState = ReturnType<typeof useConversation>
