import { isFlesh } from '../lexicon/facts.ts'
import type { Language } from '#shared/constants/languages.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { TableDish } from '../library/table-dish.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { lazily } from '../lexicon/lazily.ts'
import { filled } from '../render/words.ts'
import { expectedIn } from './expected.ts'
import { factOf } from './food-facts.ts'
import { cookingStep } from './of-the-dish.ts'
import { readEntries, readTable } from './read-entries.ts'
import { capital, calledOn, foodsIn, frame, plainList, aboutChef, type Table } from './table.ts'
import { fits, readRule, spaced } from './words.ts'
import type { Question } from './recognise.ts'

interface Cooked {
  ids: readonly string[]
  text: Readonly<Record<Language, string>>
}

const cooked: readonly Cooked[] = readEntries('cooking.txt').map((entry) => {
  for (const text of Object.values(entry.text))
    if (text.split(' | ').length !== 2) throw new Error(`${entry.place}: no "times | sign"`)
  return { ids: entry.rest.split(' '), text: entry.text }
})

/** What shows without a thermometer that something is done. */
const signs = lazily(() => readEntries('signs.txt').map(({ rest, text }) => ({ ids: rest.split(' '), text })))

/** "I have no thermometer": only signs help. */
const noThermometer =
  / (?:no|without|haven t|haven t got a|not got a|don t have|pas de|n ai pas|sans|no tengo|sin|kein|keine|keinen|ohne|statt) (?:[a-z]+ ){0,3}(?:thermomet\w*|termometro|fleischthermometer|bratenthermometer|sonde|sonda|probe) /

const techniques = new Map(
  readEntries('techniques.txt').map(({ key, text, place }) => {
    const split = (line: string) => {
      const [words, phrase] = line.split(' | ')
      if (!words || !phrase) throw new Error(`${place}: no "words | phrase"`)
      return { asks: readRule(words), phrase }
    }
    return [key, { en: split(text.en), fr: split(text.fr), es: split(text.es), de: split(text.de) }] as const
  }),
)

interface Way {
  technique: string
  celsius: string
  minutes: string
}

/** "boil 20–25; roast@200 40–50". */
const ways = new Map(
  [...readTable('times.txt')].map(([id, { value, place }]) => {
    if (!findIngredientById(id)) throw new Error(`${place}: the larder has no "${id}"`)
    const list = value.split('; ').map((each): Way => {
      const [, technique = '', celsius = '', minutes = ''] =
        /^([a-z]+)(?:@(\d+))? (\d+(?:–\d+)?)$/.exec(each) ?? []
      if (!techniques.has(technique) || minutes === '') throw new Error(`${place}: "${each}" is no time`)
      return { technique, celsius, minutes }
    })
    return [id, list] as const
  }),
)

/** Words that stand for a kind of food and not for one of the larder. */
const kinds: readonly (readonly [words: RegExp, id: string])[] = [
  [/ (?:cake|sponge|gateau|bizcocho|kuchen|ruhrkuchen|tarta|muffins?|torte) /, 'cake-baked'],
  [/ (?:bread|loaf|pain|pan|brot|hogaza) /, 'bread-baked'],
  [/ (?:leftovers?|casserole|restes|sobras|reste|resten) /, 'casserole'],
  [/ (?:whole|roast|entier|roti|entero|asado|ganzes|ganzen|im ganzen|brathahnchen) /, 'whole'],
]

function cookedOf(text: string, foods: readonly Ingredient[], among: readonly Cooked[] = cooked) {
  const kind = kinds.find(([words]) => words.test(text))?.[1]
  const isBird = foods.some(({ animal }) => animal === 'poultry')
  const ids = [
    ...(kind === 'whole' ? (isBird ? ['whole-chicken'] : []) : kind && foods.length === 0 ? [kind] : []),
    ...foods.map(({ id }) => id),
  ]
  return ids.flatMap((id) => among.find((each) => each.ids.includes(id)) ?? [])[0] ?? null
}

