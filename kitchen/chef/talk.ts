import type { Language } from '#shared/constants/languages.ts'
import { remembering } from '../lexicon/remembering.ts'
import { distressIn } from '../safety/health/distress.ts'
import { turnsIn, type Message } from '../understand/understand.ts'
import { settledOn, understoodAfter, unsaid, type Understood } from '../understand/understood.ts'
import { dishOf } from './as-plan.ts'
import { heardIn, type Heard } from './heard.ts'
import { atFirst, nextMoves, type Move, type State } from './next-moves.ts'
import { onTable, standing, type CheckedDraft } from './standing.ts'

export interface Conversation {
  messages: readonly Message[]
  language: Language
}

export interface ConversationState {
  known: Understood
  state: State
  heard: Heard | null
  /** What the last turn does. */
  moves: readonly Move[]
  now: CheckedDraft | null
  before: CheckedDraft | null
}

/** Help comes before any recipe, and what a body does not take is named before anything is cooked. */
export const isStopped = ({ wishes, said }: Understood): boolean =>
  wishes.refused !== null || wishes.unnamedAllergy || distressIn(said) !== null

/** A conversation after one more turn. */
function turned(talk: ConversationState, content: string, turn: number): ConversationState {
  const { state } = talk
  const { settled } = talk.known.wishes
  const known = understoodAfter(talk.known, content, { turn, onTable: onTable(state.draft) })
  const heard = heardIn(known, state.draft && { base: state.draft.base, tried: state.tried })
  const isHeld = isStopped(known)
  const next = isHeld ? { moves: [], state } : nextMoves(state, heard)
  const { draft } = next.state
  return {
    known: settledOn(known, draft ? (dishOf(draft.base)?.id ?? null) : null, settled),
    state: next.state,
    heard,
    moves: next.moves,
    now: draft && !isHeld ? standing(draft, heard) : null,
    before: talk.now,
  }
}

/** Every turn of a conversation is read again with the next one: the states of the latest are kept. */
const talkAfter = remembering(200, (turns: readonly string[], language: Language): ConversationState => {
  const content = turns.at(-1)
  if (content === undefined) {
    const known = unsaid(language)
    return { known, state: atFirst, heard: null, moves: [], now: null, before: null }
  }
  return turned(talkAfter(turns.slice(0, -1), language), content, turns.length - 1)
})

/** The conversation up to its last turn: what stands, and what that turn did. */
export const talkOf = ({ messages, language }: Conversation): ConversationState =>
  talkAfter(
    turnsIn(messages, language).map(({ content }) => content),
    language,
  )
