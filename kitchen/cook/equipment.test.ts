import { expect, it } from 'vitest'
import { choose } from '../decide/safe-dish.ts'
import { lostIn } from '../dialogue/kept.ts'
import { dishes } from '../recipes/dishes.ts'
import { allForFour, cookedFor } from '../test/cooked.ts'
import { sample } from '../test/sample.ts'
import { noWishes, type Wishes } from '../recipes/wishes.ts'
import { unmetBy } from './equipment.ts'

/** One of many, in every kind of dish; under each condition others. */
const someFor = (condition: Partial<Wishes>) =>
  sample(dishes, 160, ({ id }) => `${Object.keys(condition).join()} ${id}`)

it('knows what heats a step by its facts as well as its sentence says it', () => {
  const wrong = allForFour().flatMap(({ dish, steps }) =>
    steps.flatMap(({ on, sentences, kind }) => {
      const text = sentences[0]?.text.en ?? ''
      const isOven = /\b(?:bake|roast) .*\bat 1?\d\d °C|\bin the oven\b/i.test(text) && !/pan|warm/.test(text)
      return kind === 'cook' && isOven && on !== 'oven' && on !== 'airFryer' ? [`${dish.id}: ${text}`] : []
    }),
  )
  expect([...new Set(wrong)]).toEqual([])
})

const conditions: readonly Partial<Wishes>[] = [
  { noOven: true },
  { noOven: true, noCook: true },
  { noHob: true },
  { noOven: true, noCook: true, microwaveOnly: true },
  { notFried: true },
  { cold: true },
  { oneBurner: true, noOven: true },
  { baked: true },
]

it.each(conditions)(
  'gives no dish that breaks %o without a word',
  (condition) => {
    const silent = someFor(condition).flatMap((dish) => {
      const wishes = { ...noWishes('en'), dish: dish.id, ...condition }
      const { plan } = choose(wishes)
      const unmet = unmetBy(plan, wishes)
      const lost = lostIn(plan, wishes).map(({ kind }) => kind)
      return unmet.every((each) => lost.includes(each))
        ? []
        : [`${dish.id} → ${plan.dish.id}: ${unmet.join()}`]
    })
    expect(silent).toEqual([])
  },
  120_000,
)

it.each([
  [{ noOven: true }, 0.98],
  [{ noOven: true, noCook: true, microwaveOnly: true }, 0.9],
  [{ notFried: true }, 0.98],
] as const)(
  'nearly always finds a dish that keeps %o',
  (condition, share) => {
    const some = someFor(condition)
    const kept = some.filter((dish) => {
      const wishes = { ...noWishes('en'), dish: dish.id, ...condition }
      return unmetBy(choose(wishes).plan, wishes).length === 0
    })
    expect(kept.length / some.length).toBeGreaterThan(share)
  },
  120_000,
)

it('makes crisp on a tray or in an air fryer what is usually fried', () => {
  const fried = allForFour()
    .filter(({ steps }) => steps.some(({ fries }) => fries))
    .map(({ dish }) => dish)
  expect(fried.length).toBeGreaterThan(20)
  for (const condition of [{ notFried: true }, { airFryer: true }]) {
    const plans = fried.map((dish) => cookedFor(dish, condition))
    expect(plans.filter(({ steps }) => steps.some(({ on }) => on === 'fat'))).toEqual([])
    expect(
      plans.filter(({ parts }) => parts.some(({ ingredient }) => ingredient.id === 'frying-oil')),
    ).toEqual([])
  }
})
