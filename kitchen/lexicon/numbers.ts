import type { Language } from '#shared/constants/languages.ts'

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

/** Number words as they stand before things; longer phrases first. */
const spoken: Record<Language, readonly (readonly [pattern: string, value: number])[]> = {
  en: [
    ['one and a half', 1.5],
    ['half an?|a half|half', 0.5],
    ['a quarter(?: of an?)?|quarter of an?', 0.25],
    ['a dozen', 12],
    ['a couple of', 2],
    ['one|an|a', 1],
    ['two', 2],
    ['three', 3],
    ['four', 4],
    ['five', 5],
    ['six', 6],
    ['seven', 7],
    ['eight', 8],
    ['nine', 9],
    ['ten', 10],
    ['twelve', 12],
  ],
  fr: [
    ['une? et demie?', 1.5],
    ["une demie?|un demi|la moitié d[’']une?|demi-|demie?", 0.5],
    ["un quart d[e’']|un quart", 0.25],
    ["une douzaine d[e’']", 12],
    ['une?', 1],
    ['deux', 2],
    ['trois', 3],
    ['quatre', 4],
    ['cinq', 5],
    ['six', 6],
    ['sept', 7],
    ['huit', 8],
    ['neuf', 9],
    ['dix', 10],
    ['douze', 12],
  ],
  es: [
    ['una? y medi[oa]', 1.5],
    ['medi[oa]', 0.5],
    ['un cuarto de|un cuarto', 0.25],
    ['una docena de', 12],
    ['una?|uno', 1],
    ['dos', 2],
    ['tres', 3],
    ['cuatro', 4],
    ['cinco', 5],
    ['seis', 6],
    ['siete', 7],
    ['ocho', 8],
    ['nueve', 9],
    ['diez', 10],
    ['doce', 12],
  ],
  de: [
    ['anderthalb|eineinhalb', 1.5],
    ['zweieinhalb', 2.5],
    ['eine[nrms]? halbe[nrsm]?|ein halbe[rs]|halbe[rsn]?', 0.5],
    ['eine? viertel|ein viertel', 0.25],
    ['ein dutzend', 12],
    ['eine[nrms]?|ein', 1],
    ['zwei', 2],
    ['drei', 3],
    ['vier', 4],
    ['fünf', 5],
    ['sechs', 6],
    ['sieben', 7],
    ['acht', 8],
    ['neun', 9],
    ['zehn', 10],
    ['zwölf', 12],
  ],
}

const fraction = `[${Object.keys(vulgar).join('')}]`
/** Bounded, so that a text of nothing but digits cannot make a pattern slow. */
const digits = `\\d{1,7}(?:[.,]\\d{1,6}){0,2}`

/** What stands between a whole number and its fraction: "1 1/2", "1-1/2", "1 and 1/2", "1 y 1/2"; and in sums. */
const joint = '(?:[ \\u00a0]{1,2}|-| ?(?:\\+|&|and|et|y|und) ?)'
const slashed = '[1-9]\\d{0,2}[/⁄][1-9]\\d{0,2}'

/** A number in digits: 2, 1,5, 1 1/2, 1-1/2, 1 and 1/2, 1½, ½, 1/2, 1/4 + 1/8. */
export const digitPattern = `(?:\\d{1,4}${joint}(?:${slashed}(?!\\d)|${fraction})|${slashed} ?\\+ ?${slashed}|\\d{1,3}[/⁄]\\d{1,3}|\\d{1,4}[ \\u00a0]?${fraction}|${fraction}|${digits})`

/** A number in digits or in a word of the language. */
export function numberPattern(language: Language): string {
  const words = spoken[language].map(([pattern]) => pattern).join('|')
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
  const word = spoken[language].find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(written))
  return word ? word[1] : Number.NaN
}
