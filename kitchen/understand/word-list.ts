import { languages, type Language } from '#shared/constants/languages.ts'

/** What people say, by language, so that a stranger can read and extend it. Each line is one way to say it, folded. */
export type WordList = Partial<Record<Language | 'any', string>>

const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** All lines of a list as alternatives of one pattern; a line may hold a pattern itself. */
export const alternatives = (list: WordList): string =>
  [...languages, 'any' as const].flatMap((language) => linesOf(list[language])).join('|')

/** True where any of these stands as a whole word, in whatever language. */
export const anyOf = (list: WordList, flags = ''): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${alternatives(list)})(?![a-z0-9])`, flags)

/** The words of a list as a set, for looking up one word at a time. */
export const setOf = (list: WordList): ReadonlySet<string> =>
  new Set([...languages, 'any' as const].flatMap((language) => linesOf(list[language]).join(' ').split(' ')))
