import type { Language } from '#shared/constants/languages.ts'
import { forms, listed, type Form, type Noun } from '../../lexicon/articles.ts'
import { pouredNoun, spokenNoun } from './noun.ts'
import type { Part } from '../../library/lines/part.ts'
import { placeholder, withOptions, type Phrase } from '../../library/steps/phrase.ts'

export type { Phrase }

export interface Words {
  /** The things a name stands for; an unknown name stands for nothing. */
  parts: (name: string) => readonly Part[]
  /** Numbers and ready texts. */
  values?: Record<string, string | number>
  /** True while a lemon is still a lemon; in every other step only its juice is poured. */
  whole?: boolean
  /** How the things are called here, where it is neither in the kitchen's way nor the list's. */
  nounOf?: (part: Part, form: Form) => Noun
}

function asForm(name: string | undefined): Form {
  return forms.find((form) => form === name) ?? 'the'
}

/** Agreement with a list: two choices are singular/plural, four are m/f singular and m/f plural. */
function agreed(nouns: readonly Noun[], choices: string) {
  const options = choices.split('/')
  const plural = nouns.length > 1 || (nouns[0]?.plural ?? false)
  if (options.length === 2) return options[plural ? 1 : 0] ?? ''
  const feminine = nouns.length > 0 && nouns.every(({ gender }) => gender === 'f')
  return options[(plural ? 2 : 0) + (feminine ? 1 : 0)] ?? ''
}

/** One kind of apostrophe everywhere, the one people type. */
export function plainApostrophes(text: string) {
  return text.replaceAll('’', "'")
}

function capital(text: string) {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

const adjacent = /\{([^{}?:]+)(:[a-z]+)?\} (?:and|et|y|und) \{([^{}?:]+)(:[a-z]+)?\}/g

/** "The onions and the garlic and the thyme" is one list: "the onions, the garlic and the thyme". */
function runTogether(template: string, isList: (names: string) => boolean) {
  return template.replace(adjacent, (whole, first: string, form = '', second: string, other = '') =>
    form === other && isList(first) && isList(second) ? `{${first}+${second}${form}}` : whole,
  )
}

/** Fills a sentence pattern for one language. */
export function speak(phrase: Phrase, language: Language, words: Words): { text: string } {
  const partsOf = (names: string) => names.split('+').flatMap((name) => words.parts(name))

  const fill = (template: string): string =>
    template.replace(placeholder, (_whole, names: string, form?: string, choices?: string) => {
      const value = words.values?.[names]
      if (value !== undefined) return String(value)
      const parts = [...new Set(partsOf(names))]
      const nounOf = (part: Part) =>
        words.nounOf?.(part, asForm(form)) ?? (words.whole ? spokenNoun : pouredNoun)(part, language)
      const nouns = parts.map(nounOf)
      if (choices !== undefined) return agreed(nouns, choices)
      const distinct = nouns.filter(
        (noun, place) => nouns.findIndex(({ word }) => word === noun.word) === place,
      )
      return listed(distinct, asForm(form), language)
    })

  const isThere = (names: string) => {
    const value = words.values?.[names]
    return value !== undefined ? value !== '' : partsOf(names).length > 0
  }
  const chosen = withOptions(phrase[language], isThere)
  return { text: tidied(fill(runTogether(chosen, (names) => words.values?.[names] === undefined))) }
}

/** Single spaces, no space in front of a comma, and every sentence with a capital. */
function tidied(text: string): string {
  const spaced = text
    .replace(/ +/g, ' ')
    .replace(/ ([.,])/g, '$1')
    .replace(/,,/g, ',')
    .trim()
  return capital(spaced).replace(
    /([.!?] )(\p{Ll})/gu,
    (_whole, gap: string, letter: string) => gap + letter.toLocaleUpperCase(),
  )
}
