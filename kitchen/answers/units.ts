import { languages, type Language } from '#shared/constants/languages.ts'
import { units, unitWords, type Unit } from '#shared/words/units.ts'
import { categories, type Ingredient } from '../lexicon/ingredient.ts'
import { lazily } from '../lexicon/lazily.ts'
import { readEntries, readTable } from './read-entries.ts'
import { foodsIn, frame, plainList } from './table.ts'
import { spaced } from './words.ts'

/** How much a unit weighs in grams or holds in ml; one of them is 0. */
interface UnitAsked {
  unit: Unit
  grams: number
  ml: number
  words: RegExp
}

/** "millilit*" is the beginning of a word; a single letter counts only behind a figure. */
const pattern = (word: string) =>
  word.length === 1
    ? `${word}(?<=\\d ?${word})`
    : spaced(word.replace('*', '')).trim() + (word.endsWith('*') ? '\\w*' : '')

const unitsAsked = lazily(() =>
  readEntries('units.txt').map(({ key, rest, text, place }): UnitAsked => {
    const unit = units.find((each) => each === key)
    const [, size, kind] = /^([\d.]+) (g|ml)$/.exec(rest) ?? []
    if (!unit || !size) throw new Error(`${place}: expected a unit, a number and "g" or "ml"`)
    const words = [...new Set(languages.flatMap((language) => text[language].split(', ')))]
    return {
      unit,
      grams: kind === 'g' ? Number(size) : 0,
      ml: kind === 'ml' ? Number(size) : 0,
      words: new RegExp(`(?<= |\\d)(?:${words.map(pattern).join('|')})(?= )`, 'g'),
    }
  }),
)

function unitAsked(name: Unit): UnitAsked {
  const found = unitsAsked().find(({ unit }) => unit === name)
  if (!found) throw new Error(`units.txt: no "${name}"`)
  return found
}

/** Grams in a cup of foods of a kind that have no weight of their own for it. */
const cupOf = lazily(() => {
  const rows = [...readTable('cups.txt')].map(([key, { value, place }]) => {
    const category = categories.find((each) => each === key)
    if (!category || !(Number(value) > 0)) throw new Error(`${place}: expected a category and its grams`)
    return [category, Number(value)] as const
  })
  return new Map(rows)
})

/** How much a unit of a food weighs; 0 where neither is known. */
export function gramsIn(food: Ingredient | null, unit: Unit, grams = 0, ml = unitAsked(unit).ml): number {
  if (grams > 0) return grams
  if (food === null) return 0
  const own = unit === 'cup' || unit === 'tbsp' || unit === 'tsp' ? food.grams[unit] : undefined
  return own ?? ((food.grams.cup ?? cupOf().get(food.category) ?? 0) / unitAsked('cup').ml) * ml
}

const count =
  /(?:(\d+)(?: (\d{1,2}))?|(half an?|half|une? demie?|demie?|medi[ao]|halbe[rn]?)|(an?|one|une?|un[ao]?|eine?[rsn]?)) $/

const serving = / (?:for|to|per|pour|par|para|por|fur|auf|pro)(?: [a-z]+){0,2}(?: \d+)*$/

function countBefore(text: string): number | null {
  const [, whole, part, half, one] = count.exec(text) ?? []
  return whole !== undefined ? Number(`${whole}.${part ?? 0}`) : half ? 0.5 : one ? 1 : null
}

/** Each unit of a spaced text, with how many of it are told; null where it is asked for. */
function unitsIn(text: string): { unit: UnitAsked; n: number | null; isFor: boolean }[] {
  const found = unitsAsked().flatMap((unit) =>
    [...text.matchAll(unit.words)].map(({ index }) => ({
      unit,
      at: index,
      n: countBefore(`${text.slice(0, index).trimEnd()} `),
      isFor: serving.test(text.slice(0, index).trimEnd()),
    })),
  )
  return found
    .filter(({ at }, place) => found.findIndex((each) => each.at === at) === place)
    .toSorted((a, b) => a.at - b.at)
}

/** "2¾", and no more figures than a cook can measure. */
function shown(n: number, step: number, language: Language): string {
  const value = n >= 20 ? Math.round(n) : Math.max(step, Math.round(n / step) * step)
  const text = String(Math.round(value * 100) / 100)
  return language === 'en' ? text : text.replace('.', ',')
}

const germanSpoon = (said: string) => (said === ' el ' ? ' essloffel ' : ' teeloffel ')
const unitName = (unit: Unit, n: number, language: Language) => unitWords[language][unit][n > 1 ? 1 : 0]

/** No home cook has more of a food than this. */
export const mostGrams = 15_000

/** "How many ounces are 2 cups of cheese?": what is told in one unit in the other that is asked for; null where none is. */
export function convertedUnits(sentence: string, language: Language): string | null {
  // "200 g de" may have been read as a chat writes "j’ai".
  const text = sentence
    .replace(/(\d) ?j ai /g, '$1 g ')
    .replace(/ (?:el|tl) /g, (said) => (language === 'de' ? germanSpoon(said) : said))
  const found = unitsIn(text)
  const told = found.find(({ n }) => n !== null)
  const asked = found.find(({ n, unit }) => n === null && unit !== told?.unit)
  // "How many spoons of starch for half a litre?" asks for no conversion.
  if (!told || !asked || told.isFor) return null
  const [food = null] = foodsIn(text, language)
  const { unit: from, grams, ml } = told.unit
  const { unit: to, grams: ofGrams, ml: ofMl } = asked.unit
  const isVolume = ml > 0 && ofMl > 0
  const one = isVolume ? ofMl : gramsIn(food, to, ofGrams, ofMl)
  const each = isVolume ? ml : gramsIn(food, from, grams, ml)
  if (one === 0 || each === 0) return null
  const n = told.n ?? 1
  if (n * each > mostGrams) return null
  const result = (n * each) / one
  return frame(food ? 'equals-of' : 'equals', language, {
    n: language === 'en' ? String(n) : String(n).replace('.', ','),
    unit: unitName(from, n, language),
    food: food ? plainList([food], language) : '',
    result: shown(result, to === 'cup' ? 0.25 : to === 'g' || to === 'ml' ? 1 : 0.5, language),
    other: unitName(to, result, language),
  }).replace('..', '.')
}

const fahrenheit = / (?:\d*f|fahrenheit|american) | °f /

/** Where an answer says its figures in other units than the question asks for, it says them in those as well. */
export function inUnitsAsked(answer: string, question: string): string {
  const withFahrenheit =
    fahrenheit.test(question) && !answer.includes('°F')
      ? answer.replace(
          /(\d+)( ?°C)/g,
          (all, celsius: string) => `${all} (${Math.round((Number(celsius) * 9) / 5 + 32)} °F)`,
        )
      : answer
  const ounce = unitAsked('oz')
  return question.search(ounce.words) >= 0 && !/\boz\b/.test(answer)
    ? withFahrenheit.replace(
        /(\d+)( ?g)(?= )/g,
        (all, grams: string) => `${all} (${Math.round((Number(grams) / ounce.grams) * 2) / 2} oz)`,
      )
    : withFahrenheit
}
