import { useEffect, useMemo, useReducer, type Dispatch } from 'react'
import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import { readConversation, stopAnswer } from '#shared/contract/chef.ts'
import type { DraftOperation, SentDraft } from '#shared/contract/draft.ts'
import type { Language } from '#shared/constants/languages.ts'
import { call } from '../../lib/api.ts'
import { conversationStore, sentMessages, type Conversation } from './conversation.ts'
import { asItIs, sentDraft } from './draft-edits.ts'
import { confirmed } from './finalize.ts'
import { pageAfter, type PageEvent } from './page-events.ts'
import { initialState, isEditing, type PageState } from './page-state.ts'
import { continues, newPending, pendingStore, type PendingRecipe } from './pending.ts'
import { useAnswer, useDraftEdit, useFinalizing, useRedraft } from './use-requests.ts'

interface Options {
  userId: string
  language: Language
  /** The session ended while a recipe was being finalized. */
  onSignedOut: () => void
}

/**
 * The state of the chat page, the requests that it asks for, and what a person can do. The conversation survives a
 * reload: it is in session storage and on the server, and so does a recipe that is being finalized.
 */
export function useChat({ userId, language, onSignedOut }: Options) {
  const [state, dispatch] = useReducer(pageAfter, userId, loadState)
  const { conversation, coming, edits } = state

  useEffect(() => conversationStore(sessionStorage).save(conversation), [conversation])
  useAnswer(state, dispatch, language)
  useRedraft(state, dispatch, language)
  useDraftEdit(state, dispatch)
  useFinalizing(state, dispatch, onSignedOut)

  const isStreaming = state.asking !== null
  const isBusy = isStreaming || state.redrafting !== null || state.editing !== null
  const undoable = edits.before.at(-1) ?? null
  const actions = useMemo(() => actionsOf(dispatch), [])

  return {
    ...actions,
    id: conversation.id,
    messages: conversation.messages,
    coming,
    draft: conversation.draft,
    attached: conversation.attached,
    finished: conversation.finished,
    table: conversation.table ?? emptyTable,
    tonight: conversation.tonight,
    recipe: conversation.recipe,
    recipeBefore: conversation.recipeBefore,
    /** What can be brought back: what followed an edited message, or an earlier answer. */
    aside: conversation.setAside && (isEditing(conversation) ? ('edited' as const) : ('answer' as const)),
    isStreaming,
    isBusy,
    failure: state.failure,
    answered: state.answered,
    opened: state.opened,
    edits: {
      isBusy,
      outcome: edits.outcome,
      canUndo: undoable !== null,
      edit: (operation: DraftOperation) => {
        const draft = conversation.recipe
        if (draft) dispatch({ type: 'draftEditBegan', edit: { draft, operation, isUndo: false } })
      },
      undo: () => {
        if (!undoable) return
        const edit = { draft: undoable, operation: asItIs(undoable), isUndo: true }
        dispatch({ type: 'draftEditBegan', edit })
      },
      earlier: {
        conversation: conversation.id,
        /** What stood before is another list after each answer. */
        turns: conversation.messages.filter(({ role }) => role === 'assistant').length,
        isBusy,
        restore: (earlier: SentDraft) => {
          const stood = conversation.recipe
          // Behind an answer only what was changed by hand stays, whatever is said or set next.
          const draft = { ...earlier, byHand: true }
          const edit = { draft, operation: asItIs(draft), isUndo: false, ...(stood && { stood }) }
          dispatch({ type: 'draftEditBegan', edit })
        },
      },
    },
    finalizing: state.finalizing,

    /** Ends the answer and keeps its text so far; without any, the message moves back into the composer. */
    stop: () => {
      endOnServer(conversation)
      dispatch({ type: 'answerStopped' })
    },
    startNew: () => {
      // The server answers one message of a user at a time: the next one would wait for this answer.
      if (isStreaming) endOnServer(conversation)
      dispatch({ type: 'startedNew' })
    },
    /** Starts finalizing, or resumes it when the pending recipe belongs to this conversation. */
    finalize: () => {
      const stored = pendingStore(sessionStorage).read()
      const messages = sentMessages(conversation.messages)
      const { table, recipe } = conversation
      const pending =
        stored && continues(stored, userId, { messages, table })
          ? stored
          : newPending({
              userId,
              language,
              messages,
              table,
              conversation: conversation.id,
              ...(recipe && { draft: sentDraft(recipe) }),
              idempotencyKey: crypto.randomUUID(),
            })
      dispatch({ type: 'finalizeBegan', pending })
    },
    /** Goes on with the picture of the built-in painter. */
    finalizeDrawn: () => resume(userId, dispatch, (stored) => ({ ...stored, drawn: true })),
    /** Goes on with a recipe that somebody who eats must not have: the user has said so. */
    confirmUnsafe: () => resume(userId, dispatch, confirmed),
  }
}

export type Chat = ReturnType<typeof useChat>

/** What needs nothing but the event. */
function actionsOf(dispatch: Dispatch<PageEvent>) {
  return {
    setDraft: (text: string) => dispatch({ type: 'typed', text }),
    attach: (name: string) => dispatch({ type: 'attached', name }),
    detach: (name: string) => dispatch({ type: 'detached', name }),
    sendMessage: (text: string) => dispatch({ type: 'sent', text, id: crypto.randomUUID() }),
    askAgain: () => dispatch({ type: 'askedAgain' }),
    editMessage: (index: number) => dispatch({ type: 'editBegan', index }),
    bringBack: () => dispatch({ type: 'setAsideRestored' }),
    changeTable: (change: (table: ChatTable) => ChatTable) => dispatch({ type: 'tableChanged', change }),
    setTonight: (tonight: Conversation['tonight']) => dispatch({ type: 'tonightSet', tonight }),
    talkOn: () => dispatch({ type: 'talkedOn' }),
    /** Stops the run and discards its results; the conversation stays. */
    stopFinalizing: () => dispatch({ type: 'finalizeDropped' }),
    /** Opens a conversation that is stored on the server; rejects when the call fails. */
    open: async (id: string) => {
      const stored = await call(readConversation, { params: { id } })
      dispatch({ type: 'opened', id, stored })
    },
  }
}

function resume(
  userId: string,
  dispatch: Dispatch<PageEvent>,
  change: (pending: PendingRecipe) => PendingRecipe,
) {
  const stored = pendingStore(sessionStorage).read()
  if (stored?.userId === userId) dispatch({ type: 'finalizeBegan', pending: change(stored) })
}

function loadState(userId: string): PageState {
  const stored = conversationStore(sessionStorage).read(userId)
  const pending = pendingStore(sessionStorage).read()
  const own = pending?.userId === userId ? pending : null
  // For when the conversation itself is no longer stored.
  const messages = stored.messages.length === 0 && own ? own.messages : stored.messages
  return initialState({ ...stored, messages }, own)
}

/** If this call fails, the next message ends the answer on the server too. */
function endOnServer({ id }: Conversation) {
  if (id !== null) call(stopAnswer, { params: { id } }).catch(() => undefined)
}
