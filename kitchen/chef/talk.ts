import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { Language } from '#shared/constants/languages.ts'
import { answersTo, isUnknown } from '../answers/answers.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { handEdits } from './table/table.ts'
import { remembering } from '../lexicon/remembering.ts'
import { distressIn } from '../safety/health/distress.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'
import { heardAs } from '../understand/heard-as.ts'
import { readMeanings } from '../understand/marks/read-mentions.ts'
import { changed, isConcrete } from '../understand/mood.ts'
import { readServings } from '../understand/servings.ts'
import { readingOf, turnsIn, type Message } from '../understand/understand.ts'
import {
  noEdits,
  settledOn,
  understoodAfter,
  unsaid,
  type HandEdits,
  type Understood,
} from '../understand/understood.ts'
import { edited } from '../library/edit/index.ts'
import { fold } from '../lexicon/text/fold.ts'
import { isAllowed } from '../safety/wishes/allowed.ts'
import { spansOf } from '../understand/mentions.ts'
import { dishOf } from '../library/dish-of.ts'
import type { Draft } from '../library/edit/index.ts'
import { noDish } from './as-plan.ts'
import { asWished, basesOf, broughtBack, goneBackTo, pastOf, type Earlier } from './earlier.ts'
import { besideGiven } from './given-draft.ts'
import { heardIn, type Heard } from './heard.ts'
import { namedIn } from './named-recipes.ts'
import { laterTurn } from './later-turn.ts'
import { atFirst, nextMoves, type Move, type State } from './next-moves.ts'
import type { OnTable } from '../understand/on-table.ts'
import { onTable, standing, type CheckedDraft } from './standing.ts'

export interface Conversation {
  /** Oldest first; may begin with the chef's greeting, which is no part of the request. */
  messages: readonly Message[]
  language: Language
  /** The chips above the draft: what was set by hand changes the wishes where it was set. */
  table?: ChatTable | undefined
  /** The recipe that the guest holds, where it may be another than the one of the talk: changed by hand. */
  draft?: Draft | null
  /** A model leads it, and judges what no word calls an allergy. */
  isLed?: boolean | undefined
}

export interface ConversationState {
  known: Understood
  state: State
  heard: Heard | null
  /** What the last turn does. */
  moves: readonly Move[]
  /** What stood before, in its order. */
  earlier: readonly Earlier[]
  now: CheckedDraft | null
  before: CheckedDraft | null
}

/** Help comes before any recipe, and what a body does not take is named before anything is cooked. */
export const isStopped = ({ wishes, said }: Understood): boolean =>
  wishes.refused !== null || wishes.unnamedAllergy || distressIn(said) !== null

/** What was set by hand in a conversation of so many turns. */
export interface ByHand {
  table: ChatTable
  turns: number
  language: Language
}

export const editsOf = (byHand: ByHand | null): HandEdits =>
  byHand ? handEdits(byHand.table, byHand.turns, byHand.language) : noEdits

/** Half of the amounts is half of what stands: for how many that is has then been said. */
function withServings({ known, now }: ConversationState): Understood {
  const { wishes } = known
  return now && wishes.servings === null
    ? { ...known, wishes: { ...wishes, servings: now.recipe.servings } }
    : known
}

/** For how many it is that stands is no word of the guest: it is not kept as one. */
function withoutServings(known: Understood, { known: before, now }: ConversationState): Understood {
  const { wishes, told } = known
  if (before.wishes.servings !== null || !now || readServings(heardAs(told), null) !== null) return known
  const own = (each: Wishes): Wishes =>
    each.servings === now.recipe.servings ? { ...each, servings: null } : each
  return { ...known, wishes: own(wishes), before: known.before && own(known.before) }
}

/** What proposes something is short: the rest asks for knowledge. */
const longestProposal = 8

/** "With turkey, does that work?": what the question names is proposed in so many words, and not only asked about. */
function proposesChange(asked: string, { language }: Pick<Wishes, 'language'>): boolean {
  if (asked.trim().split(/\s+/).length > longestProposal) return false
  const { clauses, mentions } = readMeanings(asked, language)
  return (
    mentions.some(({ meaning, firm }) => firm && (meaning === 'want' || meaning === 'to')) &&
    clauses.every(({ act, reported }) => act !== 'question' && !reported)
  )
}

