import type { Language } from '#shared/constants/languages.ts'
import { readAmounts, type Amount } from '#shared/lines/amounts.ts'
import { digitPattern, numberPattern, readNumber } from '#shared/lines/numbers.ts'
import { inAllLanguages, lineWords } from '#shared/lines/words/index.ts'
import { inEachLanguage, textWordsOfAll } from './words/index.ts'

/** "1 h et 30": between hours and minutes, in any language. */
const ands = inAllLanguages(({ and }) => and)

const between = inEachLanguage((words) => new RegExp(`^[\\s(]*(?:${words.between})*$`, 'iu'))

/** The amount that belongs to what begins at `at`: "2 c. à s. d’" before "huile"; null when none stands there. */
export function amountBefore(text: string, at: number, language: Language): Amount | null {
  const from = Math.max(text.lastIndexOf('\n', at - 1) + 1, at - 80)
  const near = readAmounts(text.slice(from, at + 40), language).findLast(({ start }) => from + start < at)
  if (!near) return null
  // A name may begin with its measure ("gousses d'ail"): then the amount reaches into it.
  const end = Math.min(from + near.end, at)
  const gap = text.slice(end, at)
  const belongs = between[language].test(gap) || (near.unit !== null && described.test(gap))
  return belongs ? { ...near, start: from + near.start, end } : null
}

const joins = textWordsOfAll((words) => words.joins)
/** "2 lb peeled shrimp", "500 g vom guten Schinken": what has a weight may have two words of its own. */
const described = new RegExp(
  `^ (?:of |de |d['’]|vom |von )?(?!(?:${joins})\\b)\\p{L}+ (?:(?!(?:${joins})\\b)\\p{L}+ )?$`,
  'u',
)

const halves = inEachLanguage(({ halfHour }) => new RegExp(halfHour, 'iu'))
const quarters = inEachLanguage(({ quarterHour }) => new RegExp(quarterHour, 'iu'))

const minutePatterns = inEachLanguage(({ hours, minutes, andHalf }, language) => {
  const one = numberPattern(language)
  const range = `\\s*(?:-|–|${lineWords[language].range})\\s*`
  const number = `(?<hours>${one})(?:${range}(?<hoursAtMost>${digitPattern}))?`
  const rest = `(?:\\s*(?:${ands}|,)?\\s*(?<rest>\\d{1,3})\\s*(?:${minutes})?(?!\\p{L}|\\p{N}))?`
  const only = `(?<minutes>${one})(?:${range}(?<minutesAtMost>${digitPattern}))?\\s*(?:${minutes})(?!\\p{L})`
  return new RegExp(
    `(?<![\\p{L}\\p{N}.,/])(?:${number}\\s*(?:${hours})(?!\\p{L})(?<half>${andHalf})?${rest}|${only})`,
    'giu',
  )
})

/** Minutes of the first stretch of time in a text, hours ×60 ("1 h 30", "anderthalb Stunden"), the longer of "35-40 min"; null when there is none. */
export function readMinutes(text: string, language: Language): number | null {
  const candidates: { at: number; minutes: number }[] = []
  for (const match of text.matchAll(minutePatterns[language])) {
    const { hours, hoursAtMost, half, rest, minutes, minutesAtMost } = match.groups ?? {}
    const value = hours
      ? readNumber(hoursAtMost ?? hours, language) * 60 + (half ? 30 : 0) + Number(rest ?? 0)
      : readNumber(minutesAtMost ?? minutes ?? '', language)
    if (Number.isFinite(value) && value > 0) {
      candidates.push({ at: match.index, minutes: value })
      break
    }
  }
  const half = halves[language].exec(text)
  if (half) candidates.push({ at: half.index, minutes: 30 })
  const quarter = quarters[language].exec(text)
  if (quarter) candidates.push({ at: quarter.index, minutes: 15 })
  const first = candidates.toSorted((a, b) => a.at - b.at || a.minutes - b.minutes)[0]
  return first ? Math.round(first.minutes * 100) / 100 : null
}
