import { readFileSync } from 'node:fs'
import { languages, type Language } from '#shared/constants/languages.ts'

/** One entry of a file in `data`: a key, what stands behind it on its line, and a line for each language. */
export interface Entry {
  key: string
  rest: string
  text: Readonly<Record<Language, string>>
  /** Where it stands, for error messages. */
  place: string
}

const isLanguage = (word: string): word is Language => (languages as readonly string[]).includes(word)

/** The lines of a file in `data` with their places, without comments. */
export function linesOf(file: string): { line: string; place: string }[] {
  return readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .map((line, at) => ({ line: line.trimEnd(), place: `${file}:${at + 1}` }))
    .filter(({ line }) => !line.startsWith('#'))
}

/**
 * Reads entries that are parted by blank lines: the key, then one line for each of the four languages ("en ...").
 * Throws when a language is missing or told twice, or when a key comes twice.
 */
export function readEntries(file: string): Entry[] {
  const entries: Entry[] = []
  let head: { key: string; rest: string; place: string; text: Partial<Record<Language, string>> } | null =
    null
  const close = () => {
    if (!head) return
    const { key, rest, place, text } = head
    const { en, fr, es, de } = text
    if (en === undefined || fr === undefined || es === undefined || de === undefined)
      throw new Error(`${place}: "${key}" is not there in all four languages`)
    if (entries.some((each) => each.key === key && each.rest === rest))
      throw new Error(`${place}: "${key}" comes twice`)
    entries.push({ key, rest, place, text: { en, fr, es, de } })
    head = null
  }
  for (const { line, place } of linesOf(file)) {
    const [, word = '', behind = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? []
    if (word === '') close()
    else if (isLanguage(word)) {
      if (!head || head.text[word] !== undefined || behind === '')
        throw new Error(`${place}: "${line}" belongs to no entry, comes twice or is empty`)
      head.text[word] = behind
    } else {
      if (head) throw new Error(`${place}: a blank line is missing before "${line}"`)
      if (!/^[a-z][\w-]*$/.test(word)) throw new Error(`${place}: "${word}" is no key`)
      head = { key: word, rest: behind, place, text: {} }
    }
  }
  close()
  if (entries.length === 0) throw new Error(`${file}: no entries`)
  return entries
}

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
