import { matches } from '../lexicon/may-match.ts'
import type { Language } from '#shared/constants/languages.ts'
import { kin, pairs, persons } from './headcount-words.ts'
import { anyOf } from './word-list.ts'

/** Somebody else than the one who speaks: a pronoun, a relative, a guest. On folded text. */
const others: Record<Language, RegExp> = {
  en: anyOf({
    en: `
      (?:he|she|they|him|her|his|their|them|theirs)(?:'s|'ll|'ve|'re|'d)?
      (?:my|our) (?!own|favou?rite|usual)[a-z]+
      (?:some|any|every)(?:one|body)
      no ?one
      who
      whose
    `,
  }),
  fr: anyOf({
    fr: `
      (?:il|elle|ils|elles|lui|leur|leurs|son|sa|ses|eux)
      (?:mon|ma|mes|notre|nos) (?!prefere|propre)[a-z]+
      quelqu'un
      qui
    `,
  }),
  es: anyOf({
    es: `
      (?:ella|ellos|ellas|le|les|su|sus)
      (?:mi|mis|nuestr[oa]s?) (?!favorit|propi)[a-z]+
      alguien
      quien(?:es)?
    `,
  }),
  de: anyOf({
    de: `
      (?:er|sie|ihm|ihn|ihr|ihnen|ihre[nmrs]?|sein|seine[nmrs]?)
      (?:mein|unser)[a-z]{0,2} [a-z]+
      jemand(?:en|em)?
      wer|wem|wen|deren|dessen
    `,
  }),
}

const speaker: Record<Language, RegExp> = {
  en: anyOf({ en: "(?:i|me|we|us|myself)(?:'m|'ve|'ll|'d|'re)?" }),
  fr: anyOf({ fr: "je|j'[a-z]+|moi|me|m'[a-z]+|nous|on" }),
  es: anyOf({ es: 'yo|me|mi|nos|nosotr[oa]s|conmigo|soy|tengo|[a-z]+rme' }),
  de: anyOf({ de: 'ich|mir|mich|wir|uns' }),
}

const byKind = new RegExp(`(?<![a-z])(?:${kin}|${pairs}|${persons})(?![a-z])`)
/** What is counted and is nobody in particular. */
const heads = /\b(?:chef|person|personen|personas?|personnes?|covers?|heads?|bouches?|bocas?)\b/g

/** "The lad" as well as "the lads": the lists hold many of them only as they are counted. */
const isKind = (text: string) =>
  matches(byKind, text) ||
  matches(byKind, text.replace(/[a-z](?= |$|,)/g, '$&s')) ||
  matches(byKind, text.replace(/[a-z](?= |$|,)/g, '$&es'))

/** True when a folded text holds somebody else than the speaker. */
export const holdsOthers = (text: string, language: Language, names: ReadonlySet<string>): boolean =>
  others[language].test(text) ||
  isKind(text.replace(heads, ' ')) ||
  (text.match(/[a-z]+/g) ?? []).some((word) => names.has(word))

export const holdsSomebody = (text: string, language: Language, names: ReadonlySet<string>): boolean =>
  speaker[language].test(text) || holdsOthers(text, language, names)
