import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { Draft, SentDraft } from '#shared/contract/draft.ts'
import type { Language } from '#shared/constants/languages.ts'
import { talkHolding } from '../chef/talk-beside.ts'
import type { Conversation } from '../chef/talk.ts'
import type { Heard } from '../chef/heard.ts'
import { tableOf } from '../chef/table/table.ts'
import type { Draft as LibraryDraft } from '../library/edit/index.ts'
import { partedTurn } from '../understand/parted-turn.ts'
import type { Message } from '../understand/understand.ts'
import { draftOnWire } from './on-wire.ts'
import { protectingTable } from './protecting.ts'

/** A conversation as it is sent, with the draft that the caller holds. */
export interface SentConversation {
  messages: readonly Message[]
  language: Language
  table?: ChatTable | undefined
  draft?: SentDraft | null | undefined
  /** A model leads it and reads the wishes by itself: of the words only what protects somebody counts. */
  isLed?: boolean | undefined
}

/** A draft of the library as the chef knows one. */
const baseOf = ({ draft }: SentConversation): LibraryDraft | null =>
  draft?.base ? { base: draft.base.recipe, operations: draft.base.operations } : null

/**
 * The conversation for the chef. Behind an answer a draft counts that was changed by hand; any other follows from what was
 * said and from the chips, which may have changed since.
 */
export function heldIn(sent: SentConversation): Conversation {
  const { messages, language, table, draft } = sent
  const isAnswered = messages.at(-1)?.role === 'assistant'
  const isHeld = !isAnswered || draft?.byHand === true
  return { messages, language, table, draft: isHeld ? baseOf(sent) : null }
}

/** What the last message is about: a recipe or a change of the one that stands, other words, or only an answer. */
export type TurnAim = 'recipe' | 'words' | 'answer'

/** The table as understood, and the recipe as it is after the last turn; null before there is one. */
export function understood(sent: SentConversation): {
  table: ChatTable
  draft: Draft | null
  aim: TurnAim
} {
  const conversation = heldIn(sent)
  const talk = talkHolding({ ...conversation, isLed: sent.isLed })
  const { known, heard } = talk
  // The built-in chef, who may have to stand in, judges nothing.
  const isJudged = known.wishes.doubts.some(({ suspected }) => suspected)
  const { now, heard: own, state } = isJudged ? talkHolding(conversation) : talk
  const isByHand = sent.draft?.byHand === true && state.draft?.base === conversation.draft?.base
  const table = tableOf(known.wishes, sent.language, sent.table)
  return {
    table: sent.isLed ? protectingTable(table, known.wishes) : table,
    draft: now && own && draftOnWire(now, { ...own, spoken: sent.language }, isByHand),
    aim: aimOf(sent, heard),
  }
}

function aimOf({ messages, language, draft }: SentConversation, heard: Heard | null): TurnAim {
  const stands = (draft ?? null) !== null
  const last = messages.at(-1)
  if (last?.role !== 'user' || partedTurn(last.content, stands, language).told === '') return 'answer'
  return heard?.isChange === true && (stands || heard.isEnough) ? 'recipe' : 'words'
}
