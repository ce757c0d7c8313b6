import type { readConversation, Understood, ChatEvent } from '#shared/contract/chef.ts'
import { CallError } from '#shared/contract/call.ts'
import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import type { editDraft } from '#shared/contract/draft.ts'
import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { isErrorCode } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { emptyConversation, finishedFrom, userMessages, type Conversation } from './conversation.ts'
import { editsAfter, type DraftEdit } from './draft-edits.ts'
import { finalizeAfter, idle, runningWith } from './finalize-state.ts'
import type { Outcome } from './finalize.ts'
import {
  answeredWith,
  asideOf,
  asking,
  broughtBack,
  earlierRecipe,
  initialState,
  isEditing,
  joined,
  nothing,
  settled,
  takenBack,
  together,
  toldOf,
  withHandEdited,
  withoutWholeEnd,
  withStreamed,
  withUnderstood,
  type PageState,
} from './page-state.ts'
import type { PendingRecipe } from './pending.ts'
import type { AnswerEnd } from './stream-answer.ts'
import { upTo } from './table.ts'
import type { FinalizeStep } from './timing.ts'

export type PageEvent =
  | { type: 'typed'; text: string }
  /** A picture that goes along with the next message, by its name. */
  | { type: 'attached'; name: string }
  | { type: 'detached'; name: string }
  /** `id`: of the conversation, if this is its first message. */
  | { type: 'sent'; text: string; id: string }
  /** The stream of the answer begins, or begins anew after a broken line: all that has come comes again. */
  | { type: 'streamBegan' }
  | { type: 'streamed'; events: readonly ChatEvent[] }
  | { type: 'answerEnded'; answer: AnswerEnd }
  | { type: 'answerFailed'; cause: unknown }
  | { type: 'answerStopped' }
  /** The last answer is asked for once more. */
  | { type: 'askedAgain' }
  /** A message of the user goes back into the composer. */
  | { type: 'editBegan'; index: number }
  | { type: 'setAsideRestored' }
  | { type: 'tableChanged'; change: (table: ChatTable) => ChatTable }
  /** Null when the call failed. */
  | { type: 'redrafted'; understood: Understood | null }
  | { type: 'draftEditBegan'; edit: DraftEdit }
  | { type: 'draftEdited'; answer: AnswerOf<typeof editDraft> }
  | { type: 'draftEditFailed'; cause: unknown }
  | { type: 'tonightSet'; tonight: Conversation['tonight'] }
  | { type: 'opened'; id: string; stored: AnswerOf<typeof readConversation> }
  | { type: 'startedNew' }
  /** Back from the saved recipe to the conversation. */
  | { type: 'talkedOn' }
  | { type: 'finalizeBegan'; pending: PendingRecipe }
  | { type: 'finalizeReached'; step: FinalizeStep; pending: PendingRecipe }
  | { type: 'finalizeEnded'; outcome: Outcome }
  | { type: 'finalizeDropped' }
  | { type: 'announcementEnded' }

/** A pending recipe belongs to the conversation, the chips and the draft as they were: these events give it up. */
const endFinalizing = new Set<PageEvent['type']>([
  'sent',
  'askedAgain',
  'editBegan',
  'setAsideRestored',
  'tableChanged',
  'draftEditBegan',
  'opened',
  'startedNew',
  'talkedOn',
  'finalizeDropped',
])

/** Several taps on chips in a row are one request. */
const redraftWait = 350

/** For how many messages the recipe that stood then is known. */
const mostEarlier = 12

