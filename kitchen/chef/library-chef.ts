import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { heardTurns, type Heard } from './heard.ts'
import { nextMoves, type Move, type State } from './next-moves.ts'
import { phrased } from './phrase.ts'
import { standing, type CheckedDraft } from './standing.ts'

interface Conversation {
  messages: readonly { role: 'user' | 'assistant'; content: string }[]
  language: Language
}

interface Talk {
  heard: Heard | null
  moves: readonly Move[]
  now: CheckedDraft | null
}

/** The conversation turn by turn: what stands after it, and what the last turn did. */
export function talk({ messages, language }: Conversation): Talk {
  let state: State = { draft: null }
  let moves: readonly Move[] = []
  let last: Heard | null = null
  for (const heard of heardTurns(messages, language)) {
    const next = nextMoves(state, heard)
    ;({ moves, state } = next)
    last = heard
  }
  const now = state.draft && last ? standing(state.draft, last.guests, last.language) : null
  return { heard: last, moves, now }
}

/** The chef on the library: offline, and always the same answer to the same conversation. Not yet the one that members ask. */
export function libraryChef() {
  const answer = (conversation: Conversation): { message: string; recipe: RecipeStructure | null } => {
    const { heard, moves, now } = talk(conversation)
    const language = heard?.language ?? conversation.language
    const isRefused = moves.some(({ move }) => move === 'refuse')
    return { message: phrased(moves, language, now), recipe: isRefused ? null : (now?.recipe ?? null) }
  }
  return {
    reply: async (conversation: Conversation): Promise<string> => answer(conversation).message.slice(0, 4000),
    recipe: async (conversation: Conversation) => answer(conversation),
  }
}
