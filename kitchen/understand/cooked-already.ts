import { matches } from '../lexicon/may-match.ts'
import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('cooked-already')

const ahead = anyOf(lists('ahead'))
const behind = anyOf(lists('behind'))
/** What was done to it, or is to be done: it tells of food that is there only where something says that it is there. */
const doneAhead = anyOf(lists('done-ahead'))
const doneBehind = anyOf(lists('done-behind'))
const there = anyOf(lists('there'))

const staleAhead = anyOf(lists('stale-ahead'))
const staleBehind = anyOf(lists('stale-behind'))
const staleAtEnd = new RegExp(`${staleAhead.source} ?$`)
const staleAtStart = new RegExp(`^ ?,? ?${staleBehind.source}`)

/** Whether what is named here is there and no longer fresh: "stale bread", "6 Semmeln von vorgestern". */
export const isStale = (folded: string, { start, end }: { start: number; end: number }): boolean =>
  staleAtEnd.test(folded.slice(Math.max(0, start - 40), start)) ||
  staleAtStart.test(folded.slice(end, end + 40))

const atEnd = new RegExp(`${ahead.source} ?$`)
const atStart = new RegExp(`^ ?,? ?${behind.source}`)
const doneAtEnd = new RegExp(`${doneAhead.source} ?$`)
const doneAtStart = new RegExp(`^ ?,? ?${doneBehind.source}`)

const tinAhead = anyOf(lists('tin-ahead'))
const tinBehind = anyOf(lists('tin-behind'))
const tinAtEnd = new RegExp(`${tinAhead.source}[ -]?$`)
const tinAtStart = new RegExp(`^ ?,? ?${tinBehind.source}`)

/** Whether pulses that are named here come soft from a tin or a jar: "tinned lentils", "Linsen aus der Dose". */
export const isFromTin = (folded: string, { start, end }: { start: number; end: number }): boolean =>
  matches(tinAtEnd, folded.slice(Math.max(0, start - 40), start)) ||
  matches(tinAtStart, folded.slice(end, end + 40))

/** "Leftovers of the stew: chickpeas, some beef and cabbage" opens a list of what was cooked, to the end of the sentence. */
const listOfLeftovers =
  /(?<![a-z])(?:left[- ]?overs?|restes?|sobras?|restos|reste?) [^.!?;:(]{0,40}[:(][^.!?;)]*$/

/** Whether what is named here was cooked before, so that it is only warmed: "leftover chicken", "du riz déjà cuit". */
export const isCookedAlready = (folded: string, { start, end }: { start: number; end: number }): boolean =>
  matches(atEnd, folded.slice(Math.max(0, start - 40), start)) ||
  matches(atStart, folded.slice(end, end + 40)) ||
  ((matches(doneAtEnd, folded.slice(Math.max(0, start - 40), start)) ||
    matches(doneAtStart, folded.slice(end, end + 40))) &&
    matches(there, folded.slice(Math.max(0, start - 80), end + 40))) ||
  matches(listOfLeftovers, folded.slice(Math.max(0, start - 120), start))
