import { languages, type Language } from '#shared/constants/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { TextWords } from './text-words.ts'

export const textWords: Record<Language, TextWords> = { en, fr, es, de }

/** The words of a class in all languages. */
export const textWordsOfAll = (of: (words: TextWords) => string): string =>
  languages.map((language) => of(textWords[language])).join('|')

/** A pattern for each language. */
export const inEachLanguage = (
  of: (words: TextWords, language: Language) => RegExp,
): Record<Language, RegExp> =>
  Object.fromEntries(languages.map((language) => [language, of(textWords[language], language)])) as Record<
    Language,
    RegExp
  >
