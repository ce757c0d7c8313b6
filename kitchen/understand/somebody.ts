import { matches } from '../lexicon/may-match.ts'
import type { Language } from '#shared/constants/languages.ts'
import { kin, pairs, persons } from './headcount-words.ts'
import { anyOf, inEach } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('somebody')

/** Somebody else than the one who speaks: a pronoun, a relative, a guest. On folded text. */
const others = inEach(lists('others'))

/** A place that is somebody's. */
const owned = inEach(lists('owned'))

const speaker: Record<Language, RegExp> = {
  en: anyOf({ en: "(?:i|me|we|us|myself)(?:'m|'ve|'ll|'d|'re)?" }),
  fr: anyOf({ fr: "je|j'[a-z]+|moi|me|m'[a-z]+|nous|on" }),
  es: anyOf(lists('speaker-es')),
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

/** The same, but for whose kitchen or shop it is: "in my fridge" is no guest. */
export const holdsGuests = (text: string, language: Language, names: ReadonlySet<string>): boolean =>
  holdsOthers(
    text.replace(new RegExp(owned[language], 'g'), (words) => (isKind(words) ? words : ' ')),
    language,
    names,
  )

export const holdsSomebody = (text: string, language: Language, names: ReadonlySet<string>): boolean =>
  speaker[language].test(text) || holdsOthers(text, language, names)
