import { readFileSync } from 'node:fs'
import { languages, type Language } from '#shared/constants/languages.ts'
import { fold } from '../lexicon/fold.ts'
import { lazily } from '../lexicon/lazily.ts'
import type { Draft } from '../library/edit/index.ts'

const keys = [
  'ideas',
  'first',
  'second',
  'third',
  'last',
  'before',
  'ago',
  'like',
  'back',
  'self',
  'no',
  'keep',
  'little',
] as const
type Key = (typeof keys)[number]

/** The words of `words/<language>.txt`: "key = word, word", folded. */
const wordsOf = lazily((): Readonly<Record<Language, ReadonlyMap<string, Key>>> => {
  const read = (language: Language) => {
    const file = `words/${language}.txt`
    const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
    const words = lines.flatMap((line): [string, Key][] => {
      const [name, list] = line.split(' = ')
      const key = keys.find((each) => each === name)
      if (!key || !list) throw new Error(`${file}: "${line}" is not "key = word, word"`)
      return list.split(', ').map((word) => [word, key])
    })
    return new Map(words)
  }
  const [en, fr, es, de] = languages.map(read)
  if (!en || !fr || !es || !de) throw new Error('a language is missing')
  return { en, fr, es, de }
})

export const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const keysIn = (text: string, language: Language): Key[] =>
  wordsIn(text).flatMap((word) => wordsOf()[language].get(word) ?? [])

export type TalkWord = Key | 'other'

/** What each word of a text does in the talk about which dish it is to be. */
export const talkWordsIn = (text: string, language: Language): TalkWord[] =>
  wordsIn(text).map((word) => wordsOf()[language].get(word) ?? 'other')

/** Whether several dishes are asked for to choose from: "three ideas with chicken", not "an idea". */
export const asksForIdeas = (text: string, language: Language): boolean =>
  keysIn(text, language).includes('ideas')

/** More words than this are about something else. */
const longestPick = 6

const places = ['first', 'second', 'third'] as const

/** Which of what was offered a turn points at: "the second one", "2"; null where it points at none. */
export function picked(text: string, language: Language, offered: readonly Draft[]): Draft | null {
  if (offered.length === 0 || text.trim().split(/\s+/).length > longestPick) return null
  const said = keysIn(text, language)
  const place = places.findIndex((each) => said.includes(each))
  return (place >= 0 ? offered[place] : said.includes('last') ? offered.at(-1) : null) ?? null
}

/** A place in the row of dishes that stood; -1 is the latest of them, in whatever form it stood. */
type Pointing = number

/** So many words has a part of a turn that only points back. */
const longestPointing = 9

/**
 * Which of the dishes that stood a turn goes back to: "the first one was better", "la quiche d'avant me tentait plus". What
 * points counts only beside a word of going back, so that "the first time" and "last week" point at nothing.
 */
export function pointedBack(text: string, language: Language): Pointing | null {
  for (const part of text.split(/[,.;:!?…]+/)) {
    const found = wordsIn(part).map((word) => wordsOf()[language].get(word))
    if (found.length > longestPointing) continue
    const at = found.findIndex((key, place) => isPointer(key, found[place - 1]))
    const key = found[at]
    if (key === undefined) continue
    const next = found.slice(at + 1).find((each) => each !== 'self')
    const isEnd = at === found.length - 1
    const isBack = next === 'back' || (isEnd && found.slice(0, at).includes('back'))
    if (isBack || (isEnd && (key === 'before' || key === 'ago')))
      return places.findIndex((each) => each === key)
  }
  return null
}

/** "Before" by itself is a time; "as before" and "the one before" point. */
const isPointer = (key: Key | undefined, before: Key | undefined): boolean =>
  key === 'ago'
    ? before === 'like' || before === 'back'
    : key === 'before' || key === 'last' || places.some((each) => each === key)
