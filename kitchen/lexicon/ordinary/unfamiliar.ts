import { readFileSync } from 'node:fs'
import type { Language } from '#shared/constants/languages.ts'
import { oneByte } from '../fold.ts'
import { rootOf } from './roots.ts'

/**
 * The words of ordinary requests, each without its ending, as `scripts/ordinary-words.ts` learned them. What they do not
 * hold is unfamiliar: people who ask for a dish do not say it. They stay one text, a word a line: a set of them takes ten
 * times the memory, and few words of a turn are looked up.
 */
const learned = (file: string): string =>
  `\n${readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
    .trim()
    .replace(/\s+/g, '\n')}\n`

const read = new Map<string, string>()

function textOf(file: string): string {
  const known = read.get(file) ?? oneByte(learned(file))
  read.set(file, known)
  return known
}
const wordsOf = (language: Language) => textOf(`words.${language}.txt`)

const holds = (known: string, word: string) => known.includes(`\n${word}\n`)

const shortest = 4

/** "Geburtstagskuchen" is familiar because its two halves are. */
function isJoined(word: string, known: string): boolean {
  for (let at = shortest; at <= word.length - shortest; at += 1) {
    const head = word.slice(0, at)
    if (
      holds(known, rootOf(word.slice(at), 'de')) &&
      (holds(known, rootOf(head, 'de')) || holds(known, head.replace(/(?:s|n|en)$/, '')))
    )
      return true
  }
  return false
}

function isFamiliar(word: string, language: Language): boolean {
  const known = wordsOf(language)
  return (
    holds(known, word) || holds(known, rootOf(word, language)) || (language === 'de' && isJoined(word, known))
  )
}

/** The words of a folded text that no ordinary request holds; names of people are none of them. */
export const unfamiliarWords = (text: string, language: Language, names: ReadonlySet<string>): string[] =>
  (text.match(/[a-z]+(?:'[a-z]+)?/g) ?? [])
    .flatMap((word) => word.split("'"))
    .filter((word) => word.length > 2 && !names.has(word) && !isFamiliar(word, language))

/**
 * The same without words that people use besides and that name nothing to eat (`plain.*.txt`): what may be a
 * food or a dish that the kitchen does not know. Of who is allergic to what, these words say nothing.
 */
export const strangeWords = (text: string, language: Language, names: ReadonlySet<string>): string[] =>
  unfamiliarWords(text, language, names).filter((word) => !holds(textOf(`plain.${language}.txt`), word))

/** A German noun stands behind an article or an adjective, or ends like one; a name does not. */
const beforeNouns =
  /^(?:[a-z]*(?:e[nrms]|es)|k?ein|[msd]ein|ihr|unser|die|das|zu[mr]|[bv]om|beim|[ai]m|ins|ans|mit|ohne|gegen|auf|wegen|sofort)$/
const nounEnding = /(?:en|eln|ern|ung|heit|keit|schaft|ion|tat|itis|chen|lein)$/

/**
 * The names of people in a text as it was written: an unfamiliar word with a capital letter. German writes every noun
 * so; there it must also stand alone and not end like a noun.
 */
export function namesIn(text: string, language: Language, folded: (text: string) => string): Set<string> {
  const found = new Set<string>()
  const words = [...text.matchAll(/\p{L}+/gu)]
  for (const [at, { 0: word }] of words.entries()) {
    if (!/^\p{Lu}\p{Ll}{2,}$/u.test(word)) continue
    const name = folded(word)
    if (isFamiliar(name, language)) continue
    const [before, article] = [1, 2].map((back) => folded(words[at - back]?.[0] ?? '')).concat('', '')
    const isNoun =
      beforeNouns.test(before ?? '') ||
      (/e$/.test(before ?? '') && /^(?:die|[a-z]*eine|diese|unsere|ihre|jede)$/.test(article ?? '')) ||
      nounEnding.test(name)
    if (language === 'de' && isNoun) continue
    found.add(name)
  }
  return found
}
