import type { Language } from '#shared/constants/languages.ts'
import { longestMark, marksOf, type MarkKind } from './mark-file.ts'
import { tokensIn } from './words.ts'

/** Where something to eat is named; names that overlap are one. */
export interface TextRange {
  start: number
  end: number
  /** No food but how it tastes: hot, sweet. */
  quality?: boolean
  /** The name of a dish, which may name its food as well. */
  isDish?: boolean
}

export interface Item {
  kind: MarkKind | 'place' | 'word' | 'comma' | 'stop'
  text: string
  start: number
  end: number
  /** Which of the places, where it is one. */
  place: number
}

const punctuation = (text: string, next: string | undefined): 'comma' | 'stop' | null => {
  if (/^[!?;]$/.test(text)) return 'stop'
  if (text === '.') return next === undefined || /\s/.test(next) ? 'stop' : null
  return /^[,:()–—\-/"«»“”„*=]$/.test(text) ? 'comma' : null
}

/** Words, marks, foods and signs in the order in which they stand; the longest mark wins. */
export function itemsOf(text: string, language: Language, places: readonly TextRange[]): Item[] {
  const root = marksOf(language)
  let passed = 0
  const words = tokensIn(text).filter(({ start, end }) => {
    while ((places[passed]?.end ?? Infinity) <= start) passed += 1
    const place = places[passed]
    return !place || start < place.start || end > place.end
  })
  const all = [
    ...words.map((word) => ({ ...word, place: -1 })),
    ...places.map(({ start, end }, place) => ({ text: text.slice(start, end), start, end, place })),
  ].toSorted((a, b) => a.start - b.start)
  const plain = all.map((each) => (each.place >= 0 || /^[^a-z0-9&]$/.test(each.text) ? null : each.text))
  const items: Item[] = []
  for (let at = 0; at < all.length;) {
    const token = all[at]
    if (!token) break
    const mark = plain[at] === null ? null : longestMark(root, plain, at)
    const last = all[(mark?.end ?? at + 1) - 1] ?? token
    const sign = plain[at] === null && token.place < 0 ? punctuation(token.text, text[token.end]) : null
    items.push({
      kind: token.place >= 0 ? 'place' : (mark?.kind ?? sign ?? 'word'),
      text: text.slice(token.start, last.end),
      start: token.start,
      end: last.end,
      place: token.place,
    })
    at = mark?.end ?? at + 1
  }
  return items.map((item, at) => (isAnswer(items, at, places) ? { ...item, kind: 'rather' } : item))
}

const answersNo = /^(?:no|non|nein|nee|nope|nah|nan)(?: (?:no|non|nein|wait))*$/

/** "No, with tuna": a no that answers what was proposed, and refuses nothing by itself. */
function isAnswer(items: readonly Item[], at: number, places: readonly TextRange[]): boolean {
  const before = items[at - 1]
  const next = items[at + 1]
  const behind = items[at + 2]
  return (
    answersNo.test(items[at]?.text ?? '') &&
    (before === undefined || before.kind === 'stop' || before.kind === 'lead') &&
    next?.kind === 'comma' &&
    (behind?.kind === 'with' || behind?.kind === 'want' || isDishNext(items, at + 2, places))
  )
}

/** "No, the carbonara": a dish behind the comma is what is wanted instead. */
function isDishNext(items: readonly Item[], at: number, places: readonly TextRange[]): boolean {
  const next = items.slice(at).find(({ kind }) => kind !== 'small')
  return next?.kind === 'place' && places[next.place]?.isDish === true
}
