import { matches } from '../lexicon/may-match.ts'
import { saysOnly } from '../answers/stated.ts'
import { asksForKnowledge, asksOfDish } from '../answers/stated.ts'
import { asksInSpite } from '../answers/unmarked.ts'
import type { Language } from '#shared/constants/languages.ts'
import { cues, politeWish } from './cues.ts'
import { fold } from '../lexicon/text/fold.ts'
import type { Clause, Meaning } from './marks/read-clauses.ts'
import { readMeanings } from './marks/read-mentions.ts'
import { spansOf } from './mentions.ts'
import { harmWords } from '../safety/hazards/wordings/wordings.ts'
import {
  allowing,
  asksByForm,
  asksOfType,
  bidding,
  goingOn,
  leadIn,
  offers,
  tellsOfTin,
} from './question-forms.ts'
import { endsWithDiet, readDiets } from './read-diets.ts'
import { reported } from './reported.ts'
import { requests } from './request-forms.ts'
import { spelledOut } from './spelled-out.ts'
import { piecesOf, tellsOfAllergy, type Piece } from './turn-pieces.ts'
import { asksWhatToCook } from './what-to-cook.ts'
import { unjoin } from '../lexicon/text/unjoin.ts'
import { alternatives, anyFree } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('parted-turn')

/** Words that ask for a change, so that what holds one is no mere context of a question. */
const changing = anyFree(lists('changing'))

/** "Cómo" asks where "como" compares; of the text as it was typed. */
const asksByAccent = new RegExp(`(?<!\\p{L})(?:${alternatives(lists('asking-by-accent'))})`, 'u')

const ordering: ReadonlySet<Clause['act']> = new Set(['refusal', 'correction'])

/** "Sin cebolla, que en casa…", "no prawns, salmon instead": without a question mark a clause that refuses or swaps a food is an order. */
const isOrder = (text: string, { clauses, mentions }: ReturnType<typeof readMeanings>): boolean =>
  !/[?¿]/.test(text) &&
  !asksByAccent.test(text.toLowerCase()) &&
  clauses.every(({ act }) => act !== 'question') &&
  clauses.some(
    ({ act, start, end }) =>
      ordering.has(act) &&
      mentions.some((each) => each.start >= start && each.end <= end && moving.has(each.meaning)),
  )

const moving: ReadonlySet<Meaning> = new Set(['to', 'from', 'refuse'])

/** A statement: something is, smells, was found. */
const stating = anyFree(lists('stating'))

/** Whether a piece only leads up to the question behind it: "The dough smells of alcohol. Has it gone off?" */
function isContext({ text, opens }: Piece): boolean {
  const folded = fold(text)
  if (matches(politeWish, folded) || matches(changing, folded)) return false
  return opens || (matches(stating, folded) && folded.trim().split(/\s+/).length > 3)
}

/** That it is told of somebody follows from where it stands: before a question of its own. */
const tellsOfPregnancy = (folded: string): boolean => matches(cues.pregnant, folded)

/** "Her boy is coeliac. Can it be without gluten?": what somebody needs is told, whatever is asked behind it. */
const tellsOfNeed = (text: string, language: Language): boolean =>
  readDiets(fold(text), []).length > 0 || tellsOfAllergy(text, language, true) || tellsOfPregnancy(fold(text))

/** "One guest is coeliac, can she eat that?": who eats is told before it is asked. A gluten-free bread is a food. */
function cutByDiet(piece: Piece, language: Language, isAsked: (text: string) => boolean): Piece[] {
  const at = piece.text.lastIndexOf(',') + 1
  const [before, behind] = [piece.text.slice(0, at), piece.text.slice(at)] as const
  const isCut = /\?\s*$/.test(behind) && behind.trim().split(/\s+/).length > 1
  const told = fold(before)
  const tells = endsWithDiet(told) || tellsOfPregnancy(told)
  if (!isCut || !tells || spansOf(told, language).length > 0) return [piece]
  if (isAsked(before)) return [piece]
  return [
    { text: before, opens: false, counts: true },
    { ...piece, text: behind },
  ]
}

