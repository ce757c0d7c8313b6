import type { Language } from '#shared/constants/languages.ts'
import { matchesOf } from '../lexicon/may-match.ts'
import { anyOf, alternatives, type WordList } from '../lexicon/text/word-list.ts'
import type { TextRange } from '../understand/marks/items.ts'
import { wordLists } from '../understand/word-list.ts'

const lists = wordLists('chefs-prose')
const inLanguage = (list: WordList, language: Language): WordList => ({ [language]: list[language] ?? '' })

const small =
  "(?: (?:the|an?|any|of|some|usual|other|your|du|de|des|la|les?|un|une|el|los|las|una|d(?:er|ie|as|en|em)|ein(?:en?|e)?|andere[rn]?)| (?:l'|d'))*[ ']*"

const readers = (language: Language) => {
  const of = (name: string) => inLanguage(lists(name), language)
  const words = (name: string) => alternatives(of(name))
  return {
    warned: anyOf(of('may-contain')),
    verify: anyOf(of('verify')),
    checked: anyOf(of('checked')),
    usual: anyOf(of('usual')),
    contrast: anyOf(of('contrast')),
    therefore: anyOf(of('therefore')),
    without: new RegExp(`(?<![a-z])(?:${words('without')})${small}$`),
    before: new RegExp(`(?<![a-z])(?:${words('no-such')})${small}$`),
    behind: new RegExp(`^,? (?:${words('is-out')})(?![a-z])`),
  }
}
const byLanguage = { en: readers('en'), fr: readers('fr'), es: readers('es'), de: readers('de') }

const sentenceEnd = /[.!?;](?=\s|$)|\n/g
const clauseEnd = /,|:|(?<![a-z])(?:but|mais|pero|aber|sondern)(?![a-z])/g

/** So many characters beside a place tell what becomes of it. */
const near = 80

/** The part of a text around a place, between the nearest ends. */
function around(text: string, { start, end }: TextRange, ends: RegExp): TextRange {
  const stops = matchesOf(ends, text).map(({ index }) => index)
  const from = stops.findLast((stop) => stop < start)
  return { start: from === undefined ? 0 : from + 1, end: stops.find((stop) => stop >= end) ?? text.length }
}

/**
 * Places in a chef's text (folded) that are no proposal, by what their clause and sentence do: a label is to be read, something
 * is told to be out, forbidden, replaced or only usual, or is the reason for what is in instead.
 */
export function notProposed(folded: string, language: Language, places: readonly TextRange[]): TextRange[] {
  const { warned, verify, checked, without, usual, contrast, therefore, before, behind } =
    byLanguage[language]
  const verified = new Map<number, boolean>()
  /** "Check that the stock is gluten-free": something is to be read there, and not to be eaten. */
  const isVerified = ({ start, end }: TextRange): boolean => {
    const text = folded.slice(start, end)
    const isLeft = (place: TextRange) =>
      place.start > start && place.start < end && without.test(folded.slice(start, place.start).slice(-near))
    const told =
      verified.get(start) ??
      (verify.test(text) && (checked.test(text) || warned.test(text) || places.some(isLeft)))
    verified.set(start, told)
    return told
  }
  return places.filter((place, at) => {
    const sentence = around(folded, place, sentenceEnd)
    const left = folded.slice(sentence.start, place.start)
    const right = folded.slice(place.end, sentence.end)
    if (before.test(left.slice(-near)) || behind.test(right.slice(0, near))) return true
    // "A margarine without milk"
    const next = places.slice(at + 1).find(({ start }) => start > place.end)
    const gap = next ? folded.slice(place.end, next.start) : ''
    if (gap.trim().split(' ').length <= 2 && without.test(gap)) return true
    if (isVerified(sentence)) return true
    const turn = therefore.exec(right)
    if (turn && places.some(({ start }) => start > place.end + turn.index)) return true
    const clause = around(folded, place, clauseEnd)
    const own = folded.slice(Math.max(clause.start, sentence.start), Math.min(clause.end, sentence.end))
    if (!usual.test(own)) return false
    const rest = folded.slice(Math.min(clause.end, sentence.end))
    const [after = ''] = rest.replace(/^[;.,:\s]+/, '').split(/[.!?\n]/)
    return contrast.test(after) || contrast.test(right)
  })
}
