import type { Language } from '#shared/constants/languages.ts'
import { matches } from '../lexicon/may-match.ts'
import { fold } from '../lexicon/text/fold.ts'
import { inEach } from '../lexicon/text/word-list.ts'
import { lackingIn } from './lacking.ts'
import { readMeanings } from './marks/read-mentions.ts'
import { spansOf } from './mentions.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('explained')

const waysOf = (...names: string[]) => names.map((list) => inEach(lists(list)))
const own = waysOf('taste', 'cost', 'gone', 'elsewhere', 'on-top')
const behind = waysOf('taste-behind', 'cost', 'gone')
const tired = waysOf('tired')
const swapped = inEach(lists('swapped'))
const elsewhere = inEach(lists('elsewhere'))
const present = inEach(wordLists('doubtful-allergies')('present'))
const mustNot = inEach(wordLists('forbidden-foods')('must-not'))

const ends =
  /[,;:.!?()\n–—]+|(?<![a-z])(?=(?:but|because|since|mais|car|parce que|pero|porque|aber|weil|denn) )/

/**
 * The clauses of a turn that say why a food is not to be in the dish, where the reason is nobody's body: it is not there,
 * another comes for it, it is not liked, too dear, eaten too often, or only somebody else leaves it out. Folded.
 */
export function explainedIn(text: string, language: Language): readonly string[] {
  const folded = fold(text)
  const all = folded.split(ends).filter((clause) => clause.trim() !== '')
  const isNamed = (clause: string) => spansOf(clause, language).length > 0
  const isSaid = (ways: typeof own, clause: string) => ways.some((each) => matches(each[language], clause))
  const forbids = (clause: string) => matches(mustNot[language], clause)
  const found = all.filter((clause, at) => {
    if (!isNamed(clause)) return false
    const next = all.slice(at + 1, at + 2).filter((each) => !isNamed(each))
    // "I can't have pasta again, we had it three nights in a row" forbids nothing.
    if (isSaid(tired, clause) || next.some((each) => isSaid(tired, each))) return true
    return !forbids(clause) && (isSaid(own, clause) || next.some((each) => isSaid(behind, each)))
  })
  const replaced = readMeanings(folded, language).mentions.flatMap(({ meaning, words }) =>
    meaning === 'from' || meaning === 'to' || meaning === 'less' ? words : [],
  )
  const lacked = lackingIn(text, language)
  return [...found, ...swapsIn(folded, language), ...replaced, forbids(lacked) ? '' : lacked].filter(Boolean)
}

/** The sentences (folded) that take one food out and put another in. */
export const swapsIn = (folded: string, language: Language): readonly string[] =>
  folded.match(/[^.!?\n]+/g)?.filter((each) => matches(swapped[language], each)) ?? []

/** A text (folded) without the clauses that tell how somebody else cooks: "my gran always made it without eggs". */
export const withoutOtherCooks = (folded: string, language: Language): string =>
  folded
    .split(ends)
    .filter((clause) => !matches(elsewhere[language], clause) || matches(present[language], clause))
    .join(',')
