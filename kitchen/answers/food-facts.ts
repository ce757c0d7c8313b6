import { findIngredientById } from '../lexicon/find-by-id.ts'
import { categories, type Ingredient } from '../lexicon/ingredient.ts'
import { seasonOf } from '../lexicon/seasons/season-of.ts'
import { fold } from '../lexicon/text/fold.ts'
import { kindOf } from './kinds.ts'
import { entriesByKey, inEachLanguage, readEntries, readTable, type Entry } from './read-entries.ts'
import type { Language } from '#shared/constants/languages.ts'
import { lazily } from '../lexicon/lazily.ts'
import { calledOn, capital, foodsIn, frame, plainList, type Table } from './table.ts'
import { fits, readRule, spaced } from './words.ts'

/** The points that may be asked of a food beside anything else: `point-words.txt` says how. */
const points = ['peel', 'raw', 'state', 'brown', 'water'] as const
type Point = (typeof points)[number]
const aspects = ['prepare', 'use', 'keep', 'freeze', 'reheat', 'thaw', 'wait', 'heat', ...points] as const
export type Aspect = (typeof aspects)[number]

type Text = Entry['text']

/** What is known of each food, by its id, and of each class ("@vegetable") for all foods without a line of their own. */
const facts = lazily(() => {
  const known = new Map<string, Text>()
  for (const { key, rest, text, place } of [
    'food-prepare.txt',
    'food-uses.txt',
    'food-by-class.txt',
    'food-points.txt',
  ].flatMap(readEntries)) {
    if (!(aspects as readonly string[]).includes(key)) throw new Error(`${place}: "${key}" is no aspect`)
    for (const subject of rest.split(' ')) {
      const isKnown = subject.startsWith('@')
        ? categories.some((each) => `@${each}` === subject)
        : findIngredientById(subject) !== null
      if (!isKnown) throw new Error(`${place}: the larder has no "${subject}"`)
      if (known.has(`${key} ${subject}`)) throw new Error(`${place}: "${key} ${subject}" comes twice`)
      known.set(`${key} ${subject}`, text)
    }
  }
  return known
})

/** The food's name as the question has it, so that "Schmand" is not answered with "saure Sahne". */
export function nameAsked(food: Ingredient, text: string, { language }: Table): string {
  const { one, many, synonyms = [] } = food.names[language]
  const said = [many, one, ...synonyms].filter((each) => ` ${fold(text)} `.includes(` ${fold(each)} `))
  return said.toSorted((a, b) => b.length - a.length)[0] ?? plainList([food], language)
}

const named = (food: Ingredient, fact: string, text: string, table: Table) =>
  frame('of-food', table.language, { food: capital(nameAsked(food, text, table)), fact })

/** The first food of a question of which something is known under this aspect; its own line goes before its class's. */
export function factOf(
  aspect: Aspect,
  text: string,
  table: Table,
  ownOnly = false,
  foods = foodsIn(text, table.language),
): string | null {
  for (const subject of ownOnly ? ['id' as const] : (['id', 'category'] as const))
    for (const food of foods) {
      const fact = facts().get(`${aspect} ${subject === 'id' ? food.id : `@${food.category}`}`)
      if (fact) return named(food, fact[table.language], text, table)
    }
  return null
}

const pointRules = inEachLanguage((language) => {
  const entries = entriesByKey('point-words.txt')
  return new Map(
    points.map((point) => {
      const words = entries.get(point)
      if (!words) throw new Error(`point-words.txt: no "${point}"`)
      return [point, readRule(words.text[language])] as const
    }),
  )
})

/** The foods of the dish on the table, those of its title first. */
const foodsOnTable = (table: Table): Ingredient[] =>
  table.dish
    ? [
        ...new Set([
          ...foodsIn(calledOn(table), table.language),
          ...table.dish.plan.parts.map(({ ingredient }) => ingredient),
        ]),
      ]
    : []

/**
 * What is asked of a food whatever else is asked: whether it is peeled, eaten raw, turns brown or watery, or suffers in
 * the freezer. It is the food that the question names or, where it names none, the first of the dish that has the point.
 */
export function pointOf(point: Point, sentence: string, table: Table): string | null {
  const rule = pointRules[table.language]().get(point)
  if (!rule || !fits(rule, spaced(sentence))) return null
  // "Watery" names no water.
  const foods = foodsIn(sentence, table.language).filter(({ id }) => id !== 'water')
  const own = factOf(point, sentence, table, false, foods)
  if (own || foods.length > 0) return own
  const onTable = foodsOnTable(table)
  return factOf(point, sentence, table, false, onTable)
}