const asMarked = (text: string) => `${text.replace(/[\s.!?,;:]+$/, '')}? `

/** Whether a piece of a turn asks for knowledge, and so changes nothing. */
function asks(text: string, { onTable, language }: { onTable: boolean; language: Language }): boolean {
  if (asksOfType(text, language, onTable)) return true
  const byForm = asksByForm(text, onTable, language)
  if (matches(harmWords, fold(text)) || text.trim().split(/\s+/).length < 2) return byForm
  const plain = fold(text).replace(leadIn, '').trim()
  if (!byForm && (tellsOfTin(plain) || (!/[?¿]/.test(text) && matches(allowing, plain)))) return false
  if (onTable && asksOfDish(plain)) return true
  // "No blowtorch", "I only have plain flour, is that ok": what is surely answered is asked, whatever it looks like.
  if (onTable && asksInSpite(plain, language, onTable))
    // Whose form asks without a question mark is heard as the question that it is.
    return !tellsOfAllergy(byForm ? asMarked(text) : text, language, onTable)
  return byForm
}

/** "Grandpa can't have pork, he says": who says it is at the table. */
const saidSo =
  /,? (?:(?:sagt|meint) (?:er|sie|[a-z]+)|(?:he|she|[a-z]+) (?:says|said)|(?:qu')?(?:il|elle) dit|dit-(?:il|elle)|(?:segun )?dice(?: [a-z]+)?)\W*$/

/** "It's that the recipe is American": what only explains the question before it; who eats is told otherwise. */
const explaining =
  /^\W*(?:(?:es que|porque|lo digo porque|c'est que|parce que|car|weil|denn|because|cos|it's just that) )?(?:(?:(?:the|my|this|an?) )?(?:[a-z]+ )?recipe (?:is|says)|(?:la|mi|una) receta (?:[a-z]+ )?(?:es|dice|pone|pide)|(?:la|ma|une) recette (?:[a-z]+ )?(?:est|dit)|(?:das|mein|ein) (?:[a-z]+ )?rezept (?:ist|sagt)|i[nm] (?:[a-z]+ )?rezept steht)(?![a-z])/

const quoted = /^\s*["«“„].*["»”“]\W*$/u

/**
 * A turn parted into what it asks and what it wishes. What is only told of others, remembered or quoted beside a dish,
 * and what leads up to a question, is neither. `whole` is all of it, with the
 * questions marked as such.
 */
export function partedTurn(
  text: string,
  onTable: boolean,
  language: Language,
): { told: string; asked: readonly string[]; whole: string } {
  const pieces = piecesOf(text, onTable, language).flatMap((each) =>
    cutByDiet(each, language, (before) => asks(before, { onTable, language })),
  )
  const meant = pieces.map(({ text: piece }) => readMeanings(unjoin(spelledOut(fold(piece))), language))
  const read = meant.map(({ clauses }) => clauses)
  // Before there is a dish, what nobody marks as a question is no question where it tells of an allergy.
  const isToldFirst = (piece: string) =>
    !onTable && !/[?¿]/.test(piece) && tellsOfAllergy(piece, language, onTable)
  // "Il me reste des courgettes, qu'est-ce que je peux faire ?": what there is shall be cooked, unless something is to be known of it.
  const isOfLarder = ({ text: piece }: Piece, at: number) => {
    const { clauses = [], mentions = [] } = meant[at] ?? {}
    const [first] = clauses
    const had = mentions.filter(({ meaning }) => meaning === 'have').length
    return (
      !onTable &&
      first?.act === 'request' &&
      (had > 1 || (had > 0 && clauses.every(({ act }) => act === 'request'))) &&
      (clauses.length === 1 || mentions.every(({ end }) => end <= first.end)) &&
      !asksForKnowledge(piece, true)
    )
  }
  // "Was koch ich mit Hack und Kohl?": a dish of these is the answer, whatever is known of one of them.
  const isForPot = ({ text: piece }: Piece, at: number) => {
    const foods = meant.slice(0, at + 1).flatMap(({ mentions }) => mentions)
    const named = new Set(foods.flatMap(({ ingredientId }) => ingredientId ?? []))
    const isThere = foods.some(({ meaning }) => meaning === 'have')
    return !onTable && asksWhatToCook(piece) && (named.size > 1 || (named.size > 0 && isThere))
  }
  // "Chicken in the oven with tomatoes, no garlic" wishes for something and asks nothing, also as the first thing said.
  const isWish = (piece: Piece, at: number) =>
    !/[?¿]/.test(piece.text) &&
    meant[at]?.mentions.some(({ meaning }) => meaning === 'want') === true &&
    !asksForKnowledge(piece.text, true)
  const isOrdering = (piece: Piece, at: number) =>
    meant[at] !== undefined && isOrder(piece.text, meant[at]) && (onTable || isWish(piece, at))
  const asking = pieces.map(
    (each, at) =>
      each.counts !== true &&
      !isToldFirst(each.text) &&
      !isOfLarder(each, at) &&
      !isForPot(each, at) &&
      !isOrdering(each, at) &&
      (asks(each.text, { onTable, language }) ||
        (onTable &&
          /\?/.test(each.text) &&
          !matches(requests, fold(each.text).replace(leadIn, '').trim()) &&
          (read[at] ?? []).every(({ act }) => act === 'question'))),
  )
  // "… and reheating? Just in the microwave?": what is too short to ask by itself goes on with the question before it.
  pieces.forEach(({ text: each }, at) => {
    const isShort = /\?\s*$/.test(each) && each.trim().split(/\s+/).length <= 3
    if (onTable && asking[at - 1] === true && isShort && !matches(offers, fold(each).trim()))
      asking[at] = true
    if (!onTable && asking[at - 1] === true && matches(goingOn, fold(each))) asking[at] = true
  })
  // "Dried beans, how long do they soak?": the subject stands before its question.
  const [subject, rest, ...more] = pieces
  if (!onTable && subject?.opens && rest && more.length === 0 && asking[1] === true && !asking[0])
    if (/^[^\d.!]{3,30},\s*$/.test(subject.text) && asksForKnowledge(text, true))
      return { told: '', asked: [text], whole: text }
  /** Told of others, remembered or quoted. */
  const isTale = (piece: Piece, at: number) =>
    quoted.test(piece.text) ||
    (!matches(bidding, fold(piece.text)) &&
      (read[at] ?? []).every(({ act, reported: isReport }) => isReport && act === 'talk')) ||
    (matches(reported, fold(piece.text).replace(saidSo, '')) &&
      !matches(politeWish, fold(piece.text)) &&
      !matches(bidding, fold(piece.text)))
  const isAside = (piece: Piece, at: number) =>
    piece.counts !== true &&
    ((asking[at - 1] === true &&
      !tellsOfAllergy(piece.text, language, onTable) &&
      (matches(explaining, fold(piece.text)) ||
        (onTable && saysOnly(piece.text) && !/\d/.test(piece.text)))) ||
      (onTable &&
        ((asking[at + 1] === true && isContext(piece) && !tellsOfNeed(piece.text, language)) ||
          (!isOrdering(piece, at) && isTale(piece, at)))))
  const told = pieces.filter((piece, at) => asking[at] !== true && !isAside(piece, at))
  return {
    told:
      told.length === pieces.length
        ? text
        : told
            .map((each) => each.text)
            .join(' ')
            .trim(),
    asked: pieces.filter((_, at) => asking[at]).map((each) => each.text),
    whole: asking.includes(true)
      ? pieces
          // Only what looks like a question counts as one there: an allergy is often told beside it.
          .map((each, at) => (asking[at] && asksByForm(each.text, onTable) ? asMarked(each.text) : each.text))
          .join('')
      : text,
  }
}
