import { readFileSync } from 'node:fs'
import { languages, type Language } from '#shared/constants/languages.ts'
import { diets, type Diet } from '#shared/words/diets.ts'
import { meaningsIn } from '../concepts/meanings.ts'
import { fold } from '../fold.ts'
import { detectLanguage } from '../language.ts'

const sections = [
  'without',
  'free',
  'and',
  'quick',
  'at most',
  'minutes',
  'hours',
  'half hour',
  'hour',
  'filler',
] as const
type Section = (typeof sections)[number] | `diet ${Diet}`

const names: readonly string[] = [...sections, ...diets.map((diet) => `diet ${diet}`)]
const isSection = (name: string | undefined): name is Section => name !== undefined && names.includes(name)

/** The phrases of each section, as lists of words. */
type Phrases = ReadonlyMap<Section, readonly (readonly string[])[]>

function load(language: Language): Phrases {
  const file = `${language}.txt`
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  const found = new Map<Section, string[][]>()
  let section: Section | null = null
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    const name = /^\[(.+)\]$/.exec(line)?.[1]
    const phrases = line.split(', ').map((phrase) => phrase.split(' '))
    const isWritten = phrases.flat().every((word) => /^[a-z]+$/.test(word))
    if (name === undefined ? section === null || !isWritten : !isSection(name))
      throw new Error(`kitchen/lexicon/search-words/${file}:${index + 1}: cannot read "${line}"`)
    if (isSection(name)) section = name
    else if (section) found.set(section, [...(found.get(section) ?? []), ...phrases])
  }
  return found
}

const phrasesOf = new Map(languages.map((language) => [language, load(language)]))

/** What a sentence in a search field asks for. */
export interface SearchRequest {
  /** What is left to be searched by its words. */
  words: string
  /** Names of foods, as they were written. */
  without: string[]
  diets: Diet[]
  maxMinutes: number | null
}

interface Token {
  word: string
  start: number
  end: number
}

const quickMinutes = 30

/** The words of a text, and whether phrases of a section begin at one of them. */
function readerOf(text: string, reader: Language) {
  const tokens = [...text.matchAll(/\p{N}+|[\p{L}\p{M}]+/gu)].map((match): Token => ({
    word: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const spoken = [...new Set([reader, detectLanguage(text)])]
  /** How many words the longest phrase has. */
  const length = (section: Section, at: number): number =>
    Math.max(
      0,
      ...spoken
        .flatMap((language) => phrasesOf.get(language)?.get(section) ?? [])
        .filter((phrase) => phrase.every((word, index) => tokens[at + index]?.word === word))
        .map((phrase) => phrase.length),
    )
  const isFiller = (at: number) => length('filler', at) > 0
  return { tokens, length, isFiller }
}

type Reader = ReturnType<typeof readerOf>

/** "under 30 minutes", "1 hour", "in half an hour": the minutes and the place behind them; null for other words. */
function timeAt({ tokens, length }: Reader, at: number): { minutes: number; end: number } | null {
  const from = at + length('at most', at)
  const half = length('half hour', from)
  if (half > 0) return { minutes: 30, end: from + half }
  const hour = length('hour', from)
  if (hour > 0 && from > at) return { minutes: 60, end: from + hour }
  const number = Number(tokens[from]?.word)
  if (!Number.isInteger(number) || number < 1 || number > 999) return null
  const [minutes, hours] = [length('minutes', from + 1), length('hours', from + 1)]
  if (minutes > 0) return { minutes: number, end: from + 1 + minutes }
  return hours > 0 && number <= 12 ? { minutes: number * 60, end: from + 1 + hours } : null
}

/** The foods that follow "without": what the lexicon knows, or else one word, each after "and" again. */
function foodsAt(
  text: string,
  reader: Reader,
  start: number,
  meanings: readonly { start: number; end: number }[],
) {
  const { tokens, length, isFiller } = reader
  const foods: string[] = []
  let end = start
  for (let at = start; ;) {
    while (at < tokens.length - 1 && isFiller(at) && length('and', at) === 0) at += 1
    const first = tokens[at]
    if (!first) break
    const meaning = meanings.find((each) => each.start <= first.start && first.start < each.end)
    const last = meaning ? tokens.findLastIndex((token) => token.end <= meaning.end) : at
    foods.push(text.slice(first.start, tokens[last]?.end))
    end = last + 1
    const link = length('and', end)
    const isListed = /^\s*,/.test(text.slice(tokens[last]?.end))
    if (link === 0 && !isListed) break
    const next = tokens[end + link]
    // "without nuts and quick" ends the list; so does "without nuts, soup".
    if (!next || !meanings.some((each) => each.start === next.start)) break
    at = end + link
  }
  return { foods, end }
}

/** Reads time, diets and what must not be in it out of a sentence; a text of nothing but words comes back as it is. */
export function searchRequestIn(text: string, language: Language): SearchRequest {
  const reader = readerOf(text, language)
  const { tokens, length } = reader
  const meanings = meaningsIn(text, language)
  const request: SearchRequest = { words: text.trim(), without: [], diets: [], maxMinutes: null }
  const left: number[] = []
  for (let at = 0; at < tokens.length;) {
    const time = timeAt(reader, at)
    const diet = diets.find((each) => length(`diet ${each}`, at) > 0)
    const without = length('without', at)
    const quick = length('quick', at)
    if (time) {
      request.maxMinutes = time.minutes
      at = time.end
    } else if (diet) {
      request.diets.push(diet)
      at += length(`diet ${diet}`, at)
    } else if (without > 0 && at + without < tokens.length) {
      const { foods, end } = foodsAt(text, reader, at + without, meanings)
      request.without.push(...foods)
      at = end
    } else if (length('free', at + 1) > 0) {
      request.without.push(text.slice(tokens[at]?.start, tokens[at]?.end))
      at += 1 + length('free', at + 1)
    } else if (quick > 0) {
      request.maxMinutes ??= quickMinutes
      at += quick
    } else {
      left.push(at)
      at += 1
    }
  }
  if (left.length === tokens.length) return request
  return { ...request, words: wordsAt(reader, left) }
}

/** Without what only fills the sentence: "a soup for a rainy evening" is a soup. */
export function searchWithoutFiller(text: string, language: Language): string {
  const reader = readerOf(text, language)
  return wordsAt(reader, [...reader.tokens.keys()])
}

const wordsAt = ({ tokens, isFiller }: Reader, places: readonly number[]): string =>
  places
    .filter((at) => !isFiller(at))
    .map((at) => tokens[at]?.word)
    .join(' ')
