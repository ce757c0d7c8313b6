import type { Language } from '../constants/languages.ts'
import { frenchDe } from './amounts.ts'

interface LineageWords {
  /** Before and after the title of what a recipe is a variant of; its author is null where nobody is named. */
  around: (author: string | null) => readonly [before: string, after: string]
  /** In place of all that, where the reader may not read it. */
  private: string
}

/** What a recipe was made from, in the line below its title; server and browser render it alike. */
export const lineageWords: Record<Language, LineageWords> = {
  en: {
    around: (author) => [author ? `after ${author}’s ` : 'after ', ''],
    private: 'after a dish that is private',
  },
  fr: {
    around: (author) => ['d’après «\u202F', author ? `\u202F», ${frenchDe(author)}` : '\u202F»'],
    private: 'd’après un plat privé',
  },
  es: {
    around: (author) => ['a partir de «', author ? `», de ${author}` : '»'],
    private: 'a partir de un plato privado',
  },
  de: {
    around: (author) => ['nach „', author ? `“ von ${author}` : '“'],
    private: 'nach einem privaten Gericht',
  },
}
