import type { Language } from '#shared/constants/languages.ts'
import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import { unitWords } from '#shared/words/units.ts'
import { foodsIn, frame, plainList } from './table.ts'

/** Units that weigh, in grams, and that hold, in ml, with their words in the four languages; the longer names first. */
const unitsAsked = [
  ['kg', 1000, 0, 'kg|kgs|kilos?|kilogramm?e?s?|kilograms?|kilogramos?'],
  ['g', 1, 0, 'g(?<=\\d ?g)|gr|grams?|grammes?|gramos?|gramm'],
  ['lb', 453.6, 0, 'lbs?|pounds?'],
  ['oz', 28.35, 0, 'oz|ounces?|onces?|onzas?|unzen?'],
  ['tsp', 0, 5, 'teaspoons?|tsps?|cuiller(?:e|ee)?s? a cafe|cucharaditas?|teeloffel'],
  ['tbsp', 0, 15, 'tablespoons?|tbsps?|cuiller(?:e|ee)?s? a soupe|cucharadas?|cucharas? soperas?|essloffel'],
  ['cup', 0, 240, 'cups?|tasses?|tazas?|tassen'],
  ['ml', 0, 1, 'ml|millilit\\w*|mililitros?'],
  ['cl', 0, 10, 'cl|centilit\\w*'],
  ['dl', 0, 100, 'dl|decilit\\w*'],
  ['l', 0, 1000, 'lit(?:er|re|ro)s?'],
] as const

type UnitAsked = (typeof unitsAsked)[number]

/** Grams in a cup of foods of a kind that have no weight of their own for it. */
const cupOf: Partial<Record<Category, number>> = {
  cheese: 115,
  vegetable: 130,
  leafyGreen: 40,
  mushroom: 80,
  potato: 150,
  fruit: 150,
  berry: 145,
  citrus: 180,
  nut: 130,
  seed: 145,
  legume: 190,
  grain: 185,
  pasta: 100,
  bread: 60,
  meat: 225,
  poultry: 140,
  fish: 150,
  shellfish: 145,
  herb: 30,
  dairy: 240,
  fat: 220,
  egg: 240,
}

/** How much a unit of a food weighs; 0 where neither is known. */
export function gramsIn(food: Ingredient | null, name: string, grams: number, ml: number): number {
  if (grams > 0) return grams
  if (food === null) return 0
  const own = name === 'cup' || name === 'tbsp' || name === 'tsp' ? food.grams[name] : undefined
  return own ?? ((food.grams.cup ?? cupOf[food.category] ?? 0) / 240) * ml
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
  const found = unitsAsked.flatMap((unit) =>
    [...text.matchAll(new RegExp(`(?<= |\\d)(?:${unit[3]})(?= )`, 'g'))].map(({ index }) => ({
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
const unitName = (unit: UnitAsked[0], n: number, language: Language) =>
  unitWords[language][unit][n > 1 ? 1 : 0]

/** No home cook has more of a food than this. */
export const mostGrams = 15_000

/** "How many ounces are 2 cups of cheese?": what is told in one unit in the other that is asked for; null where none is. */
export function convertedUnits(sentence: string, language: Language): string | null {
  // "200 g de" may have been read as a chat writes "j’ai".
  const text = sentence
    .replace(/(\d) ?j ai /g, '$1 g ')
    .replace(/ (?:el|tl) /g, (said) => (language === 'de' ? germanSpoon(said) : said))
  const units = unitsIn(text)
  const told = units.find(({ n }) => n !== null)
  const asked = units.find(({ n, unit }) => n === null && unit !== told?.unit)
  // "How many spoons of starch for half a litre?" asks for no conversion.
  if (!told || !asked || told.isFor) return null
  const [food = null] = foodsIn(text, language)
  const [from, grams, ml] = told.unit
  const [to, ofGrams, ofMl] = asked.unit
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
const ounces = / (?:oz|ounces?|onces?|onzas?|unzen?) /

/** Where an answer says its figures in other units than the question asks for, it says them in those as well. */
export function inUnitsAsked(answer: string, question: string): string {
  const withFahrenheit =
    fahrenheit.test(question) && !answer.includes('°F')
      ? answer.replace(
          /(\d+)( ?°C)/g,
          (all, celsius: string) => `${all} (${Math.round((Number(celsius) * 9) / 5 + 32)} °F)`,
        )
      : answer
  return ounces.test(question) && !/\boz\b/.test(answer)
    ? withFahrenheit.replace(
        /(\d+)( ?g)(?= )/g,
        (all, grams: string) => `${all} (${Math.round((Number(grams) / 28.35) * 2) / 2} oz)`,
      )
    : withFahrenheit
}
