import { matches } from '../lexicon/may-match.ts'
import { numeral, toNumber, withDigits } from '../lexicon/text/number-words.ts'
import { anyBounded } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('time-limit')

const minuteWord = "(?:minutes?|mins?|minutos?|minuten|minutchen|minute|min\\.?|mn|')"
const hourWord = '(?:hours?|hrs?|heures?|horas?|horitas?|stunden?|stundchen|std\\.?|hr|h)'

/** Set phrases for stretches of time, longest first. */
const phrases: readonly (readonly [number, RegExp])[] = [
  [90, anyBounded(lists('minutes-90'))],
  [75, anyBounded(lists('minutes-75'))],
  [150, anyBounded(lists('minutes-150'))],
  [45, anyBounded(lists('minutes-45'))],
  [30, anyBounded(lists('minutes-30'))],
  [15, /\b((a )?quarter (of an )?hour|quart d'heure|cuarto de hora|viertel ?stunde|viertelstundchen)\b/],
  [60, anyBounded(lists('minutes-60'))],
  [120, /\b(a couple of hours|a few hours|ein paar stunden)\b/],
]

const quick = anyBounded(lists('quick'))
export const quickerWords = anyBounded(lists('quicker-words'))
export const noHurry = anyBounded(lists('no-hurry'))

/** The time a guest allows, in minutes, or null. */
export function readLimit(folded: string): number | null {
  if (matches(noHurry, folded)) return null
  const digits = withDigits(folded)
  const both = new RegExp(
    `\\b${numeral}\\s*${hourWord}\\s*(?:and|et|y|und)?\\s*${numeral}\\s*(?:${minuteWord})?(?![a-z\\d])`,
  ).exec(digits)
  if (both?.[1] && both[2]) {
    const rest = toNumber(both[2]) ?? 0
    if (rest < 60 && rest >= 5) return (toNumber(both[1]) ?? 1) * 60 + rest
  }
  const set = phrases.find(([, words]) => matches(words, folded))
  if (set) return set[0]
  const minutes = new RegExp(`(?:^|[^\\d.,])${numeral}[\\s-]*${minuteWord}(?![a-z])`).exec(digits)
  const given = minutes?.[1] ? toNumber(minutes[1]) : null
  if (given !== null && given >= 3) return given
  const hours = new RegExp(`\\b(an|${numeral.slice(1, -1)})\\s*${hourWord}(?![a-z'])`).exec(digits)
  if (hours?.[1]) return (hours[1] === 'an' ? 1 : (toNumber(hours[1]) ?? 1)) * 60
  return quick.test(folded) ? 30 : null
}
