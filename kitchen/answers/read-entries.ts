import { readFileSync } from 'node:fs'
import type { Language } from '#shared/constants/languages.ts'
import { entriesIn, splitLines, type Entry, type Line } from '../lexicon/entries.ts'
import { lazily } from '../lexicon/lazily.ts'

export type { Entry }

/** What is read in a language when it is first wanted there. */
export const inEachLanguage = <Value>(
  read: (language: Language) => Value,
): Readonly<Record<Language, () => Value>> => ({
  en: lazily(() => read('en')),
  fr: lazily(() => read('fr')),
  es: lazily(() => read('es')),
  de: lazily(() => read('de')),
})

/** The lines of a file in `data`. */
export const linesOf = (file: string): Line[] =>
  splitLines(readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8'), file)

export const readEntries = (file: string): Entry[] => entriesIn(linesOf(file))

/** Entries by their key. */
export const entriesByKey = (file: string): ReadonlyMap<string, Entry> =>
  new Map(readEntries(file).map((each) => [each.key, each]))

/** Reads "key = value" lines of what is the same in all languages. */
export function readTable(file: string): ReadonlyMap<string, { value: string; place: string }> {
  const table = new Map<string, { value: string; place: string }>()
  for (const { line, place } of linesOf(file)) {
    if (line === '') continue
    const [, key, value] = /^([\w-]+) = (.+)$/.exec(line) ?? []
    if (!key || value === undefined) throw new Error(`${place}: "${line}" is no "key = value"`)
    if (table.has(key)) throw new Error(`${place}: "${key}" comes twice`)
    table.set(key, { value, place })
  }
  return table
}

/** The two halves of "words | answer". */
export function halvesOf({ text, place }: Entry, language: Language): [words: string, answer: string] {
  const [words, answer, more] = text[language].split(' | ')
  if (!words || !answer || more !== undefined) throw new Error(`${place}: ${language} is no "words | answer"`)
  return [words, answer]
}
