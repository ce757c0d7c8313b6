import { withDigits } from '../lexicon/text/number-words.ts'

/** How a time of day is said, on folded text with its numbers in digits: what it means in minutes since midnight. */
const forms: readonly (readonly [RegExp, (one: string, two: string) => number])[] = [
  [/(\d{1,2}) ?(?::|\.|h|uhr|heures?) ?([0-5]\d)(?!\d)/, (h, m) => Number(h) * 60 + Number(m)],
  [/halb (\d{1,2})/, (h) => Number(h) * 60 - 30],
  [/half (?:past )?(\d{1,2})/, (h) => Number(h) * 60 + 30],
  [/(\d{1,2})(?: heures?| h)? (?:et demie?|y media)/, (h) => Number(h) * 60 + 30],
  [/(\d{1,2})(?: heures?| h)? (?:et quart|y cuarto)/, (h) => Number(h) * 60 + 15],
  [/(\d{1,2})(?: heures?| h)? (?:moins le quart|menos cuarto)/, (h) => Number(h) * 60 - 15],
  [/(?:quarter past|viertel nach) (\d{1,2})/, (h) => Number(h) * 60 + 15],
  [/(?:quarter to|viertel vor|dreiviertel) (\d{1,2})/, (h) => Number(h) * 60 - 15],
  [/(\d{1,2}) (?:minutes )?(?:past|nach) (\d{1,2})/, (m, h) => Number(h) * 60 + Number(m)],
  [/(\d{1,2}) (?:minutes )?(?:to|vor) (\d{1,2})/, (m, h) => Number(h) * 60 - Number(m)],
  [/(\d{1,2}) y ([0-5]?\d)/, (h, m) => Number(h) * 60 + Number(m)],
  [/(\d{1,2}) menos ([0-5]?\d)/, (h, m) => Number(h) * 60 - Number(m)],
  [/(\d{1,2})(?: ?(?:h|uhr|heures?|o'clock|pm|am))?(?![a-z\d])/, (h) => Number(h) * 60],
]

const anyTime = forms.map(([{ source }]) => source).join('|')

function minutesOf(text: string): number | null {
  for (const [words, meaning] of forms) {
    const [found, one = '', two = ''] = new RegExp(`^(?:${words.source})`).exec(text) ?? []
    if (found) return meaning(one, two)
  }
  return null
}

const isNow =
  /(?<![a-z])(?:it'?s|it is|time is|il est|son las|es la|sind|es ist|ist es|jetzt|now|ahora|maintenant)(?: (?:now|already|just|jetzt|schon|gerade|deja|ya|las|la|about|around|gone))* $/
const isThen =
  /(?<![a-z])(?:by|at|for|before|until|a|pour|avant|vers|a las|a la|para las|antes de las|um|bis|gegen|fur|ab)(?: (?:about|around|las|la))? $/

/** The minutes between the time that it is and the time at which they eat, where a turn says both. */
export function minutesUntilMeal(folded: string): number | null {
  const text = withDigits(folded)
  let now: number | null = null
  let then: number | null = null
  for (const { index, 0: found } of text.matchAll(new RegExp(`(?<![\\d.,:a-z])(?:${anyTime})`, 'g'))) {
    const before = text.slice(0, index)
    if (isNow.test(before)) now ??= minutesOf(found)
    else if (isThen.test(before)) then ??= minutesOf(found)
  }
  if (now === null || then === null) return null
  const between = (((then - now) % 720) + 720) % 720
  return between >= 10 && between <= 360 ? between : null
}
