import { expect, it } from 'vitest'
import { dishes, type Dish } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import { waitOf } from '../cook/planned-step.ts'
import { ordinaryConditions } from '../test/ordinary-conditions.ts'
import { sample } from '../test/sample.ts'
import { noWishes, type Wishes } from '../recipes/wishes.ts'
import { compose } from '../render/compose.ts'
import { timeOf } from './fits.ts'
import { choose } from './safe-dish.ts'

const named = sample(dishes, 16, ({ id }) => id)

const wishesFor = ({ id }: Dish, condition: Partial<Wishes>): Wishes => ({
  ...noWishes('en'),
  ...condition,
  dish: id,
  settled: id,
  seed: id,
})

/** The work of a dish as it is usually cooked, without the time in which it only stands. */
function workOf(dish: Dish): number {
  const template = templateOf(dish.template)
  if (!template) return 0
  const usual = compose(wishesFor(dish, {}), dish, template)
  return timeOf(usual) - waitOf(usual.plan)
}

/** Nobody expects a roast in a quarter of an hour. */
const isAsked = (dish: Dish, { minutes }: Partial<Wishes>) => minutes == null || workOf(dish) <= minutes * 2

/** The share of the dishes that may become another one: by what they are made of, or since they come out of an oven. */
const others: Readonly<Record<string, number>> = {
  // A dish that is named for its meat is another without it, and its guest is told so.
  vegan: 0.27,
  vegetarian: 0.2,
  'no egg': 0.09,
  'low salt': 0.12,
  // Margarine may hold milk as well, and oil makes no scones.
  'no milk': 0.06,
  'no pork': 0.06,
  '30 minutes': 0.12,
  '15 minutes': 0.12,
  'no oven': 0.33,
}
const few = 0.03

it.each(Object.entries(ordinaryConditions))('a dish that is named stays that dish: %s', (name, condition) => {
  const asked = named.filter((dish) => isAsked(dish, condition))
  const lost = asked.flatMap((dish) => {
    const { plan, breaches } = choose(wishesFor(dish, condition))
    expect(breaches, dish.id).toEqual([])
    return [dish.id, dish.shortcut, dish.turns?.savoury].includes(plan.dish.id)
      ? []
      : [`${dish.id}: ${plan.dish.id}`]
  })
  expect(lost.slice(Math.ceil(asked.length * (others[name] ?? few)))).toEqual([])
})

it.each([
  ['Salmorejo', 15],
  ['tiramisu', 30],
  ['paella', 30],
] as const)('what chills or is late by little is kept: %s in %i minutes', (id, minutes) => {
  expect(choose({ ...noWishes('en'), dish: id, settled: id, seed: id, minutes }).plan.dish.id).toBe(id)
})
