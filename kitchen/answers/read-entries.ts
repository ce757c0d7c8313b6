import { readFileSync } from 'node:fs'
import { languages, type Language } from '#shared/constants/languages.ts'
import { lazily } from '../lexicon/lazily.ts'

/** One entry of a file in `data`: a key, what stands behind it on its line, and a line for each language. */
export interface Entry {
  key: string
  rest: string
  text: Readonly<Record<Language, string>>
  /** Where it stands, for error messages. */
  place: string
}

const isLanguage = (word: string): word is Language => (languages as readonly string[]).includes(word)

/** What is read in a language when it is first wanted there. */
export const inEachLanguage = <Value>(
  read: (language: Language) => Value,
): Readonly<Record<Language, () => Value>> => ({
  en: lazily(() => read('en')),
  fr: lazily(() => read('fr')),
  es: lazily(() => read('es')),
  de: lazily(() => read('de')),
})

interface Line {
  line: string
  place: string
}

/** The lines of a text with their places, without comments. */
export const splitLines = (text: string, file: string): Line[] =>
  text
    .split('\n')
    .map((line, at) => ({ line: line.trimEnd(), place: `${file}:${at + 1}` }))
    .filter(({ line }) => !line.startsWith('#'))

/** The same of a file in `data`. */
export const linesOf = (file: string): Line[] =>
  splitLines(readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8'), file)

/** One line of an entry: the key, or what one language says. */
type Head = Omit<Entry, 'text'> & { text: Partial<Record<Language, string>> }

function closed({ key, rest, place, text }: Head): Entry {
  const { en, fr, es, de } = text
  if (en === undefined || fr === undefined || es === undefined || de === undefined)
    throw new Error(`${place}: "${key}" is not there in all four languages`)
  return { key, rest, place, text: { en, fr, es, de } }
}

/**
 * Reads entries that are parted by blank lines: the key, then one line for each of the four languages ("en ...").
 * Throws when a language is missing or comes twice, or when a key comes twice.
 */
export function entriesIn(lines: readonly Line[]): Entry[] {
  const heads: Head[] = []
  let open = false
  for (const { line, place } of lines) {
    const [, word = '', behind = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? []
    const head = heads.at(-1)
    if (word === '') open = false
    else if (isLanguage(word)) {
      if (!open || !head || head.text[word] !== undefined || behind === '')
        throw new Error(`${place}: "${line}" belongs to no entry, comes twice or is empty`)
      head.text[word] = behind
    } else {
      if (open) throw new Error(`${place}: a blank line is missing before "${line}"`)
      if (!/^[a-z][\w-]*$/.test(word)) throw new Error(`${place}: "${word}" is no key`)
      if (heads.some((each) => each.key === word && each.rest === behind))
        throw new Error(`${place}: "${word}" comes twice`)
      heads.push({ key: word, rest: behind, place, text: {} })
      open = true
    }
  }
  const [first] = lines
  if (heads.length === 0) throw new Error(`${first?.place ?? 'a file'}: no entries`)
  return heads.map(closed)
}

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
