import { languages, type Language } from '#shared/constants/languages.ts'
import { commonWordsOf } from './common-words.ts'
import type { Ingredient } from './ingredient.ts'
import { germanEndings } from './german-compounds.ts'
import { detectLanguage } from './language.ts'
import { nameIndex, type NameIndex } from './name-index.ts'
import { innerStem, nounStem } from './plural.ts'
import { tokensOf, type Token } from './tokens.ts'
import { none, root, type TrieNode } from './trie.ts'

/** Whether a slip of the pen is forgiven; texts that are only checked are read exactly. */
export type Spelling = 'forgiving' | 'exact'

/** An ingredient named in a text, with the place of its name there. */
export interface Found {
  ingredient: Ingredient
  start: number
  end: number
  matched: string
}

/** The ingredient at the head of a German compound: "Kürbissuppe". */
export function compound(token: Token, index: NameIndex): Ingredient | null {
  const [ending] = germanEndings.exec(token.word) ?? []
  if (!ending) return null
  const head = token.word.slice(0, -ending.length)
  if (head.length < 3) return null
  for (const form of [head, head.replace(/(en|n|s|es)$/, ''), `${head}e`]) {
    const found = index.exact.get([form]).at(-1)
    if (found) return found
  }
  return null
}

/** Names that are everyday words once their accent is gone: they count only when it is written. */
const accented: Record<Language, Record<string, string>> = {
  en: { rose: 'é' },
  fr: { mais: 'ï', the: 'é', rose: 'é' },
  es: { te: 'é' },
  de: { rose: 'é' },
}

function lacksAccent({ word, raw }: Token, { language }: NameIndex) {
  const accent = accented[language][word]
  return accent !== undefined && !raw.normalize('NFC').toLowerCase().includes(accent)
}

/** Names that are a little word of another language: they count only in a text of their own. */
export const misleading = (word: string, language: Language, written: Language) =>
  language !== written && (word.length < 4 || commonWordsOf[written].has(word))

/** What the words from a token on name: an ingredient, or null for a phrase that only sounds like one. */
export interface Name {
  ingredient: Ingredient | null
  length: number
}

const longer = (a: Name | null, b: Name | null) => (b && b.length > (a?.length ?? 0) ? b : a)

/** The longest of the names that are at least this long. */
function exactName(
  tokens: readonly Token[],
  from: number,
  { exact }: NameIndex,
  shortest: number,
): Name | null {
  const match = exact.longest(tokens, from)
  if (!match || match.to - from < shortest) return null
  return { ingredient: match.values.at(-1) ?? null, length: match.to - from }
}

function nameByStem(tokens: readonly Token[], from: number, index: NameIndex, shortest: number): Name | null {
  const { stems, language } = index
  let longest: Name | null = null
  let node: TrieNode = root
  for (let at = from; node !== none; at += 1) {
    const token = tokens[at]
    if (!token || (at > from && !token.joined)) break
    const [ingredient, ...others] = stems.valuesAt(stems.step(node, nounStem(token.word, language)))
    const length = at - from + 1
    if (ingredient && others.length === 0 && length >= shortest) longest = { ingredient, length }
    node = stems.step(node, innerStem(token.word, language))
  }
  return longest
}

/** So many corrections of one word are tried. */
const mostCorrections = 4

function misspeltName(
  tokens: readonly Token[],
  from: number,
  index: NameIndex,
  shortest: number,
): Name | null {
  const { exact, words, corrections } = index
  let longest: Name | null = null
  let nodes: TrieNode[] = [root]
  let isCorrected = false
  for (let at = from; nodes.length > 0; at += 1) {
    const token = tokens[at]
    if (!token || (at > from && !token.joined)) break
    const { word } = token
    const isKnown = words.has(word)
    isCorrected ||= !isKnown
    const choices = isKnown ? [word] : corrections(word).slice(0, mostCorrections)
    nodes = nodes.flatMap((node) =>
      choices.map((choice) => exact.step(node, choice)).filter((next) => next !== none),
    )
    // Words that are all spelt right are no name, or they would have been found as they are.
    if (!isCorrected || at - from + 1 < shortest) continue
    const found = new Set(nodes.flatMap((node) => exact.valuesAt(node).at(-1) ?? []))
    const [only] = found
    if (only && found.size === 1) longest = { ingredient: only, length: at - from + 1 }
  }
  return longest
}

/** The longest name that begins at a token, in one language's names and a text written in another. */
export function longestName(
  tokens: readonly Token[],
  from: number,
  index: NameIndex,
  written: Language,
  spelling: Spelling,
): Name | null {
  const token = tokens[from]
  if (!token) return null
  const { word } = token
  const shortest = misleading(word, index.language, written) || lacksAccent(token, index) ? 2 : 1
  const exact = exactName(tokens, from, index, shortest)
  // A common word is no plural and no misspelling of a food, but it may begin the name of one.
  const second = commonWordsOf[index.language].has(word) ? 2 : shortest
  const known = longer(exact, nameByStem(tokens, from, index, second))
  return spelling === 'exact' ? known : longer(known, misspeltName(tokens, from, index, second))
}

/**
 * The ingredients named in a text, in order, the longest name first ("sweet potato" is no potato); accents, case and
 * number do not matter, and a slip of the pen is forgiven in longer words. `any` reads the text in the language it is
 * written in first, then in the others.
 */
export function findIngredients(
  text: string,
  language: Language | 'any',
  spelling: Spelling = 'forgiving',
): Found[] {
  const written = language === 'any' ? detectLanguage(text) : language
  const searched =
    language === 'any' ? [written, ...languages.filter((each) => each !== written)] : [language]
  const indexes = searched.map(nameIndex)
  const german = indexes.find((index) => index.language === 'de')
  const tokens = tokensOf(text)
  const found: Found[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (!token) break
    const name = indexes
      .map((index) => longestName(tokens, at, index, written, spelling))
      .reduce(longer, null)
    const length = name?.length ?? 1
    const ingredient = name ? name.ingredient : german ? compound(token, german) : null
    if (ingredient) {
      const { start } = token
      const { end } = tokens[at + length - 1] ?? token
      found.push({ ingredient, start, end, matched: text.slice(start, end) })
    }
    at += length
  }
  return found
}