/** Questions beside something else that nobody can answer and that propose a food are wishes, each by itself. */
function withOpenWishes(
  { now }: ConversationState,
  known: Understood,
  { before, ...given }: { before: Understood; turn: number; edits: HandEdits; onTable: OnTable },
): Understood {
  if (!now) return known
  const isOpen = (question: string) => {
    if (!proposesChange(question, before.wishes)) return false
    const reading = readingOf(known, [{ role: 'user', content: question }], now.dish, null)
    return answersTo([question], reading).every((each) => isUnknown(each, known.wishes.language))
  }
  const open = known.asked.filter((each) => each.includes('?') && isOpen(each))
  if (open.length === 0) return known
  const asWish = understoodAfter(before, [known.told, ...open].join(' '), { ...given, isTold: true })
  return { ...asWish, asked: known.asked.filter((each) => !open.includes(each)) }
}

/** What a turn says. A question that nobody can answer and that names foods is a wish in the form of a question. */
function understood(
  talk: ConversationState,
  content: string,
  { turn, edits }: { turn: number; edits: HandEdits },
): Understood {
  const { draft } = talk.state
  const before = withServings(talk)
  const given = { turn, edits, onTable: onTable(draft) }
  const known = understoodAfter(before, content, given)
  if (known.told !== '' || known.asked.length > 1) return withOpenWishes(talk, known, { before, ...given })
  if (known.asked.length === 0) return known
  const asWish = understoodAfter(before, content, { ...given, isTold: true })
  const names =
    draft === null
      ? isConcrete(asWish.wishes) && asWish.isEnough
      : content.includes('?') && known.asked.some((each) => proposesChange(each, before.wishes))
  const isNew = changed({ ...before.wishes, language: asWish.wishes.language }, asWish.wishes)
  if (!names || !isNew) return known
  const messages = [{ role: 'user' as const, content }]
  const reading = readingOf(known, messages, talk.now?.dish ?? noDish(known.wishes), null)
  return answersTo(known.asked, reading).every((each) => isUnknown(each, known.wishes.language))
    ? asWish
    : known
}

/** Less sugar is another amount of it, and neither a food that is wanted nor one that must not be there. */
function withLessSugar(known: Understood, before: Wishes): Understood {
  const { wishes } = known
  if (!wishes.lessSweet || before.lessSweet) return known
  const { excludedIds, excludedGroups, wanted } = before
  const isNew = ({ id }: { id: string }) => wanted.every((each) => each.id !== id)
  const isSweet = ({ id }: { id: string }) => findIngredientById(id)?.category === 'sweetener'
  return {
    ...known,
    wishes: {
      ...wishes,
      excludedIds: wishes.excludedIds.filter((id) => excludedIds.includes(id) || !isSweet({ id })),
      excludedGroups: wishes.excludedGroups.filter(
        (group) => group !== 'sugar' || excludedGroups.includes(group),
      ),
      wanted: wishes.wanted.filter((each) => !isNew(each) || !isSweet(each) || each.unit !== null),
    },
  }
}

/** A dish that no reader knows by its name is none the less one that the library has. */
function namedByLibrary(known: Understood): Understood {
  const { wishes, told } = known
  if (wishes.unknown === null || namedIn(told) === null) return known
  return {
    ...known,
    wishes: { ...wishes, unknown: null },
    strangers: [],
    isEnough: !wishes.unnamedAllergy,
  }
}

/** What is wanted still, is named again and is not in the dish: nobody says so who does not want to be heard. */
function askedAgain({ wishes, told }: Understood, { now, state: { draft } }: ConversationState): string[] {
  const there = onTable(draft).foods.map(({ id }) => id)
  const folded = fold(told)
  // The chilli of a chilli con carne is the dish.
  const title = fold(now?.recipe.title ?? '')
  const named = spansOf(folded, wishes.language).flatMap(({ ingredientId, start, end }) =>
    title.includes(folded.slice(start, end)) ? [] : ingredientId,
  )
  return wishes.wanted.map(({ id }) => id).filter((id) => named.includes(id) && !there.includes(id))
}

/**
 * "No breadcrumbs, what could I take?": the food that the answer names first goes in, where it may be eaten and the dish bears it.
 * So the answer and the dish say the same.
 */
function withAnswered(read: Understood, { now, state: { draft } }: ConversationState): Understood {
  const { wishes, before, asked } = read
  if (!now || !draft || !before || read.told === '' || asked.length === 0) return read
  const fresh = wishes.excludedIds.filter((id) => !before.excludedIds.includes(id))
  const lines = now.edit.applied.recipe.lines.map(({ food }) => food)
  const gone = fresh.filter((id) => lines.includes(id))
  const [lacked, ...more] = gone
  if (lacked === undefined || more.length > 0) return read
  const question = asked.filter((each) =>
    spansOf(each, wishes.language).some((span) => span.ingredientId === lacked),
  )
  if (question.length === 0) return read
  const reading = readingOf(read, [{ role: 'user', content: question.join(' ') }], now.dish, null)
  const named = answersTo(question, reading).flatMap((answer) => spansOf(fold(answer), wishes.language))
  const by = named.find(({ ingredientId: id }) => {
    const food = id === null || id === lacked || lines.includes(id) ? null : findIngredientById(id)
    if (!food || !isAllowed(food, wishes)) return false
    return edited(draft, [{ op: 'swap', food: lacked, by: food.id }])?.refused.length === 0
  })
  if (!by?.ingredientId) return read
  const wanted = [...wishes.wanted, { id: by.ingredientId, amount: null, unit: null, loosely: false }]
  return { ...read, wishes: { ...wishes, wanted } }
}

