import { anyOf, anyFree } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('frozen')

const ahead = anyOf(lists('ahead'))
const behind = anyOf(lists('behind'))
const atEnd = new RegExp(`${ahead.source}[ -]?$`)
const atStart = new RegExp(`^ ?\\(?${behind.source}`)

const boneAhead = /(?<![a-z])(?:bone[- ]in|nicht entbeinte[nrs]?)(?: [a-z]+)? ?$/
const boneBehind = anyOf(lists('bone-behind'))
const boneAtStart = new RegExp(`^ ?,? ?\\(?${boneBehind.source}`)

const inName = anyFree(lists('in-name'))

/** Whether what is named here comes out of the freezer: "frozen peas", "TK-Spinat", "merluza congelada". */
export const isFrozen = (folded: string, { start, end }: { start: number; end: number }): boolean =>
  inName.test(folded.slice(start, end)) ||
  atEnd.test(folded.slice(Math.max(0, start - 30), start)) ||
  atStart.test(folded.slice(end, end + 40))

/** Whether meat that is named here has its bone: "bone-in chicken thighs", "muslos con hueso". */
export const isOnTheBone = (folded: string, { start, end }: { start: number; end: number }): boolean =>
  boneAhead.test(folded.slice(Math.max(0, start - 30), start)) ||
  boneAtStart.test(folded.slice(end, end + 40))