/** The step of the dish that says how long one of these foods takes; cutting names no minutes. */
function stepWith(foods: readonly Ingredient[], { plan, recipe }: TableDish) {
  const at = recipe.steps.findIndex(
    ({ minutes, text, uses }) =>
      minutes !== null &&
      new RegExp(`(?<!\\d)${minutes} `).test(text) &&
      uses.some((use) => foods.some((food) => plan.parts[use]?.ingredient === food)),
  )
  const step = recipe.steps[at]
  return step ? { n: at + 1, text: step.text } : null
}

/** How long a food cooks: by what the kitchen knows of it, in the way that was asked about if one was. */
export function timingOf({ text }: Question, { language, dish }: Table): string {
  const parts = dish?.plan.parts.map(({ ingredient }) => ingredient) ?? []
  // "The chicken" beside a roast chicken is the bird on the table and not a breast.
  const foods = foodsIn(text, language).map((food) =>
    food.animal === 'none' || parts.includes(food)
      ? food
      : (parts.find(({ animal, category }) => animal === food.animal && category === food.category) ?? food),
  )
  // "In the oven" asks of a way of cooking that may be another than the dish's.
  const namesWay = [...techniques].some(([key, of]) => key !== 'boil' && fits(of[language].asks, text))
  const own = dish && !namesWay ? stepWith(foods, dish) : null
  if (own) return frame('step', language, own)
  const known = cookedOf(text, foods)
  if (known) return known.text[language].replace(' | ', ' ')
  for (const food of foods) {
    const list = ways.get(food.id)
    if (!list) continue
    const asked = list.filter(({ technique }) => {
      const rule = techniques.get(technique)?.[language].asks
      return rule !== undefined && fits(rule, text)
    })
    const phrases = (asked.length > 0 ? asked : list).map(({ technique, celsius, minutes }) =>
      filled(techniques.get(technique)?.[language].phrase ?? '', { celsius, minutes }),
    )
    const name = capital(plainList([food], language))
    return frame('times', language, { food: name, list: phrases.join('; ') })
  }
  const cookedFood = foods.find(({ minutes }) => minutes > 0)
  // The minutes of a pulse that is kept in tins are those of the tin; dried ones can be poisonous after so few.
  const isTinned = cookedFood?.category === 'legume' && cookedFood.serving.unit === 'can'
  const key = isTinned ? 'tin-or-dried-time' : 'described-time'
  return cookedFood
    ? ofFood(cookedFood, frame(key, language, { n: cookedFood.minutes }), language)
    : aboutChef('unknown', language)
}

const ofFood = (food: Ingredient, fact: string, language: Language) =>
  frame('of-food', language, { food: capital(plainList([food], language)), fact })

/** At which temperature, or by which sign, a food is done; without a food, what the dish on the table holds. */
export function temperatureOf(question: Question, table: Table): string {
  const { language, dish } = table
  const seen = noThermometer.test(question.text)
  const among = seen ? signs() : cooked
  const sign = (known: Cooked | null) =>
    seen ? (known?.text[language] ?? '') : (known?.text[language].split(' | ')[1] ?? '')
  const named = foodsIn(question.text, language)
  const asked = cookedOf(question.text, named, among)
  const heat =
    expectedIn(question.text, language)?.type === 'hot' ? factOf('heat', question.text, table) : null
  if (asked) return sign(asked).includes('°') ? sign(asked) : (heat ?? sign(asked))
  const hot = named.find(({ core }) => core !== undefined)
  if (hot) return ofFood(hot, frame('done-at', language, { core: hot.core ?? 0 }), language)
  if (named.length > 0) return heat ?? timingOf(question, table)
  const parts = dish?.plan.parts.map(({ ingredient }) => ingredient) ?? []
  const flesh = parts.filter(isFlesh)
  const own = cookedOf(
    spaced(calledOn(table)),
    flesh.length > 0 ? flesh : parts.filter(({ category }) => category === 'egg'),
    among,
  )
  const baked = dish?.recipe.dishType === 'Desserts' && dish.recipe.steps.some(({ celsius }) => celsius)
  // What sets by its eggs shows no dry skewer: its own step says how it looks.
  if (baked && /cheesecake|flan|brulee|custard/i.test(dish.plan.dish.kind))
    return cookingStep(question.text, { ...table, dish }) ?? ''
  if (baked) return sign(among.find(({ ids }) => ids.includes('cake-baked')) ?? null)
  return own ? sign(own) : aboutChef('unknown', language)
}
