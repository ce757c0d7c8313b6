import type { Language } from '#shared/constants/languages.ts'

/** A part of a step's text; `minutes` where it is a time that a timer can be set to. */
export interface TimePart {
  text: string
  /** Where it begins in the whole text. */
  at: number
  minutes: number | null
}

/** Longer ones are not timed in a kitchen: brining, drying. */
const longest = 24 * 60

const signs: Record<string, number> = { '¼': 1 / 4, '⅓': 1 / 3, '½': 1 / 2, '⅔': 2 / 3, '¾': 3 / 4 }
const figure = String.raw`\d+(?:[.,]\d+)?(?:\s?[¼⅓½⅔¾])?|[¼⅓½⅔¾]`

interface TimeWords {
  /** Spellings of each unit, as parts of a regular expression. */
  hour: string
  minute: string
  second: string
  /** Whole times, in minutes. */
  fixed: Record<string, number>
  /** Numbers written as words. */
  numbers: Record<string, number>
  /** Between the limits of a range, and before and between them where both are named. */
  to: string
  between: [before: string, and: string]
  /** Between hours and minutes. */
  and: string
  /** Between a number and its unit: "2 more minutes". */
  more: string
}

const words: Record<Language, TimeWords> = {
  en: {
    hour: 'hours?|hrs?|h',
    minute: 'minutes?|mins?',
    second: 'seconds?|secs?',
    fixed: { 'half an hour': 30, 'an hour and a half': 90, 'a quarter of an hour': 15, 'an hour': 60 },
    numbers: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, a: 1 },
    to: '-|–|to|or',
    between: ['between', 'and'],
    and: 'and',
    more: 'more|further|extra',
  },
  fr: {
    hour: 'heures?|h',
    minute: 'minutes?|min|mn',
    second: 'secondes?|sec',
    fixed: {
      'une demi-heure': 30,
      'une demi heure': 30,
      'une heure et demie': 90,
      "un quart d['’]heure": 15,
      "trois quarts d['’]heure": 45,
    },
    numbers: { une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, huit: 8, dix: 10 },
    to: '-|–|à|ou',
    between: ['entre', 'et'],
    and: 'et',
    more: 'bonnes?|petites?',
  },
  es: {
    hour: 'horas?|h',
    minute: 'minutos?|min',
    second: 'segundos?|seg',
    fixed: { 'media hora': 30, 'una hora y media': 90, 'un cuarto de hora': 15 },
    numbers: { un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, ocho: 8, diez: 10 },
    to: '-|–|a|o',
    between: ['entre', 'y'],
    and: 'y',
    more: 'buenos',
  },
  de: {
    hour: String.raw`Stunden?|Std\.?|h`,
    minute: String.raw`Minuten?|Min\.?`,
    second: String.raw`Sekunden?|Sek\.?`,
    fixed: {
      'eine halbe Stunde': 30,
      'einer halben Stunde': 30,
      'eine Viertelstunde': 15,
      'eine Dreiviertelstunde': 45,
      'anderthalb Stunden': 90,
      'eineinhalb Stunden': 90,
    },
    numbers: { eine: 1, einer: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, acht: 8, zehn: 10 },
    to: '-|–|bis|oder',
    between: ['zwischen', 'und'],
    and: 'und',
    more: 'weitere[nr]?|gute',
  },
}

/** Longer alternatives first: the first one that fits is taken. */
const alternatives = (texts: Iterable<string>) =>
  [...texts].toSorted((one, other) => other.length - one.length).join('|')

function patternFor(language: Language): RegExp {
  const { hour, minute, second, fixed, numbers, to, between, and, more } = words[language]
  const number = `${figure}|${alternatives(Object.keys(numbers))}`
  const range = String.raw`(?:${between[0]}\s+(?:${number})\s+${between[1]}\s+(?:${number})|(?:${number})(?:\s*(?:${to})\s*(?:${number}))?)`
  // "1 h 30" leaves the unit of the minutes out.
  const rest = String.raw`(?:\s*(?:${and}\s+)?(?:${figure})\s*(?:${minute})|(?<=h)\s?[0-5]\d)?`
  const end = String.raw`(?![\p{L}\d])`
  return new RegExp(
    String.raw`(?<![\p{L}\d.,/])(?:(?<fixed>${alternatives(Object.keys(fixed))})|(?<from>${range})(?:\s+(?:${more})\s|[\s-]*)(?:(?<hour>${hour})(?<rest>${rest})|(?<minute>${minute})|(?<second>${second})))${end}`,
    'giu',
  )
}

const patterns = new Map<Language, RegExp>()

function patternOf(language: Language): RegExp {
  const pattern = patterns.get(language) ?? patternFor(language)
  patterns.set(language, pattern)
  return pattern
}

/** The first number of a text: the lower limit of a range, because food can cook on but not back. */
function firstNumber(text: string, language: Language): number {
  const { numbers } = words[language]
  const [written = ''] = new RegExp(`${figure}|${alternatives(Object.keys(numbers))}`, 'iu').exec(text) ?? []
  const named = numbers[written.toLowerCase()]
  if (named !== undefined) return named
  const [whole = '', sign = ''] = [/^[\d.,]+/.exec(written)?.[0], /[¼⅓½⅔¾]/.exec(written)?.[0]]
  return Number(whole.replace(',', '.') || 0) + (signs[sign] ?? 0)
}

function minutesOf(groups: Record<string, string | undefined>, language: Language): number {
  const { fixed, from = '', hour, rest, second } = groups
  if (fixed !== undefined) {
    const entries = Object.entries(words[language].fixed)
    return entries.find(([each]) => new RegExp(`^${each}$`, 'iu').test(fixed))?.[1] ?? 0
  }
  const limits = words[language].between
  const amount = firstNumber(from.replace(new RegExp(`^${limits[0]}\\s+`, 'iu'), ''), language)
  if (second !== undefined) return amount / 60
  if (hour === undefined) return amount
  return amount * 60 + (rest ? firstNumber(rest.replace(/^\D+/u, ''), language) : 0)
}

/** The text in parts, with the times in it. */
export function timesIn(text: string, language: Language): TimePart[] {
  const parts: TimePart[] = []
  let end = 0
  for (const match of text.matchAll(patternOf(language))) {
    const minutes = minutesOf(match.groups ?? {}, language)
    if (minutes <= 0 || minutes > longest) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index), at: end, minutes: null })
    parts.push({ text: match[0], at: match.index, minutes })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end), at: end, minutes: null })
  return parts
}
