import { languages, type Language } from '../../constants/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { LineWords } from './line-words.ts'

export const lineWords: Record<Language, LineWords> = { en, fr, es, de }

/** The words of a class in all languages: what is written between digits is understood in each of them. */
export const inAllLanguages = (of: (words: LineWords) => string): string =>
  languages.map((language) => of(lineWords[language])).join('|')
