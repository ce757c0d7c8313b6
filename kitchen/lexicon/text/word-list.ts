import { readdirSync, readFileSync } from 'node:fs'
import { languages, type Language } from '#shared/constants/languages.ts'
import { prepared } from '../prepared.ts'

/** What people say, by language, so that a stranger can read and extend it. Each line is one way to say it, folded. */
export type WordList = Partial<Record<Language | 'any', string>>
type Lists = Readonly<Record<string, WordList>>

const isLanguage = (word: string): word is keyof WordList =>
  word === 'any' || (languages as readonly string[]).includes(word)

/**
 * The lists of a file in `words`, parted by blank lines: a key, then ways to say it, each behind its language or "any".
 * Throws with file and line on anything else, on a key that comes twice and on a way that is no expression.
 */
export function readWordLists(file: string, text: string): Lists {
  const found: Record<string, WordList> = {}
  let open: WordList | null = null
  for (const [at, line] of text.trimEnd().split('\n').entries()) {
    const fail = (what: string) => new Error(`${file}:${at + 1}: ${what}`)
    if (line.startsWith('#')) continue
    const [word = '', way = ''] = line.split(/ (.*)/)
    if (word === '') open = null
    else if (open === null) {
      if (way !== '' || isLanguage(word) || found[word]) throw fail(`"${line}" is no key, or comes twice`)
      open = found[word] = {}
    } else {
      if (!isLanguage(word) || way.trim() === '')
        throw fail(`"${line}" is no language with what is said in it`)
      if (!isExpression(way)) throw fail(`"${way}" is no expression`)
      open[word] = open[word] === undefined ? way : `${open[word]}\n${way}`
    }
  }
  return found
}

function isExpression(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp
  } catch {
    return false
  }
}

/** The lists of FOLDER/NAME.txt by their keys; `key` names what the build prepares of the folder. */
export function wordListsIn(key: string, folder: URL): (name: string) => (list: string) => WordList {
  const files = prepared(key, () =>
    Object.fromEntries(
      readdirSync(folder).map((file) => [
        file,
        readWordLists(`words/${file}`, readFileSync(new URL(file, folder), 'utf8')),
      ]),
    ),
  )
  return (name) => (list) => {
    const found = files[`${name}.txt`]?.[list]
    if (!found) throw new Error(`words/${name}.txt: no "${list}"`)
    return found
  }
}

const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** All lines of a list as alternatives of one pattern; a line may hold a pattern itself. */
export const alternatives = (list: WordList): string =>
  [...languages, 'any' as const].flatMap((language) => linesOf(list[language])).join('|')

/** True where any of these stands as a whole word, in whatever language. */
export const anyOf = (list: WordList, flags = ''): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${alternatives(list)})(?![a-z0-9])`, flags)

/** The words of each language by themselves. */
export const inEach = ({ en, fr, es, de }: WordList): Record<Language, RegExp> => ({
  en: anyOf({ en }),
  fr: anyOf({ fr }),
  es: anyOf({ es }),
  de: anyOf({ de }),
})

/** As anyOf, between word boundaries; what was found is the first group. */
export const anyBounded = (list: WordList, flags = ''): RegExp =>
  new RegExp(`\\b(${alternatives(list)})\\b`, flags)

/** As anyOf, where a figure may stand beside it: "4people". */
export const anyFree = (list: WordList, flags = ''): RegExp =>
  new RegExp(`(?<![a-z])(?:${alternatives(list)})(?![a-z])`, flags)

/** The words of a list as a set, for looking up one word at a time. */
export const setOf = (list: WordList): ReadonlySet<string> =>
  new Set([...languages, 'any' as const].flatMap((language) => linesOf(list[language]).join(' ').split(' ')))
