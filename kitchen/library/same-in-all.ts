import { languages, type Language } from '#shared/constants/languages.ts'
import type { Phrase } from './steps/phrase.ts'
import { foodsNamedIn, withoutPlaces } from './places.ts'

/** French pours by the centilitre, and everybody writes "350 ml": 35 cl are as much. */
const inMillilitres: Readonly<Record<string, number>> = { cl: 10, dl: 100 }

const sorted = (list: readonly string[]) => list.toSorted().join(', ')

/** Numbers in digits, in their order of size; a number that begins a range counts as one. */
function numbersIn(text: string): string[] {
  return [...withoutPlaces(text).matchAll(/(?<![\p{L}\d])(\d+(?:[.,]\d+)?)(?: ?(cl|dl)\b)?/gu)]
    .map(([, number = '', unit = '']) => Number(number.replace(',', '.')) * (inMillilitres[unit] ?? 1))
    .toSorted((a, b) => a - b)
    .map(String)
}

const temperaturesIn = (text: string): string[] =>
  [...withoutPlaces(text).matchAll(/(\d+)(?= ?°)/g)].map(([, number = '']) => number)

const sides: readonly (readonly [what: string, of: (text: string) => readonly string[]])[] = [
  ['foods', foodsNamedIn],
  ['temperatures', temperaturesIn],
  ['numbers', numbersIn],
]

/** What one of the four sentences says that the English one does not; null where all say the same. */
export function differenceIn(text: Phrase): { language: Language; message: string } | null {
  for (const [what, of] of sides) {
    const english = sorted(of(text.en))
    const language = languages.find((each) => sorted(of(text[each])) !== english)
    if (language) {
      const own = sorted(of(text[language]))
      return { language, message: `other ${what} than in English: "${own}" and not "${english}"` }
    }
  }
  return null
}
