import { languages, type Language } from '#shared/constants/languages.ts'

/** One entry of a file of texts: a key, what stands behind it on its line, and a line for each language. */
export interface Entry {
  key: string
  rest: string
  text: Readonly<Record<Language, string>>
  /** Where it stands, for error messages. */
  place: string
}

const isLanguage = (word: string): word is Language => (languages as readonly string[]).includes(word)

export interface Line {
  line: string
  place: string
}

/** The lines of a text with their places, without comments. */
export const splitLines = (text: string, file: string): Line[] =>
  text
    .split('\n')
    .map((line, at) => ({ line: line.trimEnd(), place: `${file}:${at + 1}` }))
    .filter(({ line }) => !line.startsWith('#'))

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
