import { expect, it } from 'vitest'
import { hashOf } from '../cook/seed.ts'
import { ingredientById } from '../lexicon/ingredients/index.ts'
import { gramsOf } from '../lexicon/weight.ts'
import { templates } from '../recipes/index.ts'
import { noWishes, type Wanted, type Wishes } from '../recipes/wishes.ts'
import { choose } from './safe-dish.ts'

/** Foods that people have at home, by what they are to a dish; * is cooked already, ~ comes out of the freezer. */
const larder = {
  meat: 'minced-beef mixed-mince chicken-breast chicken-thigh pork-chop pork-fillet beef-steak stewing-beef pork-shoulder bacon smoked-pork pork-sausage chorizo frankfurter salmon cod prawn tofu egg rabbit',
  roast: 'cooked-chicken* cooked-turkey* cooked-beef* cooked-pork* cooked-lamb*',
  rest: 'rice* short-pasta* potato* mashed-potato* cooked-dumpling* green-lentil*',
  vegetable:
    'carrot courgette aubergine bell-pepper tomato leek broccoli cauliflower white-cabbage savoy-cabbage brussels-sprout kohlrabi pumpkin parsnip fennel green-bean spinach chard kale button-mushroom sauerkraut asparagus swede',
  frozen: 'pea~ spinach~ green-bean~ cod~ prawn~ salmon~',
  starch:
    'potato rice short-pasta spaghetti couscous bulgur red-lentil country-bread wheat-tortilla polenta sweet-potato egg-noodle',
  tin: 'tinned-tomato chickpea kidney-bean white-bean tinned-tuna sweetcorn coconut-milk',
  cheese: 'cheddar feta mozzarella gouda parmesan cream creme-fraiche sour-cream',
  fruit: 'banana apple pear plum cherry strawberry raspberry rhubarb peach blueberry plantain',
  baking: 'flour oats puff-pastry quark milk yogurt egg cream almond',
} as const

const tables: readonly (readonly (keyof typeof larder)[])[] = [
  ['meat', 'vegetable'],
  ['meat', 'vegetable', 'starch'],
  ['meat', 'vegetable', 'cheese'],
  ['meat', 'vegetable', 'tin'],
  ['roast', 'vegetable'],
  ['roast', 'vegetable', 'starch'],
  ['rest', 'vegetable'],
  ['rest', 'roast', 'vegetable'],
  ['rest', 'meat', 'vegetable'],
  ['vegetable', 'starch'],
  ['tin', 'starch'],
  ['tin', 'vegetable'],
  ['tin', 'starch', 'cheese'],
  ['frozen', 'starch'],
  ['fruit', 'baking'],
]

const inGrams = { roast: 400, meat: 600, rest: 500, starch: 300, cheese: 150 } as const

function wantedFor(kind: keyof typeof larder, name: string, isMeasured: boolean): Wanted {
  const id = name.replace(/[*~]$/, '')
  const { category, serving } = ingredientById(id)
  const grams = kind in inGrams && serving.unit !== null ? inGrams[kind as keyof typeof inGrams] : null
  const measure =
    isMeasured && grams !== null && category !== 'egg'
      ? { amount: grams, unit: 'g' as const, inHand: true as const }
      : { amount: null, unit: null }
  return {
    id,
    ...measure,
    ...(name.endsWith('*') && { cooked: true as const }),
    ...(name.endsWith('~') && { frozen: true as const }),
  }
}

/** So many of every kind of table, the same in every run: some wished for, some to be used up, some measured, some all there is. */
const cases = tables.flatMap((kinds) =>
  Array.from({ length: 12 }, (_, at): Wishes => {
    const pick = (words: string) => {
      const all = words.split(' ')
      return all[hashOf(`${kinds.join('+')}/${at}/${words}`) % all.length] ?? ''
    }
    const wanted = kinds.map((kind) => wantedFor(kind, pick(larder[kind]), at % 4 === 1))
    const seed = wanted.map(({ id }) => id).join(' ')
    return { ...noWishes('en'), wanted, seed, useUp: at % 4 > 0, pantryOnly: at % 4 === 3 }
  }),
)

const readyMade: readonly (string | undefined)[] = ['cooked', 'carved', 'tinned']
const fromCold: readonly (string | undefined)[] = ['thawed', 'unthawed']

/** What is wrong with the dish for what is there: left out, beside it, in another state, next to nothing of it, or no such dish. */
function faultsOf(wishes: Wishes): string[] {
  const { plan } = choose(wishes)
  const foods = wishes.wanted.flatMap(({ id, amount, unit, cooked, frozen }) => {
    const food = ingredientById(id)
    const part = plan.parts.find(({ ingredient }) => ingredient === food)
    if (!part) return [`${id} is left out`]
    const there = amount === null ? null : gramsOf(food, amount, unit)
    const used = gramsOf(food, part.amount, part.unit)
    const helping = gramsOf(food, food.serving.amount, food.serving.unit) ?? 0
    const isLess = there !== null && used !== null && used < there * 0.9
    const isTaste = helping >= 60 && used !== null && used < helping * plan.servings * 0.4
    return [
      ...(part.role === 'extra' ? [`${id} is beside it`] : []),
      ...(cooked && !readyMade.includes(part.bought) ? [`${id} is cooked again`] : []),
      ...(frozen && !fromCold.includes(part.bought) ? [`${id} is not frozen`] : []),
      ...(isLess || isTaste ? [`${id} is hardly in it`] : []),
    ]
  })
  const isWithoutBread =
    plan.template.on !== undefined && plan.parts.every(({ role }) => role !== plan.template.on)
  return [...foods, ...(isWithoutBread ? [`${plan.template.id} without its ${plan.template.on}`] : [])]
}

it('what somebody has in hand is what is cooked: all of it, as it is, and enough', () => {
  const faulty = cases.flatMap((wishes) => {
    const faults = faultsOf(wishes)
    return faults.length > 0 ? [`${wishes.seed}: ${faults.join(', ')}`] : []
  })
  const share = 1 - faulty.length / cases.length
  expect(share, faulty.join('\n')).toBeGreaterThan(0.95)
})

it('no dish is chosen without what it lies in or on', () => {
  expect(templates.flatMap(({ id, on }) => (on === undefined ? [] : [id]))).toContain('tacos')
  const bare = cases.filter(({ pantryOnly }) => pantryOnly).flatMap(faultsOf)
  expect(bare.filter((each) => each.includes('without its'))).toEqual([])
})
