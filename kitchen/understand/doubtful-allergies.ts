import type { Allergen } from '#shared/words/allergens.ts'
import type { Language } from '#shared/constants/languages.ts'
import { matches } from '../lexicon/may-match.ts'
import { fold } from '../lexicon/text/fold.ts'
import { allergensOfSpan, carriersSaid } from './carriers-said.ts'
import { spansOf } from './mentions.ts'
import { inEach } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'
import type { Doubt, Wishes } from '../safety/wishes/wishes.ts'

const lists = wordLists('doubtful-allergies')
const absent = inEach(lists('absent'))
const present = inEach(lists('present'))
const outgrown = inEach(lists('outgrown'))
const others = inEach(lists('others'))
const notTo = inEach(lists('not-to'))
const joins = inEach(lists('joins'))
const samePerson = inEach(lists('same-person'))

/** A turn without what it tells of allergies that are of nobody who eats, and those that may be. */
export interface AllergiesApart {
  content: string
  doubtful: readonly Allergen[]
}

const ofAllergy = /allerg|alerg|intoleran|unvertraglich/
const isOfAllergy = (folded: string) => ofAllergy.test(folded)

/** Every letter at its place, which folding does not keep: œ becomes two. */
const withoutAccents = (text: string) =>
  text.normalize('NFC').replace(/\p{L}/gu, (letter) => letter.normalize('NFD').charAt(0).toLowerCase())

/** "Allergic to milk but not to eggs": the sentence without what may be eaten. */
function withoutAllowed(sentence: string, language: Language): string {
  const plain = withoutAccents(sentence)
  const found = notTo[language].exec(plain)
  if (!found || !isOfAllergy(fold(plain.slice(0, found.index)))) return sentence
  const from = found.index
  const behind = plain.slice(from + found[0].length)
  const end = /[,.;:!?]| (?:and|but|so|et|mais|donc|y|pero|und|aber) /.exec(behind)?.index ?? behind.length
  // It names a food, and nothing else.
  if (spansOf(fold(behind.slice(0, end)), language).length === 0) return sentence
  return sentence.slice(0, from) + sentence.slice(from + found[0].length + end)
}

/** The allergens of the foods that are named, where each of them is one. */
function allergensOf(folded: string, language: Language): readonly Allergen[] | null {
  const foods = spansOf(folded, language)
  const named = [...foods, ...carriersSaid(folded, language, foods)].map(allergensOfSpan)
  return named.length > 0 && named.every((each) => each.length > 0) ? [...new Set(named.flat())] : null
}

const clauses = /[^,:()–—]+[,:()–—]*\s*/g

/**
 * "My brother is allergic to eggs, but he is not coming": every allergy of the sentence is told of who stays away. Of "Tom
 * is not coming, and I am allergic to eggs" it is not.
 */
function isOfAbsent(folded: string, language: Language): boolean {
  const pieces = folded
    .split(/[,:;()–—]/)
    .flatMap((each) => each.split(joins[language]))
    .map((each) => each.trim())
  const goesOn = (piece = '') => samePerson[language].exec(piece)?.index === 0
  const gone = pieces.flatMap((piece, at) => (matches(absent[language], piece) ? [at] : []))
  return pieces.every(
    (piece, at) =>
      !isOfAllergy(piece) || gone.some((other) => other === at || goesOn(pieces[Math.max(at, other)])),
  )
}

/** A sentence whose allergy is of nobody at the table, or perhaps of nobody. */
function sentenceApart(sentence: string, language: Language): AllergiesApart {
  const whole = { content: sentence, doubtful: [] }
  const folded = fold(sentence)
  if (/\?\s*$/.test(sentence) || !isOfAllergy(folded)) return whole
  const isOut = matches(absent[language], folded) && isOfAbsent(folded, language)
  const isPast = matches(outgrown[language], folded)
  const isOther = matches(others[language], folded) && !matches(present[language], folded)
  if (!isOut && !isPast && !isOther) return whole
  const parts = sentence.match(clauses) ?? [sentence]
  const marks = isOut ? absent : isPast ? outgrown : others
  const isTold = (part: string) => isOfAllergy(fold(part)) || matches(marks[language], fold(part))
  const first = parts.findIndex(isTold)
  const last = parts.findLastIndex(isTold)
  // "Pancakes, my neighbour is allergic to eggs": the dish beside it is no food of the allergy.
  const told = fold(parts.slice(first, last + 1).join(''))
  const doubtful = allergensOf(told, language) ?? allergensOf(folded, language)
  if (doubtful === null && !isOut) return whole
  const rest = parts.filter((_, at) => at < first || at > last)
  return { content: rest.join(''), doubtful: isOut ? [] : (doubtful ?? []) }
}

const sentences = /[^.!?;\n]+[.!?;\n]*\s*/g

/** What a turn (as it was written) says of allergies that nobody at the table has, taken out of it. */
export function allergiesApart(text: string, language: Language): AllergiesApart {
  if (!isOfAllergy(fold(text))) return { content: text, doubtful: [] }
  const read = (text.match(sentences) ?? [text]).map((each) =>
    sentenceApart(withoutAllowed(each, language), language),
  )
  return {
    content: read.map(({ content }) => content).join(''),
    doubtful: [...new Set(read.flatMap(({ doubtful }) => doubtful))],
  }
}

/** The wishes with new doubts; what is known for sure is none. While no dish stands, the next one heeds them. */
export function withDoubts(wishes: Wishes, doubtful: readonly Allergen[], suspected = false): Wishes {
  const heeded = wishes.settled === null
  // What was told of in words of allergy is no mere suspicion any more.
  const known = suspected ? wishes.doubts : wishes.doubts.filter((each) => !isOnlySuspected(each, doubtful))
  const fresh = doubtful
    .filter((allergen) => known.every((each) => each.allergen !== allergen))
    .map((allergen): Doubt => ({ allergen, heeded, ...(suspected && { suspected }) }))
  const doubts = [...known, ...fresh].filter(({ allergen }) => !wishes.allergens.includes(allergen))
  return doubts.length === wishes.doubts.length && fresh.length === 0 ? wishes : { ...wishes, doubts }
}

const isOnlySuspected = ({ allergen, suspected }: Doubt, told: readonly Allergen[]): boolean =>
  suspected === true && told.includes(allergen)

/** Another dish is chosen: it does without what is in doubt. */
export const heedingDoubts = (wishes: Wishes): Wishes =>
  wishes.doubts.every(({ heeded }) => heeded)
    ? wishes
    : { ...wishes, doubts: wishes.doubts.map((each) => ({ ...each, heeded: true })) }