/** Dishes of pieces in a liquid, in which freezing harms one thing and not the other. */
const inLiquid: readonly string[] = ['soup', 'stew', 'curry', 'creamStew']
const smooth = / (?:pure\w*|blend\w*|mixe\w*|tritur\w*|purier\w*|passapure|mash\w*) /

/** Whether all that a question names is what freezing harms in a dish: the potatoes in it, the cream, the noodles. */
export const areHarmedByFrost = (foods: readonly Ingredient[]): boolean =>
  foods.every(({ id, category }) => facts().has(`thaw ${id}`) || facts().has(`thaw @${category}`))

/** What freezing does to the foods that a question names or, of a dish in a liquid, to what is in it: two at most. */
export function thawOf(sentence: string, table: Table): string {
  const { dish } = table
  const own = foodsIn(sentence, table.language)
  const isSmooth = dish?.recipe.steps.some(({ text }) => smooth.test(spaced(text))) ?? false
  const others =
    dish && inLiquid.includes(kindOf(dish).name)
      ? foodsOnTable(table).filter(({ category }) => !(isSmooth && category === 'potato'))
      : []
  const said = [...own, ...others].flatMap((food) => factOf('thaw', sentence, table, false, [food]) ?? [])
  const ofOne = (each: string) => each.slice(each.indexOf(':'))
  return said
    .filter((each, at) => said.findIndex((other) => ofOne(other) === ofOne(each)) === at)
    .slice(0, 2)
    .join(' ')
}

/** What must not wait in a dish that is made ahead: raw egg in mayonnaise, and potatoes that nothing covers. */
export function waitOf(table: Table): string | null {
  if (!table.dish) return null
  const foods = foodsOnTable(table)
  const potatoes = foods.filter(({ category }) => category === 'potato')
  return (
    factOf('wait', '', table, false, foods) ??
    (kindOf(table.dish).ahead === 'assemble' ? factOf('brown', '', table, false, potatoes) : null)
  )
}

/** "quinoa = 2 240 15 5". */
const ratios = lazily(
  () =>
    new Map(
      [...readTable('ratios.txt')].map(([id, { value, place }]) => {
        const numbers = value.split(' ').map(Number)
        if (!findIngredientById(id) || numbers.length !== 4 || numbers.some((each) => !(each >= 0)))
          throw new Error(`${place}: "${id} = ${value}" is no food with four numbers`)
        return [id, numbers] as const
      }),
    ),
)

/** How much liquid a grain takes, by volume and by weight, and for how long. */
export function ratioOf(text: string, table: Table): string | null {
  const { language } = table
  for (const food of foodsIn(text, language)) {
    const [parts = 0, ml = 0, minutes = 0, rest = 0] = ratios().get(food.id) ?? []
    if (parts === 0) continue
    const shown = language === 'en' ? String(parts) : String(parts).replace('.', ',')
    const amount = frame('ratio', language, { parts: shown, ml })
    const time = minutes > 0 ? ` ${frame('ratio-cook', language, { minutes })}` : ''
    const after = rest > 0 ? ` ${frame('ratio-rest', language, { rest })}` : ''
    return named(food, `${amount}${time}${after}`, text, table)
  }
  return null
}

/** Whether a text names a food that is cooked in a measured amount of liquid, or one whose use is known. */
export const takesLiquid = (text: string, language: Language) =>
  foodsIn(text, language).some(({ id }) => ratios().has(id))
export const hasUse = (text: string, language: Language) =>
  foodsIn(text, language).some(({ id }) => facts().has(`use ${id}`))

const regions = ['northernEurope', 'southernEurope'] as const
const months = Array.from({ length: 12 }, (_, at) => at + 1)

/** The months of the harvest, "May to July", where a food has one. */
export function seasonIn(text: string, table: Table): string | null {
  const { language } = table
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const monthName = (month: number) => name.format(new Date(Date.UTC(2024, month - 1, 1)))
  for (const food of foodsIn(text, language)) {
    const spans = regions.map((region) => {
      const fresh = months.filter((month) => seasonOf(food.id, region, month) === 'fresh')
      const first = fresh.find((month) => !fresh.includes(month === 1 ? 12 : month - 1))
      const last = fresh.findLast((month) => !fresh.includes((month % 12) + 1))
      return first && last
        ? frame('span', language, { from: monthName(first), to: monthName(last) })
        : fresh.length === 12
          ? frame('all-year', language)
          : null
    })
    const [north, south] = spans
    if (!north && !south) continue
    const none = frame('no-harvest', language)
    const fact = frame('season', language, { north: north ?? none, south: south ?? none })
    return named(food, fact, text, table)
  }
  return null
}
