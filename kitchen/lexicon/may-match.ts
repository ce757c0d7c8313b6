import { prepared } from './prepared.ts'
import { anything, edge, partsOf, type Part } from './expression-parts.ts'

/**
 * A piece of text that every match contains, behind two signs: the place where its first three letters are marked (0 when
 * it has fewer), and a figure that says where no letter may touch it: 1 on the left, 2 on the right, 3 on both sides. There
 * are tens of thousands, so they are no objects.
 */
type Piece = string
/** One of a list, or every one of another. */
type Need = Piece | readonly Need[] | { every: readonly Need[] } | null

const isLetter = (code: number) => code >= 97 && code <= 122
const isOfWord = (code: number) => isLetter(code) || (code >= 48 && code <= 57)

const keyAt = (text: string, at: number) =>
  ((text.charCodeAt(at) & 31) << 10) | ((text.charCodeAt(at + 1) & 31) << 5) | (text.charCodeAt(at + 2) & 31)

function pieceOf(text: string, left: boolean, right: boolean): Need {
  if (text.trim() === '') return null
  const opens = left && isOfWord(text.charCodeAt(0))
  const closes = right && isOfWord(text.charCodeAt(text.length - 1))
  const key = text.length < 3 ? 0 : keyAt(text, 0)
  return `${String.fromCharCode(key)}${(opens ? 1 : 0) + (closes ? 2 : 0)}${text}`
}

/** A text of so many letters is hardly ever part of another word, so its ends need not be looked at. */
const rareLength = 6

/** Whether no letter can stand at the near end of the part at a place, looking on from there; `outside` beyond the last. */
function isFree(parts: readonly Part[], at: number, step: 1 | -1, outside: () => boolean): boolean {
  const part = parts[at]
  if (part === undefined) return outside()
  if (part === edge) return true
  if (part === anything) return false
  if (typeof part === 'string') return !isLetter(part.charCodeAt(step === 1 ? 0 : part.length - 1))
  const beyond = () => isFree(parts, at + step, step, outside)
  if ('optional' in part) return isFree([part.optional], 0, step, beyond) && beyond()
  return part.ways.every((way) => isFree(way, step === 1 ? 0 : way.length - 1, step, beyond))
}

function needOf(parts: readonly Part[], left: boolean, right: boolean): Need {
  const every: Need[] = []
  for (const [at, part] of parts.entries()) {
    if (part === edge || part === anything || (typeof part !== 'string' && 'optional' in part)) continue
    const isRare = typeof part === 'string' && part.length >= rareLength
    const opens = !isRare && isFree(parts, at - 1, -1, () => left)
    const closes = !isRare && isFree(parts, at + 1, 1, () => right)
    const need =
      typeof part === 'string' ? pieceOf(part, opens, closes) : needOfWays(part.ways, opens, closes)
    if (need !== null) every.push(need)
  }
  return every.length < 2 ? (every[0] ?? null) : { every }
}

function needOfWays(ways: readonly (readonly Part[])[], left: boolean, right: boolean): Need {
  const some: Need[] = []
  for (const way of ways) {
    const need = needOf(way, left, right)
    if (need === null) return null
    some.push(need)
  }
  return some.length === 1 ? (some[0] ?? null) : some
}

/** The three letters in a row that the text looked at last has; a collision costs a search, never a match. */
const marked = new Uint8Array(1 << 15)
let markedText = ''

function mark(text: string): void {
  if (text === markedText) return
  marked.fill(0)
  // The place of what has fewer letters.
  marked[0] = 1
  for (let at = 0; at + 2 < text.length; at += 1) marked[keyAt(text, at)] = 1
  markedText = text
}

/** `text.includes(piece)`, quicker where many pieces are looked for in one text. */
export function contains(text: string, piece: string): boolean {
  const from = piece.startsWith(' ') ? 1 : 0
  if (piece.length >= from + 3) {
    mark(text)
    if (marked[keyAt(piece, from)] === 0) return false
  }
  return text.includes(piece)
}

const isList = (need: object): need is readonly Need[] => Array.isArray(need)

function holds(need: Need, text: string): boolean {
  if (need === null) return true
  if (typeof need === 'string') return holdsPiece(need, text)
  if (!isList(need)) return need.every.every((each) => holds(each, text))
  // Most turns run through thousands of these, so that a call for each piece would cost more than the look.
  for (const each of need)
    if ((typeof each !== 'string' || marked[each.charCodeAt(0)] === 1) && holds(each, text)) return true
  return false
}

function holdsPiece(piece: Piece, text: string): boolean {
  if (marked[piece.charCodeAt(0)] === 0) return false
  const sides = piece.charCodeAt(1) - 48
  const own = piece.slice(2)
  for (let at = text.indexOf(own); at >= 0; at = text.indexOf(own, at + 1)) {
    const after = at + own.length
    const opens = (sides & 1) === 0 || at === 0 || !isLetter(text.charCodeAt(at - 1))
    if (opens && (sides < 2 || after === text.length || !isLetter(text.charCodeAt(after)))) return true
  }
  return false
}

/** By the source of the expression; those that most turns ask for are prepared. */
const known: Record<string, Need> = prepared('needs', () => ({}))
const needs = new WeakMap<RegExp, Need>()

function knownNeed(source: string): Need {
  const need = known[source]
  return need === undefined ? (known[source] = needOf(partsOf(source), false, false)) : need
}

/**
 * False only when an expression cannot match a text, because no text that it requires occurs in it. V8 compiles an
 * expression when it first runs, which takes a millisecond per thousand letters: a list of words in four languages that
 * no turn mentions need never be compiled.
 */
export function mayMatch(expression: RegExp, text: string): boolean {
  let need = needs.get(expression)
  if (need === undefined) {
    need = /[iuv]/.test(expression.flags) ? null : knownNeed(expression.source)
    needs.set(expression, need)
  }
  if (need === null) return true
  mark(text)
  return holds(need, text)
}

/** Whether an expression matches a text. */
export const matches = (expression: RegExp, text: string): boolean =>
  mayMatch(expression, text) && expression.test(text)

/** Every match of a global expression in a text. */
export const matchesOf = (expression: RegExp, text: string): readonly RegExpExecArray[] =>
  mayMatch(expression, text) ? [...text.matchAll(expression)] : []

/** A text without what an expression matches; `instead` may hold "$1" for what its first group matched. */
export const replaced = (text: string, expression: RegExp, instead: string): string =>
  mayMatch(expression, text) ? text.replace(expression, instead) : text
