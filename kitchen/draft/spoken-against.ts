import type { Language } from '#shared/constants/languages.ts'
import { matchesOf } from '../lexicon/may-match.ts'
import { anyOf } from '../lexicon/text/word-list.ts'
import { allergyWords } from '../understand/allergy-marks.ts'
import { itemsOf, type Item, type TextRange } from '../understand/marks/items.ts'
import { readClauses } from '../understand/marks/read-clauses.ts'
import { notProposed } from './not-proposed.ts'
import { refusing } from '../understand/marks/read-mentions.ts'
import { wordLists } from '../understand/word-list.ts'

const lists = wordLists('chefs-prose')
const mayContain = anyOf(lists('may-contain'), 'g')
const forOthers = anyOf(lists('for-others'), 'g')
const asksWhether = anyOf(lists('asks-whether'), 'g')
const label = anyOf(lists('label'), 'g')
const allBut = anyOf(lists('all-but'), 'g')

interface SpokenAgainst {
  /** Foods that are refused, replaced, warned of, asked about, or left to others. */
  refused: TextRange[]
  /** Sentences that send the reader to the label: what only some makes contain is said there. */
  labelled: TextRange[]
}

/** What stands right before a name, or behind it, when the name is refused, replaced or blamed for an allergy. */
const before: ReadonlySet<Item['kind']> = new Set([
  'refuse',
  'refused',
  'shun',
  'allergy',
  'allergic',
  'swap',
  'instead',
])
const behind: ReadonlySet<Item['kind']> = new Set(['refused', 'allergic', 'allergy', 'swap', 'by'])
const between: ReadonlySet<Item['kind']> = new Set(['small', 'and', 'comma', 'place', 'query'])
const clauseEnds: ReadonlySet<Item['kind']> = new Set(['comma', 'stop', 'but'])

/** What a chef's text (folded) says of places without recommending them. */
export function spokenAgainst(
  folded: string,
  language: Language,
  places: readonly TextRange[],
): SpokenAgainst {
  const items = itemsOf(folded, language, places)
  const found = (pattern: RegExp): TextRange[] =>
    matchesOf(pattern, folded).map(({ index: start, 0: { length } }) => ({ start, end: start + length }))
  const phrases = { warned: found(mayContain), asked: found(asksWhether), except: found(allBut) }
  const { meanings } = readClauses(folded, language, places)
  const unproposed = notProposed(folded, language, places)
  const refused = places.filter((each, place) => {
    if (unproposed.includes(each)) return true
    const at = items.findIndex((item) => item.place === place)
    return isRefused(items, at, phrases, refusing.has(meanings[place] ?? 'unsure'))
  })
  // "Erdnussallergie" is one word.
  return {
    refused: [...refused, ...found(allergyWords), ...found(forOthers).map((each) => clauseOf(items, each))],
    labelled: found(label).map((each) => sentenceOf(items, each)),
  }
}

interface Phrases {
  warned: readonly TextRange[]
  asked: readonly TextRange[]
  except: readonly TextRange[]
}

/**
 * The reader of requests must think so, and what makes it think so must stand at the name itself, over other names at most:
 * "take the pan off the heat and stir in the butter" takes no butter away.
 */
function isRefused(items: readonly Item[], at: number, phrases: Phrases, isMeant: boolean): boolean {
  const item = items[at] as Item
  // "Your peanut allergy": what it is of stands before it, and what the reader looks for behind.
  if (items[at + 1]?.kind === 'allergy' || items[at + 1]?.kind === 'allergic') return true
  const leftAt = leftOf(items, at)
  const left = items[leftAt]
  const isAt = (ranges: readonly TextRange[], { start, end }: Item) =>
    ranges.some((range) => range.start < end && start < range.end)
  const isAsked = items.slice(at).find(({ kind }) => kind === 'stop')?.text === '?'
  const next = items.slice(at + 1).find(({ kind }) => kind !== 'small')
  // "Pesto often contains cashews" warns of both.
  const isBlamed = next !== undefined && isAt(phrases.warned, next) && opensClause(items, at)
  if (isBlamed || isAt(phrases.warned, item) || (left && isAt(phrases.warned, left))) return true
  if (isAsked) return left !== undefined && isAt(phrases.asked, left)
  if (!isMeant || (left && isAt(phrases.except, left))) return false
  // "Die Erdnüsse habe ich weggelassen"
  const right = items.slice(at + 1).find(({ kind }) => !between.has(kind) && kind !== 'have')
  if (right && behind.has(right.kind)) return true
  return left !== undefined && before.has(left.kind) && !isDenied(items, leftAt)
}

/** What stands before a name, over other names where these are a list: "no butter or cream", but not "no rice, couscous". */
function leftOf(items: readonly Item[], at: number): number {
  const left = items.findLastIndex(({ kind }, index) => index < at && !between.has(kind))
  const passed = items.slice(left + 1, at)
  const last = items.findIndex(({ kind }, index) => index > at && !between.has(kind))
  const ahead = items.slice(at + 1, last < 0 ? undefined : last)
  const isList = [...passed, ...ahead].some(({ kind }) => kind === 'and')
  const isOther = passed.some(({ kind }) => kind === 'place') && passed.some(({ kind }) => kind === 'comma')
  return isOther && !isList ? -1 : left
}

/** "Never skip the butter" and "never serve it without butter" refuse nothing. */
function isDenied(items: readonly Item[], at: number): boolean {
  const former = items
    .slice(0, at)
    .findLast(({ kind }) => kind === 'refuse' || kind === 'place' || kind === 'and' || clauseEnds.has(kind))
  return former?.kind === 'refuse'
}

/** Whether a name is the first of its clause, behind a conjunction at most. */
function opensClause(items: readonly Item[], at: number): boolean {
  const start = items.slice(0, at).findLastIndex(({ kind }) => clauseEnds.has(kind))
  return items
    .slice(start + 1, at)
    .every(({ kind }) => kind === 'small' || kind === 'with' || kind === 'word')
}

/** From a phrase to the end of what it speaks of. */
function clauseOf(items: readonly Item[], { start, end }: TextRange): TextRange {
  const next = items.findIndex((item) => item.start >= end)
  const first = items[next]?.kind === 'comma' ? next + 1 : next
  const last = items.slice(Math.max(first, 0)).find(({ kind }) => clauseEnds.has(kind))
  return { start, end: last?.start ?? items.at(-1)?.end ?? end }
}

function sentenceOf(items: readonly Item[], { start, end }: TextRange): TextRange {
  const isStop = ({ kind }: Item) => kind === 'stop'
  return {
    start: items.findLast((item) => item.end <= start && isStop(item))?.end ?? 0,
    end: items.find((item) => item.start >= end && isStop(item))?.start ?? items.at(-1)?.end ?? end,
  }
}
