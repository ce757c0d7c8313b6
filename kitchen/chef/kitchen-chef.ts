import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { readPlan } from '#shared/contract/recipe-plan.ts'
import type { CookedRecipe } from '#shared/contract/recipe-structure.ts'
import { answersTo, isUnknown } from '../answers/answers.ts'
import { fold } from '../lexicon/text/fold.ts'
import { matches } from '../lexicon/may-match.ts'
import { adviceAhead } from '../answers/keeping.ts'
import { foodRules } from '../library/steps/food-safety.ts'
import { bodySentences, briefOf } from '../library/steps/safety-notes.ts'
import type { Phrase } from '../library/steps/phrase.ts'
import type { TableDish } from '../library/table-dish.ts'
import { unaccounted, warnings } from './reply/warnings.ts'
import { refusing, withoutSubject } from './reply/refusals.ts'
import { absentIn, aheadSaid } from './reply/already-kept.ts'
import { gapsIn } from './reply/gaps.ts'
import { unknownSaid } from './reply/unknown-said.ts'
import { questionsIn } from './reply/questions.ts'
import { smallTalk } from './reply/small-talk.ts'
import { noting } from './reply/noted.ts'
import { edited } from '../library/edit/index.ts'
import { platingOf as platingIn } from '../library/render-recipe.ts'
import { platingOf as platingOfKind } from '../plating/plating.ts'
import { newHealthNotes } from '../render/health-notes.ts'
import { printed } from '../render/print.ts'
import { safetyIn } from '../render/safety.ts'
import { spokenDangers } from '../safety/hazards/dangers.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'
import { spansOf } from '../understand/mentions.ts'
import { interrogative } from '../understand/question-forms.ts'
import { guestsIn } from '../understand/guests.ts'
import { readingOf, talkedOf, turnsIn, type Message, type Reading } from '../understand/understand.ts'
import type { Understood } from '../understand/understood.ts'
import { adaptedDraft, type Adaptation } from './adapted.ts'
import { noDish } from './as-plan.ts'
import { heardIn } from './heard.ts'
import type { Move } from './next-moves.ts'
import { phrased } from './phrase.ts'
import { proposal } from './proposal.ts'
import { standing, type CheckedDraft } from './standing.ts'
import { unkept, withoutTools } from './unkept.ts'
import { basesOf } from './earlier.ts'
import { isStopped, type Conversation, type ConversationState } from './talk.ts'
import { talkHolding } from './talk-beside.ts'

const dishIn = (now: CheckedDraft | null, { wishes }: Understood): TableDish =>
  now ? now.dish : noDish(wishes)

/** What the last turn says, beside the recipe that stands now and the one before it. */
export function readingIn({ known, now, before }: ConversationState, turns: readonly Message[]): Reading {
  return readingOf(known, turns, dishIn(now, known), before?.dish ?? null)
}

/** The recipe that is given where one is called for and none stands: of what was talked about. */
export function suggested(
  { known, heard, earlier }: ConversationState,
  turns: readonly Message[],
): CheckedDraft | null {
  if (!heard) return null
  const wishes = talkedOf(known.wishes, turns)
  const again = heardIn({ ...known, wishes }, null)
  return proposal({ ...again, conditions: { ...again.conditions, not: basesOf(earlier) } })?.now ?? null
}

const said = (move: 'warn' | 'answer' | 'unheard', texts: readonly string[]): Move[] =>
  texts.map((text): Move => ({ move, text }))

/** What this table has to know of the dish, where it is told for the first time: which labels to read. */
function newNotes({ now, before }: Pick<ConversationState, 'now' | 'before'>): Phrase[] {
  const told = before?.dish.plan.safety.notes ?? []
  const others = [...foodRules.map(({ sentence }) => sentence), ...bodySentences]
  return now?.dish.plan.safety.notes.filter((each) => !told.includes(each) && !others.includes(each)) ?? []
}

/** An illness was told of that nobody here knows: whether the recipe suits it cannot be said. */
const isUnknownNeed = ({ wishes, before }: Reading): boolean =>
  wishes.unknownHealth.some((name) => !before?.unknownHealth.includes(name))

/** What stands in for a food that has gone is asked of the dish that it was in. */
function aboutDish(questions: readonly string[], reading: Reading, talk: ConversationState): Reading {
  const { now, heard, earlier } = talk
  if (!now || !heard) return reading
  const gone = spansOf(fold(questions.join('. ')), reading.wishes.language).flatMap(({ ingredientId: id }) =>
    id !== null && now.edit.applied.recipe.lines.every(({ food }) => food !== id) ? id : [],
  )
  if (gone.length === 0) return reading
  const held = earlier.findLast(
    ({ draft }) =>
      draft.base === now.edit.draft.base &&
      edited(draft, [])?.applied.recipe.lines.some(({ food }) => gone.includes(food)),
  )
  const dish = held && standing(held.draft, heard)?.dish
  return dish ? { ...reading, dish } : reading
}

