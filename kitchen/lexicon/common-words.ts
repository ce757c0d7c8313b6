import { readFileSync } from 'node:fs'
import { languages, type Language } from '#shared/constants/languages.ts'
import { readWordSections, type CommonWords } from './read-common-words.ts'

function load(language: Language): CommonWords {
  const file = `${language}.txt`
  const text = readFileSync(new URL(`./words/${file}`, import.meta.url), 'utf8')
  return readWordSections(`kitchen/lexicon/words/${file}`, text)
}

const loaded: Record<Language, CommonWords> = {
  en: load('en'),
  fr: load('fr'),
  es: load('es'),
  de: load('de'),
}

/** Words that occur in most sentences of a language, by which languages are told apart. */
export const functionWordsOf: Record<Language, ReadonlySet<string>> = {
  en: loaded.en.functionWords,
  fr: loaded.fr.functionWords,
  es: loaded.es.functionWords,
  de: loaded.de.functionWords,
}

/** Words that are never read as a misspelt ingredient, function words included. */
export const commonWordsOf: Record<Language, ReadonlySet<string>> = {
  en: loaded.en.common,
  fr: loaded.fr.common,
  es: loaded.es.common,
  de: loaded.de.common,
}

/** Whether a word, folded, is an everyday one in any of the languages. */
export const isCommonWord = (word: string): boolean =>
  languages.some((language) => commonWordsOf[language].has(word))

/** Phrases that contain the name of a food and mean none. */
export const nonFoodPhrases: Record<Language, readonly string[]> = {
  en: loaded.en.phrases,
  fr: loaded.fr.phrases,
  es: loaded.es.phrases,
  de: loaded.de.phrases,
}
