import type { Language } from '#shared/constants/languages.ts'
import { unitWords, type Unit } from '#shared/words/units.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { numbersIn } from './numbers.ts'
import type { Question } from './recognise.ts'
import { halvesOf, inEachLanguage, readEntries } from './read-entries.ts'
import { convertedUnits, gramsIn, mostGrams } from './units.ts'
import { aboutChef, foodsIn, frame, plainList, type Table } from './table.ts'
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

const gramsOf = (food: Ingredient, unit: 'cup' | 'tbsp' | 'tsp'): number => gramsIn(food, unit)

const rounded = (grams: number) => (grams > 20 ? Math.round(grams / 5) * 5 : Math.round(grams))

const named = (unit: Unit, n: number, language: Language) => unitWords[language][unit][n > 1 ? 1 : 0]

/** "1½ cups", "half a cup", "a cup": what stands right before the unit. */
function countBefore(text: string): { n: number; shown: string } {
  if (/ (?:half an?|half|une? demi|demie?|medi[ao]|halbe[rn]?) $/.test(text)) return { n: 0.5, shown: '½' }
  const [, whole, part] = / (\d+)(?: (\d))? $/.exec(text) ?? []
  const n = whole === undefined ? 1 : Number(`${whole}.${part ?? 0}`)
  return { n, shown: String(n) }
}

/** Each measure of a text with the food behind it, or the only food before it: "350 F and 1 cup of flour" has one. */
function measuredIn(text: string, language: Language) {
  const found = spoons.flatMap(([unit, words]) =>
    [...text.matchAll(new RegExp(words.source.replace(/ $/, '(?= )'), 'g'))].map(({ 0: said, index }) => ({
      unit,
      start: index,
      end: index + said.length,
    })),
  )
  const places = found
    .filter(({ start }, at) => found.findIndex((each) => each.start === start) === at)
    .toSorted((a, b) => a.start - b.start)
  return places.flatMap(({ unit, start, end }, at) => {
    const behind = foodsIn(text.slice(end, places[at + 1]?.start), language)
    const foods = behind.length > 0 ? behind : places.length === 1 ? foodsIn(text, language) : []
    // "A cup of flour and one of sugar": each of them.
    return foods
      .filter((food) => gramsOf(food, unit) > 0)
      .map((food) => ({ unit, food, ...countBefore(`${text.slice(0, start)} `) }))
  })
}

/** Whether a text names measures of two foods or more, each of which is to be told. */
export const measuresSeveral = (text: string, language: Language): boolean =>
  new Set(measuredIn(text, language).map(({ food }) => food)).size > 1

/** How much a measure of a food is in the unit asked for, or in grams; else what the measures hold. */
export function measureOf({ text }: Question, { language }: Table): string {
  const measured = measuredIn(text, language)
  const told =
    gelatineIn(text, language) ?? (measuresSeveral(text, language) ? null : convertedUnits(text, language))
  if (told) return told
  const lines = measuresNamed(text, language)
  const [first] = measured
  if (!first && lines.length === 0 && foodsIn(text, language).length > 0)
    return aboutChef('unknown', language)
  if (!first) return lines.length > 0 ? lines.join(' ') : frame('measures', language)
  const local = (n: string) => (language === 'en' ? n : n.replace('.', ','))
  return measured
    .map(({ unit, food, n, shown }) => {
      const each = gramsOf(food, unit)
      const grams = each * n
      const isWrong = grams > mostGrams
      return frame(isWrong ? 'implausible' : 'cups', language, {
        n: local(shown),
        unit: named(unit, n, language),
        one: named(unit, 1, language),
        food: plainList([food], language),
        grams: rounded(isWrong ? each : grams),
      })
    })
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