/** Asks whether it is all right for somebody: what stands is, as far as that was checked. */
const asksIfFine =
  /(?<![a-z])(?:(?:is|would|will) (?:that|this|it) (?:be )?(?:still )?(?:ok|okay|fine|safe|alright|all right)|can (?:he|she|they|[a-z]+ [a-z]+) (?:eat|have) (?:it|that|this)|(?:ca|c'est|cela) (?:va|bon|convient|passe)|(?:il|elle|ils|elles) (?:peut|peuvent) (?:en )?(?:manger|en)|puede[n]? comer(?:lo|la|se)?|(?:le|les) va bien|(?:pass|geht|klapp)t (?:das|es)|(?:kann|darf|konnen|durfen) (?:sie|er|[a-z]+ [a-z]+) (?:das|davon|es)|vertragt (?:sie|er) das)(?![a-z])/

const hasNeeds = ({ pregnant, infant, toddler, child, frail, allergens, diets, health }: Wishes): boolean =>
  pregnant || infant || toddler || child || frail || allergens.length + diets.length + health.length > 0

/** What is answered. Only who asks in so many words hears that something is not known: praise and what is told need no confession. */
function answersIn(questions: readonly string[], reading: Reading, talk: ConversationState): string[] {
  const { language } = reading.wishes
  const answers = answersTo(questions, aboutDish(questions, reading, talk)).map((each) =>
    isUnknown(each, language) &&
    talk.now &&
    hasNeeds(reading.wishes) &&
    questions.some((one) => asksIfFine.test(fold(one)))
      ? phrased([{ move: 'fine' }], language, talk.now)
      : each,
  )
  // "He hates wine, can I leave it out?" is answered by what was done.
  const told = fold(talk.known.told)
  const isDone =
    told !== '' &&
    questions.every((each) => each.includes(told)) &&
    talk.moves.some(({ move }) => move === 'edit')
  const isAsked =
    !isDone && questions.some((each) => /[?¿]/.test(each) || matches(interrogative, each.trim()))
  return isAsked || reading.mood === 'question'
    ? answers
    : answers.filter((each) => !isUnknown(each, reading.wishes.language))
}

/** What was done, what was not heard and what is answered; where it is nothing of these, a word about the talk. */
function answeredMoves(talk: ConversationState, reading: Reading): Move[] {
  const { heard, moves, now } = talk
  const questions = questionsIn(reading)
  const answers = questions.length > 0 ? answersIn(questions, reading, talk) : []
  const done = heard?.isChange === false && answers.length > 0 ? [] : moves
  // What was pointed at is neither a question nor a word that nobody understood.
  if (heard?.pick) return [...moves]
  const isOpen = done.every(({ move }) => move === 'ask')
  const quiet = isOpen && answers.length === 0 ? smallTalk(reading) : null
  const gaps = answers.length > 0 && isOpen ? null : gapsIn(reading)
  const unknown = now ? [...unknownSaid(reading, reading.before), ...unkept(reading)] : []
  const absent = now && done.every(({ move }) => move !== 'propose') ? absentIn(reading) : []
  const ahead = now ? aheadSaid(reading) : []
  const isTold = ahead.length + absent.length > 0 || isUnknownNeed(reading)
  const unheard = [...unknown, ...(gaps?.first ?? []), ...(gaps?.missed ?? [])]
  const isQuiet = unheard.length === 0 && !isTold
  // Whose words are named need not hear that nothing was understood.
  const small = quiet
    ? [...quiet.changes, ...quiet.answers, ...(unheard.length > 0 ? [] : quiet.missed), quiet.close]
    : []
  // Before there is a dish it is noted what was told of the table.
  const noted = isOpen && !quiet && done.length > 0 ? [noting(reading.wishes)] : []
  const warned = warnings(reading)
  const isAskedFirst = !now && answers.length > 0 && done.length === 0 && warned.length === 0
  return [
    ...said('warn', warned),
    ...said('answer', noted.filter(Boolean)),
    // Who hears what could not be done, or what nobody here knows, is not told that nothing has to be.
    ...(quiet ? [] : done.filter(({ move }) => move !== 'same' || (isQuiet && answers.length === 0))),
    ...(absent.length > 0 ? [{ move: 'absent' as const, foods: absent }] : []),
    // First the dish, then how to shop for it.
    ...said('answer', [...newNotes(talk).map((each) => each[reading.wishes.language]), ...ahead]),
    ...said('unheard', unheard),
    ...said('answer', [...answers, ...small.filter(Boolean)]),
    // Who asked something before there is a dish hears that one may be wished for.
    ...(isAskedFirst ? [{ move: 'ask' as const, what: 'dish' as const }] : []),
    ...said('unheard', gaps?.close ? [gaps.close] : []),
  ]
}

/** The recipe as it is handed to those who eat, with what they told of their bodies; who saves it takes that out again. */
function handed(
  { recipe, dish, edit }: CheckedDraft,
  language: Language,
  wishes: Wishes | null = null,
): CookedRecipe {
  const notes = safetyIn(dish.plan, language).map((each) => printed(each, language))
  const told = [...new Set(notes)].filter((each) => !recipe.safety.includes(each))
  const { base, operations } = edit.draft
  const safety = [...told, ...recipe.safety].slice(0, limits.recipe.safetyMax)
  const advice = [
    ...(wishes === null || wishes.ahead === null ? [] : [adviceAhead(dish, wishes.ahead, language)]),
    ...(wishes === null ? [] : withoutTools(dish.plan, wishes)),
  ].map((each) => printed(each, language))
  const extra = [recipe.extra ?? '', ...advice].filter(Boolean).join('\n\n')
  const plan = readPlan({ v: 2, recipe: base, operations, told: told.length })
  return { ...recipe, safety, ...(extra !== '' && { extra }), plan }
}

const textIn = (texts: readonly string[], language: Language): string =>
  printed(texts.filter(Boolean).join(' '), language).slice(0, 4000)

export function heardOf(conversation: Conversation) {
  const talk = talkHolding(conversation)
  const turns = turnsIn(conversation.messages, conversation.language)
  return { turns, talk, language: talk.known.wishes.language }
}

/** How many of the notes are told in a few words before the rest. */
const briefNotes = 2

/** The notes of an answer: they stand in its message word for word, and a page may fold them behind the few words. */
function adviceIn(message: string, talk: ConversationState, language: Language): Advice | null {
  const notes = newNotes(talk)
  const detail = printed(notes.map((each) => each[language]).join(' '), language)
  const brief = notes.flatMap((each) => briefOf(each)?.[language] ?? []).slice(0, briefNotes)
  if (brief.length === 0 || !message.includes(detail)) return null
  return { text: printed(brief.join(' '), language), detail }
}

export interface Advice {
  text: string
  /** A part of the message. */
  detail: string
}

/** The next words. */
function answerTo(conversation: Conversation): { message: string; advice: Advice | null } {
  const { turns, talk, language } = heardOf(conversation)
  const reading = readingIn(talk, turns)
  const words = refusing(reading) ?? phrased(answeredMoves(talk, reading), language, talk.now)
  // Who says what is so already hears that.
  const isNothing = words.trim() === '' && reading.mood === 'wish'
  const message = textIn([isNothing ? phrased([{ move: 'same' }], language, talk.now) : words], language)
  return { message, advice: adviceIn(message, talk, language) }
}

export const replyTo = (conversation: Conversation): string => answerTo(conversation).message

function recipeOf(conversation: Conversation): { message: string; recipe: CookedRecipe | null } {
  const { turns, talk, language } = heardOf(conversation)
  // Whoever asks for the recipe means the one that they hold, where those who eat may have it.
  const held = conversation.draft && talk.heard && standing(conversation.draft, talk.heard)
  const now = held ?? talk.now ?? (isStopped(talk.known) ? null : suggested(talk, turns))
  const reading = readingIn({ ...talk, now }, turns)
  // Who only asked, and named nothing that could be cooked, has nothing random cooked for them.
  const refusal = refusing(reading) ?? withoutSubject(reading)
  if (refusal) return { message: textIn([refusal], language), recipe: null }
  const { wishes } = talk.known
  const told = [
    ...spokenDangers(wishes).map(({ danger }) => danger.warning[language]),
    ...newHealthNotes(wishes, null, language),
  ].map((text): Move => ({ move: 'warn', text }))
  const moves: Move[] = now ? [{ move: 'present' }] : [{ move: 'none' }]
  const notKept = talk.moves.filter(({ move }) => /^(?:missing|late|unheated|stays|refused)$/.test(move))
  // Beside the recipe stands all that was named and is not in it, also where an earlier turn named it.
  const unheard = now ? [...unknownSaid(reading, null), ...unaccounted(reading, true)] : []
  const all = [...moves, ...notKept, ...said('unheard', unheard), ...told]
  return {
    message: textIn([phrased(all, language, now)], language),
    recipe: now && handed(now, language, wishes),
  }
}

/** How it is served: as its recipe says, else as dishes of its kind are. */
function platingOf(recipe: CookedRecipe): string {
  const { plan, language } = recipe
  const edit = plan?.v === 2 ? edited({ base: plan.recipe, operations: plan.operations }, []) : null
  const own = edit && platingIn(edit.applied.recipe, language)
  return printed(own ?? platingOfKind(recipe), language).slice(0, 1990)
}

/** A recipe of the library cooked again with a wish; null where the wish is refused. */
export function adaptedCooked(adaptation: Adaptation): CookedRecipe | null {
  const adapted = adaptedDraft(adaptation)
  return adapted && handed(adapted, adapted.recipe.language)
}

/** The built-in chef: offline, and always the same answer to the same conversation. */
export const kitchenChef = () => ({
  reply: async (conversation: Conversation): Promise<string> => replyTo(conversation),
  answer: async (conversation: Conversation) => answerTo(conversation),
  recipe: async (conversation: Conversation) => recipeOf(conversation),
  plating: async (recipe: CookedRecipe): Promise<string> => platingOf(recipe),
})

/** Who will eat, as far as the conversation and the table say. */
export const guestsOf = (conversation: Conversation) =>
  guestsIn({ wishes: talkHolding(conversation).known.wishes })