/** The state after an event. Pure: ids come with the events, and requests are started by the hook that sees them in the state. */
export function pageAfter(given: PageState, event: PageEvent): PageState {
  const state = endFinalizing.has(event.type) ? { ...given, finalizing: idle } : given
  const { conversation } = state
  const { messages } = conversation
  const withTalk = (change: Partial<Conversation>) => ({
    ...state,
    conversation: { ...conversation, ...change },
  })

  switch (event.type) {
    case 'typed':
      return withTalk({ draft: event.text })

    case 'attached': {
      const attached = [...conversation.attached, event.name]
      return attached.length > limits.chat.pictures.perMessage ? given : withTalk({ attached })
    }

    case 'detached':
      return withTalk({ attached: conversation.attached.filter((name) => name !== event.name) })

    case 'sent': {
      const content = event.text.trim()
      if (content === '' || content.length > limits.chat.messageMax || state.asking) return given
      const at = messages.length
      const typed = conversation.draft.trim()
      // What was chosen elsewhere leaves the text in the composer, with its pictures.
      const pictures = typed === content || typed === '' ? conversation.attached : []
      const earlier = conversation.earlier.filter((each) => each.at < at)
      const sent = withTalk({
        id: conversation.id ?? event.id,
        messages: [...messages, { role: 'user', content, ...(pictures.length > 0 && { pictures }) }],
        earlier: [...earlier, { at, recipe: conversation.recipe }].slice(-mostEarlier),
        setAside: null,
        draft: typed === content ? '' : conversation.draft,
        attached: pictures.length > 0 ? [] : conversation.attached,
      })
      return asking(sent, { mayBeStored: false })
    }

    case 'streamBegan':
      return { ...state, coming: nothing }

    case 'streamed':
      return event.events.reduce(withStreamed, state)

    case 'answerEnded': {
      const { end, message, error, ...told } = event.answer
      const failure =
        end === 'interrupted' ? new CallError(isErrorCode(error) ? error : 'chef unavailable') : null
      if (message.trim() === '') return { ...takenBack(state), failure }
      const answer = { ...toldOf(state), ...told, ...(end !== 'complete' && { end }) }
      return { ...answeredWith(state, message, answer), failure, answered: failure === null }
    }

    case 'answerFailed': {
      const { text } = state.coming
      const isLost = event.cause instanceof CallError && event.cause.code === 'network' && text !== ''
      return {
        ...(isLost ? answeredWith(state, text, { ...toldOf(state), end: 'lost' }) : takenBack(state)),
        failure: event.cause,
      }
    }

    case 'answerStopped': {
      if (!state.asking) return given
      const text = state.coming.text.trim()
      return text === '' ? takenBack(state) : answeredWith(state, text, { ...toldOf(state), end: 'stopped' })
    }

    case 'askedAgain': {
      const last = messages.at(-1)
      if (last?.role !== 'assistant' || state.asking) return given
      const isPart = last.end === 'interrupted' || last.end === 'lost'
      const again = {
        messages: messages.slice(0, -1),
        // Otherwise what the last message asks for would be done twice.
        recipe: earlierRecipe(conversation, messages.length - 2, isPart),
        setAside: asideOf(conversation),
      }
      return asking(withTalk(again), { mayBeStored: last.end === 'lost' })
    }

    case 'editBegan': {
      const edited = messages[event.index]
      if (edited?.role !== 'user' || state.asking) return given
      const kept = messages.slice(0, event.index)
      return settled(
        withTalk({
          messages: kept,
          draft: joined(edited.content, conversation.draft),
          attached: together(edited, conversation),
          table: upTo(conversation.table, userMessages(kept)),
          recipe: earlierRecipe(conversation, event.index, false),
          recipeBefore: null,
          setAside: conversation.setAside ?? asideOf(conversation),
        }),
      )
    }

    case 'setAsideRestored':
      return settled(withTalk(broughtBack(conversation, isEditing(conversation))))

    case 'tableChanged': {
      const changed = withTalk({ table: event.change(conversation.table ?? emptyTable) })
      const isAnswered = messages.at(-1)?.role === 'assistant'
      return { ...changed, ...(isAnswered && { redrafting: { wait: redraftWait }, editing: null }) }
    }

    case 'redrafted':
      return { ...withUnderstood(state, event.understood ?? {}), redrafting: null }

    case 'draftEditBegan':
      return state.editing || state.asking || state.redrafting ? given : { ...state, editing: event.edit }

    case 'draftEdited': {
      if (!state.editing) return given
      const edits = editsAfter(state.edits, state.editing, event.answer)
      return { ...withHandEdited(state, event.answer.draft), editing: null, edits }
    }

    case 'draftEditFailed':
      return {
        ...state,
        editing: null,
        edits: { ...state.edits, outcome: { kind: 'failed', cause: event.cause } },
      }

    case 'tonightSet':
      return withTalk({ tonight: event.tonight })

    case 'opened': {
      const { id, stored } = event
      const opened = initialState(
        {
          ...emptyConversation(conversation.userId),
          id,
          messages: stored.messages.map(withoutWholeEnd),
          draft: conversation.draft,
          table: stored.table,
          recipe: stored.draft ?? null,
        },
        null,
      )
      // What is stored may be in another language, or of an earlier version.
      return { ...opened, opened: state.opened + 1, redrafting: opened.asking ? null : { wait: 0 } }
    }

    case 'startedNew':
      return { ...initialState(emptyConversation(conversation.userId), null), opened: state.opened }

    case 'talkedOn':
      return settled(withTalk({ finished: null }))

    case 'finalizeBegan':
      return { ...state, finalizing: runningWith(event.pending, false) }

    case 'finalizeReached': {
      const { finalizing } = state
      if (finalizing.phase !== 'running') return given
      return { ...state, finalizing: { ...finalizing, step: event.step, pending: event.pending } }
    }

    case 'finalizeEnded': {
      const { outcome } = event
      const finished = outcome.kind === 'saved' ? finishedFrom(outcome) : conversation.finished
      return { ...withTalk({ finished }), finalizing: finalizeAfter(state.finalizing, outcome) }
    }

    case 'finalizeDropped':
      return state

    case 'announcementEnded': {
      const { finalizing } = state
      return finalizing.phase === 'saved'
        ? { ...state, finalizing: { ...finalizing, announced: false } }
        : given
    }
  }
}