/** What somebody says who agrees with the dish that stands, where they say nothing else. */
const agreed = 'ok'

/** A conversation after one more turn. */
export function turned(
  given: ConversationState,
  typed: string,
  { turn, edits, isByHand = false }: { turn: number; edits: HandEdits; isByHand?: boolean },
): ConversationState {
  const { content: rest, back, isDeclined } = laterTurn(given, typed)
  const talk = isDeclined || back ? { ...given, state: { ...given.state, offered: null } } : given
  const content = rest === '' ? agreed : rest
  const { settled } = talk.known.wishes
  const told = namedByLibrary(withoutServings(understood(talk, content, { turn, edits }), talk))
  const read = withAnswered(withLessSugar(told, talk.known.wishes), talk)
  const again = back ?? goneBackTo(talk, read, content)
  const known = again ? asWished(again, read, talk.state.draft) : read
  const state = again ? { ...talk.state, draft: again.draft, offered: null } : talk.state
  const past = pastOf(talk)
  const stood = state.draft && { base: state.draft.base, tried: basesOf(past, state.draft) }
  const plain = heardIn(known, stood, {
    typed: content,
    ideas: state.ideas,
    outBefore: talk.heard?.conditions.out ?? [],
  })
  const ofDraft =
    isByHand && state.draft && known.before ? besideGiven(plain, known.before, state.draft) : null
  const { draft: stands } = state
  const repeated = known.mood === 'question' ? [] : askedAgain(known, talk)
  const heard = {
    ...plain,
    asked: [...new Set([...plain.asked, ...repeated])],
    isChange: plain.isChange || repeated.length + plain.more.length > 0,
    ...(ofDraft && { ofDraft }),
    // Who names the dish that stands wants no other.
    ...(again || (stands !== null && plain.meant.includes(stands.base))
      ? { isOther: false, isChange: plain.isChange || again !== null }
      : {}),
  }
  const isHeld = isStopped(known)
  const next = isHeld ? { moves: [], state } : nextMoves(state, heard)
  const { draft } = next.state
  return {
    known: settledOn(known, draft ? (dishOf(draft.base)?.id ?? null) : null, settled),
    state: next.state,
    heard,
    moves: again && draft?.base === again.draft.base ? broughtBack(draft, next.moves) : next.moves,
    earlier: past,
    now: draft && !isHeld ? standing(draft, heard) : null,
    before: talk.now,
  }
}

/** Before anything was said. */
export const untold = (language: Language, edits: HandEdits = noEdits, isLed = false): ConversationState => ({
  known: unsaid(language, edits, isLed),
  state: atFirst,
  heard: null,
  moves: [],
  earlier: [],
  now: null,
  before: null,
})

/** What the guest has said, and set by hand beside it. */
export interface HeardTurns {
  turns: readonly string[]
  language: Language
  byHand: ByHand | null
  isLed: boolean
}

/** Every turn of a conversation is read again with the next one: the states of the latest are kept. */
export const talkAfter = remembering(200, (heard: HeardTurns): ConversationState => {
  const { turns, language, byHand, isLed } = heard
  const content = turns.at(-1)
  const edits = editsOf(byHand)
  if (content === undefined) return untold(language, edits, isLed)
  const before = talkAfter({ ...heard, turns: turns.slice(0, -1) })
  return turned(before, content, { turn: turns.length - 1, edits })
})

const isByHand = (table: ChatTable): boolean =>
  [table.servings, table.minutes, ...Object.values(table).flat()].some(
    (each) => typeof each === 'object' && each !== null && 'by' in each && each.by === 'hand',
  )

export function heardTurns({ messages, language, table, isLed = false }: Conversation): HeardTurns {
  const turns = turnsIn(messages, language).map(({ content }) => content)
  const byHand: ByHand | null = table && isByHand(table) ? { table, turns: turns.length, language } : null
  return { turns, language, byHand, isLed }
}

/** The conversation up to its last turn: what stands, and what that turn did. */
export const talkOf = (conversation: Conversation): ConversationState => talkAfter(heardTurns(conversation))
