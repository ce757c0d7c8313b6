import { isCommonWord } from '../lexicon/common-words.ts'
import { findIngredients } from '../lexicon/find.ts'
import { own } from './headcount-words.ts'
import { matches } from '../lexicon/may-match.ts'
import { anyFree } from '../lexicon/text/word-list.ts'
import { addedAlone, chainsIn, isJoin, tokensOf } from './people.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('party-changes')
const stays = anyFree(lists('stays'))
const comes = anyFree(lists('comes'))
const besides = anyFree(lists('besides'))
const everyBesides = new RegExp(besides, 'g')
const yes = anyFree(lists('yes'))
/** "The veggie": somebody by what they are. */
const byKind = new RegExp(`(?<![a-z])(?:${own}) ([a-z]+) ?$`)
const isSomebody = (subject: string): boolean => {
  const [, word = ''] = byKind.exec(subject) ?? []
  return word !== '' && findIngredients(word, 'any').length === 0
}

/** Where another clause begins; names that an "and" joins are one subject. */
const between = new RegExp(`[.,;:!?()]+|${anyFree(lists('between')).source}`)

/** A word for nobody in particular that can only be somebody's name: "Tom", "the veggie". */
const isName = (word: string) =>
  /^[a-z]{3,}(?:-[a-z]+)*$/.test(word) && !isCommonWord(word) && findIngredients(word, 'any').length === 0

/** In-laws are kin, and no law. */
const inLaws = /(?<=[a-z])[- ]in[- ]laws?(?![a-z])/g

/** "On second thoughts they": who is only pointed at is nobody by a name. */
const pointedAt =
  /(?<![a-z])(?:they|he|she|we|i|ils|elles|il|elle|on|nous|je|ellos|ellas|ella|sie|er|wir|ich)(?:'(?:s|re|ll|d|m|ve))? *$/

/** "With his girlfriend": who comes along. */
const along = /^\W*(?:(?:[a-z]+ ){0,2}(?:with|avec|con|mit|bringing)|and brings|samt|nebst)(?![a-z])/

/** "And she's pregnant": what is said of somebody beside their coming. */
const saidOfThem =
  /(?<![a-z])(?:(?:and|et|y|und|but|mais|pero|aber) (?:she|he|they|it|i|we|elle|il|ils|elles|on|je|nous|ella|el|ellos|es|esta|yo|sie|er|ich|wir|ist|est|is)(?![a-z])|who|whom|which|qui|quien|que|wer).*$/

/** How many somebody's words name: kin and numbers, or names joined by "and". "My sister Anna" is one. */
function headsIn(words: string): number {
  const tokens = tokensOf(words.replace(everyBesides, ' ').replace(inLaws, ''))
  const chains = chainsIn(tokens).filter(({ terms }) =>
    terms.every(({ kind }) => kind !== 'us' && kind !== 'self'),
  )
  const isTaken = (at: number) => chains.some(({ start, end }) => at >= start && at < end)
  const isOfName = (at: number) => !isTaken(at) && !isJoin.test(tokens[at] ?? '') && isName(tokens[at] ?? '')
  const names = tokens.filter((_word, at) => isOfName(at) && !isTaken(at - 1) && !isOfName(at - 1))
  return chains.reduce((all, { heads }) => all + heads, names.length)
}

interface Change {
  sign: 1 | -1
  heads: number
  isBeside: boolean
  /** Where the verb ends; behind it something else may be told. */
  end: number
}

/** What one clause says: who is named before the verb, or behind it where nobody stands before. */
function changeIn(clause: string, last: Change | null): Change | null {
  const away = stays.exec(clause)
  const verb = away ?? comes.exec(clause)
  if (!verb) {
    // "Thomas ne vient plus, mais ses deux filles oui."
    const isAnswer = last !== null && matches(yes, clause) && clause.trim().split(/\s+/).length <= 5
    const heads = isAnswer ? headsIn(clause.replace(yes, ' ')) : 0
    return heads > 0 && last ? { sign: last.sign === 1 ? -1 : 1, heads, isBeside: true, end: 0 } : null
  }
  const subject = clause.slice(0, verb.index)
  const rest = clause.slice(verb.index + verb[0].length).replace(saidOfThem, '')
  const before = matches(pointedAt, subject) ? 0 : headsIn(subject)
  // Behind the verb stands who comes, where nobody stands before it, and who comes along.
  const behind = (before === 0 && !matches(pointedAt, subject)) || along.test(rest) ? headsIn(rest) : 0
  // "Reto comes with his girlfriend": both come; "Tom can't come with his car" loses one.
  const heads = away ? before || behind || Number(isSomebody(subject)) : before + behind
  const end = verb.index + verb[0].length
  return heads > 0 ? { sign: away ? -1 : 1, heads, isBeside: matches(besides, clause), end } : null
}

interface PartyClause extends Change {
  start: number
}

/** The clauses of a text that tell who comes and who stays away. */
function partyIn(text: string): PartyClause[] {
  const found: PartyClause[] = []
  let at = 0
  for (const clause of text.split(between)) {
    const start = text.indexOf(clause, at)
    at = start + clause.length
    const change = changeIn(clause, found.at(-1) ?? null)
    if (change) found.push({ ...change, start, end: start + change.end })
  }
  return found
}

const whoLeaves = (text: string) => partyIn(text).filter(({ sign }) => sign < 0)

/** A text, as long as before, without those who stay away: nobody of them is a food or brings a diet. */
export const withoutLeaving = (text: string): string =>
  whoLeaves(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )

/** What is said of who stays away: "the veggie has cancelled". */
export const leavingIn = (text: string): string =>
  whoLeaves(text)
    .map(({ start, end }) => text.slice(start, end))
    .join('. ')

/**
 * Who joins those counted before or stays away, by name: "my sister is coming too, with her two kids". Who is only said to come
 * may be one of those counted: somebody has to stay away in the same turn, or to come too.
 */
export function changedParty(text: string, before: number): number | null {
  const changes = partyIn(text)
  const isMoved = changes.some(({ sign, isBeside }) => sign < 0 || isBeside)
  const sum = changes.reduce((all, { sign, heads }) => all + sign * heads, 0)
  if (isMoved && before + sum > 0) return sum === 0 ? null : before + sum
  const joined = addedAlone(text)
  return joined === null ? null : before + joined
}
