import type { Language } from '../constants/languages.ts'
import { inAllLanguages, lineWords } from './words/index.ts'

const vulgar: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅐': 1 / 7,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
}

const fraction = `[${Object.keys(vulgar).join('')}]`
/** Bounded, so that a text of nothing but digits cannot make a pattern slow. */
const digits = `\\d{1,7}(?:[.,]\\d{1,6}){0,2}`

/** What stands between a whole number and its fraction: "1 1/2", "1-1/2", "1 and 1/2", "1 y 1/2"; and in sums. */
const joint = `(?:[ \\u00a0]{1,2}|-| ?(?:\\+|&|${inAllLanguages(({ and }) => and)}) ?)`
const slashed = '[1-9]\\d{0,2}[/⁄][1-9]\\d{0,2}'

/** A number in digits: 2, 1,5, 1 1/2, 1-1/2, 1 and 1/2, 1½, ½, 1/2, 1/4 + 1/8. */
export const digitPattern = `(?:\\d{1,4}${joint}(?:${slashed}(?!\\d)|${fraction})|${slashed} ?\\+ ?${slashed}|\\d{1,3}[/⁄]\\d{1,3}|\\d{1,4}[ \\u00a0]?${fraction}|${fraction}|${digits})`

/** A number in digits or in a word of the language. */
export function numberPattern(language: Language): string {
  const words = lineWords[language].numbers.map(([pattern]) => pattern).join('|')
  return `(?:${digitPattern}|(?:(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}])))`
}

function decimal(text: string, language: Language): number {
  const groups = language === 'en' ? /^\d{1,3}(,\d{3})+(\.\d+)?$/ : /^\d{1,3}(\.\d{3})+(,\d+)?$/
  const plain = groups.test(text) ? text.replaceAll(language === 'en' ? ',' : '.', '') : text
  return Number(plain.replace(',', '.'))
}

const joined = new RegExp(`(?<=\\d)${joint}(?=\\d+[/⁄]|${fraction})`, 'u')

/** The value of a number that `numberPattern` matched; NaN when it is none. */
export function readNumber(text: string, language: Language): number {
  const written = text.trim()
  const parts = written.split(joined)
  if (parts.length === 2) {
    const [whole = Number.NaN, part = Number.NaN] = parts.map((each) => readNumber(each, language))
    return whole + part
  }
  const [, over, under] = /^(\d+)[/⁄](\d+)$/.exec(written) ?? []
  if (under !== undefined) return Number(over) / Number(under)
  const sign = vulgar[written.at(-1) ?? '']
  if (sign !== undefined) return Number(written.slice(0, -1).trim() || 0) + sign
  if (/^\d/.test(written)) return decimal(written, language)
  const word = lineWords[language].numbers.find(([pattern]) =>
    new RegExp(`^(?:${pattern})$`, 'iu').test(written),
  )
  return word ? word[1] : Number.NaN
}
