import type { Language } from '#shared/constants/languages.ts'
import { unitWords, type Unit } from '#shared/words/units.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { numbersIn } from './numbers.ts'
import type { Question } from './recognise.ts'
import { halvesOf, inEachLanguage, readEntries } from './read-entries.ts'
import { foodsIn, frame, plainList, type Table } from './table.ts'
import { fits, readRule, type Rule } from './words.ts'

interface Measure {
  named: Rule
  line: string
}

/** What each household measure holds, by the words that name it. */
const measures = inEachLanguage((language): readonly Measure[] =>
  readEntries('measures.txt').map((entry) => {
    const [words, line] = halvesOf(entry, language)
    return { named: readRule(words), line }
  }),
)

const measuresNamed = (text: string, language: Language): string[] =>
  measures[language]().flatMap(({ named, line }) => (fits(named, text) ? [line] : []))

const spoons = [
  ['cup', / (?:cups?|tasses?|tazas?|tassen?) /],
  [
    'tbsp',
    / (?:tablespoons?|tbsp|cuill?er(?:e|ee)s?(?: a soupe)?(?! a cafe)|cucharadas?(?: soperas?)?|cucharas?|spoons?|spoonfuls|essloffel|loffel|el) /,
  ],
  ['tsp', / (?:teaspoons?|tsp|cuill?er(?:e|ee)s? a cafe|cucharaditas?|teeloffel|tl) /],
  ['tbsp', / (?:knob|noix de|nuez|stich) /],
] as const

/** "200 g" or "200 grams", which are to be told in spoons or cups. */
// "200 g de" may have been read as a chat writes "j’ai".
const inGrams = / (\d+) ?(?:g|j ai|gr|grams?|grammes?|gramos?|gramm) /

const gramsOf = (food: Ingredient, unit: 'cup' | 'tbsp' | 'tsp'): number =>
  food.grams[unit] ?? (unit === 'cup' ? 0 : (food.grams.cup ?? 0) / (unit === 'tbsp' ? 16 : 48))

const rounded = (grams: number) => (grams > 20 ? Math.round(grams / 5) * 5 : Math.round(grams))

const named = (unit: Unit, n: number, language: Language) => unitWords[language][unit][n > 1 ? 1 : 0]

/** How much a cup or spoon of a food weighs, or how many of them so many grams are; else what the measures hold. */
export function measureOf({ text }: Question, { language }: Table): string {
  const gelatine = gelatineIn(text, language)
  if (gelatine) return gelatine
  const foods = foodsIn(text, language)
  const [food] = foods
  const [unit] = spoons.find(([, words]) => words.test(text)) ?? []
  const each = unit && food ? gramsOf(food, unit) : 0
  const lines = measuresNamed(text, language)
  if (!food || !unit || each === 0) return lines.length > 0 ? lines.join(' ') : frame('measures', language)
  const name = plainList([food], language)
  const weight = Number(inGrams.exec(text)?.[1] ?? 0)
  if (weight > 0) {
    const n = Math.round((weight / each) * 2) / 2
    const shown = language === 'en' ? String(n) : String(n).replace('.', ',')
    return frame('spoons-in', language, {
      grams: weight,
      food: name,
      n: shown,
      unit: named(unit, n, language),
    })
  }
  const amounts = numbersIn(text, language)
  const half = / (?:half|demi|demie|media|medio|halbe) /.test(text)
  const n = half ? 0.5 : (amounts[0] ?? 1)
  // "A cup of flour and one of sugar": each of them.
  return foods
    .filter((one) => gramsOf(one, unit) > 0)
    .map((one) =>
      frame('cups', language, {
        n: half ? '½' : n,
        unit: named(unit, n, language),
        food: plainList([one], language),
        grams: rounded(gramsOf(one, unit) * n),
      }),
    )
    .join(' ')
}

const gelatineWords =
  / (?:gelatine?s?|gelatina|gelatinas|blattgelatine|pulvergelatine|gelatinepulver|gelatineblatter) /
const leaf = / (?:(?:blatt)\w*|leaf|leaves|sheets?|feuilles?|hojas?|laminas?|blattgelatine|gelatineblatter) /
const powder =
  / (?:powder(?:ed)?|pulver|gemahlen\w*|poudre|polvo|sachets?|sobres?|pulvergelatine|gelatinepulver|tutchen|packchen) /
const leafGrams = 1.6

/** Powder for leaves of gelatine and the reverse; null where a text does not speak of both. */
function gelatineIn(text: string, language: Language): string | null {
  if (!gelatineWords.test(text) || !leaf.test(text) || !powder.test(text)) return null
  const grams = Number(inGrams.exec(text)?.[1] ?? 0)
  if (grams > 0) return frame('gelatine-leaves', language, { grams, leaves: Math.round(grams / leafGrams) })
  const leaves = numbersIn(text, language).find((each) => each > 1) ?? 6
  const weight = Math.round(leaves * leafGrams)
  return frame('gelatine-powder', language, {
    leaves,
    grams: weight,
    spoons: Math.max(1, Math.round(weight / 3)),
  })
}
