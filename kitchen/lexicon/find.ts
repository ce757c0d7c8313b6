import { languages, type Language } from '#shared/constants/languages.ts'
import { commonWordsOf } from './common-words.ts'
import type { Ingredient } from './ingredient.ts'
import { germanEndings } from './german-compounds.ts'
import { detectLanguage } from './language.ts'
import { nameIndex, type NameIndex } from './name-index.ts'
import { stemmed } from './plural.ts'
import { tokensOf, type Token } from './tokens.ts'

/** Whether a slip of the pen is forgiven; texts that are only checked are read exactly. */
export type Spelling = 'forgiving' | 'exact'

/** An ingredient named in a text, with the place of its name there. */
export interface Found {
  ingredient: Ingredient
  start: number
  end: number
  matched: string
}

function compound(token: Token, index: NameIndex): Found['ingredient'] | null {
  const [ending] = germanEndings.exec(token.word) ?? []
  if (!ending) return null
  const head = token.word.slice(0, -ending.length)
  if (head.length < 3) return null
  for (const form of [head, head.replace(/(en|n|s|es)$/, ''), `${head}e`]) {
    const found = index.exact.get(form)
    if (found) return found
  }
  return null
}

function phrases(words: readonly (readonly string[])[]): string[][] {
  return words.reduce<string[][]>(
    (lines, choices) => lines.flatMap((line) => choices.map((choice) => [...line, choice])),
    [[]],
  )
}

function misspelt(words: readonly string[], index: NameIndex): Ingredient | null {
  // Words that are all spelt right are no name, or they would have been found as they are.
  if (words.every((word) => index.words.has(word))) return null
  const choices = words.map((word) => (index.words.has(word) ? [word] : index.corrections(word)))
  if (choices.some((each) => each.length === 0)) return null
  const matches = new Set(
    phrases(choices.map((each) => each.slice(0, 4))).flatMap((line) => index.exact.get(line.join(' ')) ?? []),
  )
  const [only] = matches
  return matches.size === 1 && only ? only : null
}

/** The ingredient of these words, 'nonFood' for a phrase that only sounds like one, null for anything else. */
function lookUp(
  words: readonly string[],
  index: NameIndex,
  spelling: Spelling,
): Ingredient | 'nonFood' | null {
  const exact = index.exact.get(words.join(' '))
  if (exact !== undefined) return exact ?? 'nonFood'
  const [word] = words
  if (words.length === 1 && word && commonWordsOf[index.language].has(word)) return null
  const stem = index.stems.get(stemmed(words, index.language))
  if (stem) return stem
  return spelling === 'exact' ? null : misspelt(words, index)
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
function misleading(words: readonly string[], index: NameIndex, written: Language) {
  const [word = ''] = words
  if (words.length > 1 || index.language === written) return false
  return word.length < 4 || commonWordsOf[written].has(word)
}

function longestAt(
  tokens: readonly Token[],
  from: number,
  reach: number,
  indexes: readonly NameIndex[],
  written: Language,
  spelling: Spelling,
) {
  const first = tokens[from]
  let length = 1
  while (length < reach && tokens[from + length]?.joined) length += 1
  for (; length > 0; length -= 1) {
    const words = tokens.slice(from, from + length).map(({ word }) => word)
    for (const index of indexes) {
      if (misleading(words, index, written) || (length === 1 && first && lacksAccent(first, index))) continue
      const ingredient = lookUp(words, index, spelling)
      if (ingredient) return { ingredient, length }
    }
  }
  return null
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
  const reach = Math.max(...indexes.map(({ longest }) => longest))
  const tokens = tokensOf(text)
  const found: Found[] = []
  for (let place = 0; place < tokens.length;) {
    const token = tokens[place]
    if (!token) break
    const match = longestAt(tokens, place, reach, indexes, written, spelling)
    const last = tokens[place + (match?.length ?? 1) - 1] ?? token
    if (match && match.ingredient !== 'nonFood') {
      const { start } = token
      found.push({ ingredient: match.ingredient, start, end: last.end, matched: text.slice(start, last.end) })
    } else if (!match) {
      const german = indexes.find((index) => index.language === 'de')
      const ingredient = german ? compound(token, german) : null
      if (ingredient) {
        const { start, end, raw } = token
        found.push({ ingredient, start, end, matched: raw })
      }
    }
    place += match?.length ?? 1
  }
  return found
}
