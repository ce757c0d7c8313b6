import { beforeAll, describe, expect, it } from 'vitest'
import { isFlesh } from '../lexicon/facts.ts'
import { gramsOf } from '../lexicon/weight.ts'
import { dishes } from '../recipes/dishes.ts'
import { namesMeat } from '../render/misleading-title.ts'
import { cookedFor } from '../test/cooked.ts'
import { ordinaryConditions } from '../test/ordinary-conditions.ts'
import { sample } from '../test/sample.ts'
import { noWishes } from '../recipes/wishes.ts'
import type { Checked } from './conditions.ts'
import { choose } from './safe-dish.ts'

/** What is wrong with a dish from which something was taken out, as somebody who cooks it would say. */
type Fault = (dish: Checked, condition: string, plain: ReturnType<typeof cookedFor>) => boolean

const textOf = ({ recipe }: Checked) => recipe.steps.map(({ text }) => text).join('\n')
const foodsOf = ({ plan }: Checked) => plan.parts.map(({ ingredient }) => ingredient)
const holds = (dish: Checked, id: RegExp) => foodsOf(dish).some((each) => id.test(each.id))
const hasEgg = (dish: Checked) => foodsOf(dish).some(({ category }) => category === 'egg')
const hasFlesh = (dish: Checked) => foodsOf(dish).some(isFlesh)
const gramsIn = ({ plan }: Checked, test: RegExp, role = /./) =>
  plan.parts
    .filter((part) => test.test(part.ingredient.id) && role.test(part.role))
    .reduce((sum, { ingredient, amount, unit }) => sum + (gramsOf(ingredient, amount, unit) ?? 0), 0)

/** What salts a dish without any salt beside it. */
const salty =
  /salt|soy-sauce|tamari|fish-sauce|miso|stock|-ham$|bacon|anchovy|feta|parmesan|pecorino|cheese|gouda|gherkin/

const faults: Readonly<Record<string, Fault>> = {
  'a batter of flour in place of eggs that nobody can pour': (dish) => {
    const flour = gramsIn(dish, /^chickpea-flour$/, /^egg$/)
    return (
      flour > 0 &&
      dish.plan.template.roleIds.includes('batter') &&
      gramsIn(dish, /milk|water|cream/) < 1.5 * flour
    )
  },
  'a core temperature, and nothing that has one': (dish) =>
    /(?<!\d)7\d °C/.test(textOf(dish)) && !hasEgg(dish) && !hasFlesh(dish) && !/oil|fat/.test(textOf(dish)),
  'meal that is drained': (dish) =>
    textOf(dish)
      .split('\n')
      .some((text) => /polenta|semolina/.test(text) && /\bdrain/.test(text) && /salted water/.test(text)),
  'a step for meat or fish that is not there': (dish) =>
    /\bthe (?:meat|fish|chicken|bacon|sausages?)\b/i.test(textOf(dish)) && !hasFlesh(dish),
  'eggs that are cracked and not there': (dish) =>
    /\bcrack one of\b|\bwhites? and yolks?\b/i.test(textOf(dish)) && !hasEgg(dish),
  'the name of meat or fish that is not there': (dish, condition) =>
    condition.startsWith('veg') &&
    dish.plan.dish.whole === true &&
    namesMeat(dish.title, 'en') &&
    !hasFlesh(dish) &&
    cookedFor(dish.plan.dish).parts.some(({ ingredient }) => isFlesh(ingredient)),
  'oats that nobody asked for, where gluten is out': (dish, condition, plain) =>
    condition === 'no gluten' &&
    holds(dish, /oats/) &&
    dish.plan.dish === plain.dish &&
    !plain.parts.some(({ ingredient: { id } }) => id === 'oats'),
  'juice by the glass in a pot that had wine': (dish, condition, plain) =>
    condition === 'no alcohol' &&
    dish.plan.dishType === 'Mains' &&
    dish.plan.parts.some(
      ({ ingredient: { id }, amount, unit }) =>
        id.endsWith('-juice') &&
        (unit === 'l' || (unit === 'ml' && (amount ?? 0) > 100)) &&
        !plain.parts.some(({ ingredient }) => ingredient.id === id),
    ),
  'tofu that was not pressed in place of meat': (dish) =>
    dish.plan.parts.some(({ ingredient: { id }, cut, role }) => id === 'tofu' && (cut || role === 'main')) &&
    !/weigh it down/.test(textOf(dish)),
  'a main course without salt': (dish, condition) =>
    condition !== 'low salt' &&
    dish.plan.dishType === 'Mains' &&
    !holds(dish, salty) &&
    !/salted water|pinch of salt|\bsalt\b/.test(textOf(dish)),
}

const about = [
  'vegan',
  'vegetarian',
  'no gluten',
  'no lactose',
  'no milk',
  'no egg',
  'no nuts',
  'no onion',
].concat(['no garlic', 'no alcohol', 'no pork', 'mild', 'low salt'])

describe('a dish from which something is taken out', () => {
  let all: { what: string; condition: string; dish: Checked; plain: ReturnType<typeof cookedFor> }[] = []
  beforeAll(() => {
    all = about.flatMap((condition) =>
      sample(dishes, 30, ({ id }) => `${condition} ${id}`).map((each) => ({
        what: `${each.id}, ${condition}`,
        condition,
        dish: choose({
          ...noWishes('en'),
          ...ordinaryConditions[condition],
          dish: each.id,
          settled: each.id,
          seed: each.id,
          servings: 4,
        }),
        plain: cookedFor(each),
      })),
    )
  }, 240_000)

  it.each(Object.entries(faults))('has not %s', (_what, isFault) => {
    const wrong = all.filter(({ condition, dish, plain }) => isFault(dish, condition, plain))
    expect(wrong.map(({ what, dish }) => `${what}: ${dish.title}`)).toEqual([])
  })
})
