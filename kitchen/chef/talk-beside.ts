import type { ChatTable } from '#shared/contract/chat-table.ts'
import { remembering } from '../lexicon/remembering.ts'
import { dishOf } from '../library/dish-of.ts'
import { edited, type Draft } from '../library/edit/index.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'
import { settledOn } from '../understand/understood.ts'
import { besideGiven } from './given-draft.ts'
import { nextMoves } from './next-moves.ts'
import { standing } from './standing.ts'
import {
  editsOf,
  heardTurns,
  isStopped,
  talkAfter,
  turned,
  type ByHand,
  type Conversation,
  type ConversationState,
  type HeardTurns,
} from './talk.ts'

const isSame = (a: Draft | null, b: Draft) => JSON.stringify(a) === JSON.stringify(b)

/** A conversation in which another draft stands than the one of the talk. */
function holding(talk: ConversationState, draft: Draft): ConversationState {
  const { known, state, heard } = talk
  const settled = settledOn(known, dishOf(draft.base)?.id ?? null, known.wishes.settled)
  const now = heard && standing(draft, heard)
  return { ...talk, known: settled, state: { ...state, draft, offered: null }, now }
}

/** A chip was changed beside a draft that was changed by hand: it is edited, and no word brings back what was before. */
function retabled(talk: ConversationState, draft: Draft, before: Wishes): ConversationState {
  const { heard, known } = talk
  const held = holding(talk, draft)
  if (!heard || isStopped(known)) return held
  const ofDraft = besideGiven(heard, before, draft)
  const next = nextMoves(held.state, { ...heard, ofDraft, isChange: true, isOther: false, isYes: false })
  return {
    ...held,
    state: next.state,
    moves: next.moves,
    now: next.state.draft && standing(next.state.draft, heard),
  }
}

/** The chips as they were before those of last. */
const earlier = (byHand: ByHand): ByHand => {
  const isEarlier = ({ at }: { at?: number | undefined }) => at !== undefined && at < byHand.turns
  const { servings, minutes, eaterIds: _ids, ...lists } = byHand.table
  const kept = Object.entries(lists).map(([field, list]) => [field, list.filter(isEarlier)])
  const table: ChatTable = {
    ...byHand.table,
    ...Object.fromEntries(kept),
    servings: servings && isEarlier(servings) ? servings : null,
    minutes: minutes && isEarlier(minutes) ? minutes : null,
  }
  return { ...byHand, table }
}

/** The same beside a draft that was changed by hand. */
const talkBeside = remembering(
  50,
  (heard: HeardTurns, { draft, isAnswered }: { draft: Draft; isAnswered: boolean }): ConversationState => {
    const { turns, byHand } = heard
    if (isAnswered) {
      const before = talkAfter({ ...heard, byHand: byHand && earlier(byHand) })
      return retabled(talkAfter(heard), draft, before.known.wishes)
    }
    const before = talkAfter({ ...heard, turns: turns.slice(0, -1) })
    if (isSame(before.state.draft, draft)) return talkAfter(heard)
    const turn = { turn: turns.length - 1, edits: editsOf(byHand), isByHand: true }
    return turned(holding(before, draft), turns.at(-1) ?? '', turn)
  },
)

/**
 * The conversation up to its last turn, as `talkOf`. Where the guest holds a draft, that is the one that the turn changes, or,
 * behind an answer, the one that stands.
 */
export function talkHolding(conversation: Conversation): ConversationState {
  const { messages, draft = null } = conversation
  const heard = heardTurns(conversation)
  if (!draft || heard.turns.length === 0 || !edited(draft, [])) return talkAfter(heard)
  return talkBeside(heard, { draft, isAnswered: messages.at(-1)?.role === 'assistant' })
}
