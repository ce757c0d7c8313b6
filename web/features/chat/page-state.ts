import type { AnswerMetadata } from '#shared/contract/chef-answer.ts'
import type { ChatEvent, ChefNotice, Understood } from '#shared/contract/chef.ts'
import { CallError } from '#shared/contract/call.ts'
import { emptyTable } from '#shared/contract/chat-table.ts'
import type { Draft } from '#shared/contract/draft.ts'
import { limits } from '#shared/constants/limits.ts'
import { isAwaitingReply, userMessages, type Conversation, type Message } from './conversation.ts'
import { noEdits, type DraftEdit, type Edits } from './draft-edits.ts'
import { idle, runningWith, type FinalizeState } from './finalize-state.ts'
import type { PendingRecipe } from './pending.ts'
import { withValue } from './table.ts'

/**
 * What the chat page knows. A request is a value here: it begins when the value appears, and ends when another or none
 * takes its place (`use-chat.ts`).
 */
export interface PageState {
  /** What a reload keeps. */
  conversation: Conversation
  /** The answer that is due to the last message; `mayBeStored`: the server may have it, or a part of it. */
  asking: { mayBeStored: boolean } | null
  /** What has come of it. */
  coming: AnswerMetadata & { notice?: ChefNotice | undefined; text: string; checking?: true }
  /** Why there is no answer, or no whole one. */
  failure: unknown
  /** An answer has just come to its end. */
  answered: boolean
  /** How many stored conversations were opened here. */
  opened: number
  /** Table and draft are asked for once more without a new message, after a wait in milliseconds. */
  redrafting: { wait: number } | null
  editing: DraftEdit | null
  edits: Edits
  finalizing: FinalizeState
}

export const nothing = { text: '' }

/** The page after a load: what is due is asked for again, and a recipe that is being finalized goes on. */
export function initialState(conversation: Conversation, pending: PendingRecipe | null): PageState {
  const isLost = conversation.messages.at(-1)?.end === 'lost'
  return {
    conversation: isLost ? { ...conversation, messages: conversation.messages.slice(0, -1) } : conversation,
    asking:
      conversation.finished || !(isLost || isAwaitingReply(conversation.messages))
        ? null
        : { mayBeStored: true },
    coming: nothing,
    failure: conversation.messages.at(-1)?.end === 'interrupted' ? new CallError('chef unavailable') : null,
    answered: false,
    opened: 0,
    redrafting: null,
    editing: null,
    edits: noEdits,
    finalizing: pending ? runningWith(pending, true) : idle,
  }
}

export const settled = (state: PageState): PageState => ({
  ...state,
  asking: null,
  coming: nothing,
  failure: null,
  answered: false,
  redrafting: null,
  editing: null,
  edits: noEdits,
})

export const asking = (state: PageState, due: PageState['asking']): PageState => ({
  ...settled(state),
  asking: due,
})

export const toldOf = ({
  coming: { text: _text, checking: _checking, ...told },
}: PageState): AnswerMetadata => told

export const withoutWholeEnd = ({ end, ...message }: Message): Message =>
  end === undefined || end === 'complete' ? message : { ...message, end }

export const asideOf = ({ messages, draft, attached, table, recipe }: Conversation) => ({
  messages,
  draft,
  attached,
  table,
  recipe,
})

export const joined = (first: string, rest: string) => [first, rest.trim()].filter(Boolean).join('\n\n')

/** The pictures of a message that goes back into the composer, and those that are there. */
export const together = (message: Message | undefined, { attached }: Conversation): string[] =>
  [...new Set([...(message?.pictures ?? []), ...attached])].slice(0, limits.chat.pictures.perMessage)

/** The recipe that stood before the message at `index`; where that is not known, none, or the one that stands now. */
export function earlierRecipe(
  { earlier, recipe }: Conversation,
  index: number,
  orNow: boolean,
): Draft | null {
  const known = earlier.find(({ at }) => at === index)
  return known ? known.recipe : orNow ? recipe : null
}

export function withStreamed(state: PageState, event: ChatEvent): PageState {
  const { coming } = state
  const withComing = (more: Partial<PageState['coming']>) => ({ ...state, coming: { ...coming, ...more } })
  if ('words' in event) return withComing({ text: coming.text + event.words })
  if ('notice' in event) return withComing({ notice: event.notice })
  if ('draft' in event) return withRecipe(state, event.draft)
  if ('action' in event) return withComing({ actions: [...(coming.actions ?? []), event.action] })
  if ('checking' in event) return withComing({ checking: true })
  if ('offer' in event) return withComing({ offers: [...(coming.offers ?? []), event.offer] })
  return 'understood' in event ? withUnderstood(state, event.understood) : state
}

export function answeredWith(
  state: PageState,
  content: string,
  told: Omit<Message, 'role' | 'content'>,
): PageState {
  const { conversation } = state
  const messages: Message[] = [...conversation.messages, { role: 'assistant', content, ...told }]
  // Only a whole answer is worth coming back to.
  const isWhole = conversation.setAside?.messages.at(-1)?.end === undefined
  const setAside = isWhole ? conversation.setAside : null
  return { ...state, asking: null, coming: nothing, conversation: { ...conversation, messages, setAside } }
}

/** Whether a message of the user is back in the composer; otherwise what is set aside is an earlier answer. */
export const isEditing = ({ messages, setAside }: Conversation) =>
  setAside !== null && messages.length < setAside.messages.length && !isAwaitingReply(messages)

export const broughtBack = (
  { setAside, draft, attached }: Conversation,
  withDraft: boolean,
): Partial<Conversation> => ({
  ...setAside,
  ...(!withDraft && { draft, attached }),
  setAside: null,
})

/** Without an answer: the one of before comes back, or the message goes back into the composer, before what was typed since. */
export function takenBack(state: PageState): PageState {
  const { conversation } = state
  const last = conversation.messages.at(-1)
  const back = conversation.setAside
    ? broughtBack(conversation, false)
    : {
        messages: conversation.messages.slice(0, -1),
        draft: joined(last?.content ?? '', conversation.draft),
        attached: together(last, conversation),
      }
  return { ...state, asking: null, coming: nothing, conversation: { ...conversation, ...back } }
}

/** What is missing was not understood, and stays. */
export function withUnderstood(state: PageState, { table, draft }: Understood): PageState {
  const next = draft === undefined ? state : withRecipe(state, draft)
  return table ? { ...next, conversation: { ...next.conversation, table } } : next
}

/** One that is the same is left, with the marks of what changed before and what can be undone. */
function withRecipe(state: PageState, recipe: Draft | null): PageState {
  const { conversation } = state
  if (JSON.stringify(recipe) === JSON.stringify(conversation.recipe)) return state
  const recipeBefore = conversation.recipe
  return { ...state, conversation: { ...conversation, recipe, recipeBefore }, edits: noEdits }
}

/** The servings of one that was changed by hand are those of the chip, which the next message would bring back otherwise. */
export function withHandEdited(state: PageState, recipe: Draft | null): PageState {
  const before = state.conversation.recipe
  const next = withRecipe(state, recipe)
  if (!recipe || !before || recipe.servings === before.servings) return next
  const { table, messages } = next.conversation
  const served = withValue(table ?? emptyTable, 'servings', recipe.servings, userMessages(messages))
  return { ...next, conversation: { ...next.conversation, table: served } }
}
