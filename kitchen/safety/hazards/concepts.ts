import { readFileSync } from 'node:fs'
import type { Language } from '#shared/constants/languages.ts'

/**
 * What the words of a turn mean, by concept: "encimera" is a warm place. A word may end or begin with `*` for any
 * letters; words in a row are found in a row, `~` stands for up to three words between them, and `<who` for any one word
 * of the concept `who`.
 */
export interface Concepts {
  /** Every concept that a text (folded) names. */
  in: (folded: string) => ReadonlySet<string>
  names: ReadonlySet<string>
}

interface Way {
  concept: string
  words: readonly string[]
}

/** The words of the concepts that a phrase may name with `<`. */
type Classes = ReadonlyMap<string, ReadonlySet<string>>

const matchesWord = (word: string, token: string, classes: Classes): boolean => {
  if (word.startsWith('<')) return classes.get(word)?.has(token) === true
  if (!word.includes('*')) return word === token
  const stem = word.replaceAll('*', '')
  if (word.startsWith('*')) return word.endsWith('*') ? token.includes(stem) : token.endsWith(stem)
  return token.startsWith(stem)
}

function standsAt(
  tokens: readonly string[],
  words: readonly string[],
  at: number,
  from: number,
  classes: Classes,
): boolean {
  const word = words[at]
  if (word === undefined) return true
  if (word === '~')
    return [0, 1, 2, 3].some(
      (gap) => from + gap < tokens.length && standsAt(tokens, words, at + 1, from + gap, classes),
    )
  const token = tokens[from]
  return (
    token !== undefined &&
    matchesWord(word, token, classes) &&
    standsAt(tokens, words, at + 1, from + 1, classes)
  )
}

/** "Cant" is typed for "can't" by those in a hurry. */
const withApostrophes = (text: string) =>
  text.replace(/(?<![a-z])(can|won|don|isn|doesn|hasn|didn|couldn|wouldn)t(?![a-z])/g, "$1't")

const tokensOf = (folded: string): string[] =>
  withApostrophes(folded)
    .split(/[^a-z0-9&]+/)
    .filter(Boolean)

/** The letters by which a word is looked up; words that begin with anything are tried on every token. */
const keyOf = (word: string) => (/^[*<]/.test(word) ? '' : word.replaceAll('*', '').slice(0, 2))

/** The lists of a file by concept. */
function readLists(text: string, file: string): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, readonly string[]>()
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    const [, name, rest] = /^([a-z-]+): (.+)$/.exec(line) ?? []
    if (name === undefined || rest === undefined || lists.has(name))
      throw new Error(`${file}:${at + 1}: cannot read "${line.slice(0, 40)}"`)
    const said = rest === '-' ? [] : rest.split(',').map((each) => each.trim())
    const flat = said.flatMap((each) => {
      if (!each.startsWith('@')) return [each]
      const other = lists.get(each.slice(1))
      if (!other) throw new Error(`${file}:${at + 1}: there is no "${each}" above`)
      return other
    })
    if (flat.some((each) => !/^[a-z0-9&*~<' -]+$/.test(each) || each === '*'))
      throw new Error(
        `${file}:${at + 1}: only plain letters, please: "${flat.find((each) => !/^[a-z0-9&*~<' -]+$/.test(each))}"`,
      )
    lists.set(name, flat)
  }
  return lists
}

/** The concepts that phrases name as `<who`, each of them a list of single words. */
function classesOf(lists: ReadonlyMap<string, readonly string[]>, file: string): Classes {
  const named = new Set([...lists.values()].flat().flatMap((each) => each.match(/<[a-z-]+/g) ?? []))
  return new Map(
    [...named].map((name) => {
      const list = lists.get(name.slice(1))
      if (!list || list.some((each) => !/^[a-z]+$/.test(each)))
        throw new Error(`${file}: "${name}" stands for no list of single words`)
      return [name, new Set(list)]
    }),
  )
}

/** By the letters with which they begin. */
function waysOf(lists: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly Way[]> {
  const ways = new Map<string, Way[]>()
  /** The same word stands in many of them, and is stored once. */
  const known = new Map<string, string>()
  for (const [concept, list] of lists)
    for (const each of new Set(list)) {
      // A copy, because the list that `map` and `filter` make keeps room for sixteen more.
      const words = withApostrophes(each)
        .split(/[ '-]+/)
        .filter(Boolean)
        .map((word) => known.get(word) ?? (known.set(word, word), word))
        .slice()
      const key = keyOf(words[0] ?? '')
      const same = ways.get(key)
      if (same) same.push({ concept, words })
      else ways.set(key, [{ concept, words }])
    }
  return ways
}

/** What is needed only for reading is in functions of its own, because `in` would hold on to all of it. */
function readConcepts(text: string, file: string): Concepts {
  const lists = readLists(text, file)
  const names = new Set(lists.keys())
  return { names, in: finder(waysOf(lists), classesOf(lists, file)) }
}

function finder(ways: ReadonlyMap<string, readonly Way[]>, classes: Classes): Concepts['in'] {
  const anywhere = ways.get('') ?? []
  return (folded) => {
    const tokens = tokensOf(folded)
    const found = new Set<string>()
    for (const [at, token] of tokens.entries())
      for (const { concept, words } of [...(ways.get(token.slice(0, 2)) ?? []), ...anywhere])
        if (!found.has(concept) && standsAt(tokens, words, 0, at, classes)) found.add(concept)
    return found
  }
}

const read = new Map<Language, Concepts>()

/** The concepts of a language, read when somebody first speaks it. */
export function conceptsOf(language: Language): Concepts {
  const file = `words.${language}.txt`
  const known = read.get(language)
  if (known) return known
  const fresh = readConcepts(readFileSync(new URL(file, import.meta.url), 'utf8'), file)
  read.set(language, fresh)
  return fresh
}
