import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { answersTo } from '../answers/answers.ts'
import type { Checked } from '../decide/conditions.ts'
import { warnings } from '../dialogue/cautions.ts'
import { refusing, withoutSubject } from '../dialogue/present.ts'
import { gapsIn, questionsIn, smallTalk } from '../dialogue/reply.ts'
import { noting } from '../dialogue/respected-wishes.ts'
import { newHealthNotes } from '../render/health-notes.ts'
import { printed } from '../render/print.ts'
import { safetyIn } from '../render/safety.ts'
import { spokenDangers } from '../safety/hazards/dangers.ts'
import { readingOf, talkedOf, turnsIn, type Message, type Reading } from '../understand/understand.ts'
import type { Understood } from '../understand/understood.ts'
import { noDish } from './as-plan.ts'
import { heardIn } from './heard.ts'
import type { Move } from './next-moves.ts'
import { phrased } from './phrase.ts'
import { proposal } from './proposal.ts'
import type { CheckedDraft } from './standing.ts'
import { unkept } from './unkept.ts'
import { isStopped, talkOf, type Conversation, type ConversationState } from './talk.ts'

const dishIn = (now: CheckedDraft | null, { wishes }: Understood): Checked =>
  now ? now.dish : noDish(wishes)

/** What the last turn says, beside the recipe that stands now and the one before it. */
function readingIn({ known, now, before }: ConversationState, turns: readonly Message[]): Reading {
  return readingOf(known, turns, dishIn(now, known), before?.dish ?? null)
}

/** The recipe that is given where one is called for and none stands: of what was talked about. */
function suggested(
  { known, heard, state }: ConversationState,
  turns: readonly Message[],
): CheckedDraft | null {
  if (!heard) return null
  const wishes = talkedOf(known.wishes, turns)
  const again = heardIn({ ...known, wishes }, null)
  return proposal({ ...again, conditions: { ...again.conditions, not: state.tried } })?.now ?? null
}

const said = (move: 'warn' | 'answer' | 'unheard', texts: readonly string[]): Move[] =>
  texts.map((text): Move => ({ move, text }))

/** What was done, what was not heard and what is answered; where it is nothing of these, a word about the talk. */
function answeredMoves({ heard, moves, now }: ConversationState, reading: Reading): Move[] {
  const questions = questionsIn(reading)
  const answers = questions.length > 0 ? answersTo(questions, reading) : []
  const done = heard?.isChange === false && answers.length > 0 ? [] : moves
  const isOpen = done.every(({ move }) => move === 'ask')
  const quiet = isOpen && answers.length === 0 ? smallTalk(reading) : null
  const gaps = answers.length > 0 && isOpen ? null : gapsIn(reading)
  const unheard = [...(now ? unkept(reading) : []), ...(gaps?.first ?? []), ...(gaps?.missed ?? [])]
  // Whose words are named need not hear that nothing was understood.
  const talk = quiet
    ? [...quiet.changes, ...quiet.answers, ...(unheard.length > 0 ? [] : quiet.missed), quiet.close]
    : []
  // Before there is a dish it is noted what was told of the table.
  const noted = isOpen && !quiet && done.length > 0 ? [noting(reading.wishes)] : []
  return [
    ...said('warn', warnings(reading)),
    ...said('answer', noted.filter(Boolean)),
    // Who hears what could not be done is not told that nothing has to be.
    ...(quiet ? [] : done.filter(({ move }) => move !== 'same' || unheard.length === 0)),
    ...said('unheard', unheard),
    ...said('answer', [...answers, ...talk.filter(Boolean)]),
    ...said('unheard', gaps?.close ? [gaps.close] : []),
  ]
}

/** The recipe as it is handed to those who eat, with what they told of their bodies; who saves it takes that out again. */
function withNotes({ recipe, dish }: CheckedDraft, language: Language): RecipeStructure {
  const notes = safetyIn(dish.plan, language).map((each) => printed(each, language))
  return { ...recipe, safety: [...new Set([...notes, ...recipe.safety])] }
}

/** The chef on the library: offline, and always the same answer to the same conversation. Not yet the one that members ask. */
export function libraryChef() {
  const heardOf = ({ messages, language }: Conversation) => {
    const turns = turnsIn(messages, language)
    const talk = talkOf({ messages, language })
    return { turns, talk, language: talk.known.wishes.language }
  }
  const reply = (conversation: Conversation): string => {
    const { turns, talk, language } = heardOf(conversation)
    const reading = readingIn(talk, turns)
    const refusal = refusing(reading)
    return printed(refusal ?? phrased(answeredMoves(talk, reading), language, talk.now), language)
  }
  const recipe = (conversation: Conversation): { message: string; recipe: RecipeStructure | null } => {
    const { turns, talk, language } = heardOf(conversation)
    const now = talk.now ?? (isStopped(talk.known) ? null : suggested(talk, turns))
    const reading = readingIn({ ...talk, now }, turns)
    // Who only asked, and named nothing that could be cooked, has nothing random cooked for them.
    const refusal = refusing(reading) ?? withoutSubject(reading)
    if (refusal) return { message: printed(refusal, language), recipe: null }
    const { wishes } = talk.known
    const told = [
      ...spokenDangers(wishes).map(({ danger }) => danger.warning[language]),
      ...newHealthNotes(wishes, null, language),
    ].map((text): Move => ({ move: 'warn', text }))
    const handed: Move[] = now ? [{ move: 'present' }] : [{ move: 'none' }]
    const notKept = talk.moves.filter(({ move }) => /^(?:missing|late|unheated|stays|refused)$/.test(move))
    return {
      message: printed(phrased([...handed, ...notKept, ...told], language, now), language),
      recipe: now && withNotes(now, language),
    }
  }
  return {
    reply: async (conversation: Conversation): Promise<string> => reply(conversation).slice(0, 4000),
    recipe: async (conversation: Conversation) => recipe(conversation),
  }
}
