import { beforeAll, describe, expect, it } from 'vitest'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { dishes } from '../recipes/dishes.ts'
import { sample } from '../test/sample.ts'
import { noWishes, type Wishes } from '../recipes/wishes.ts'
import type { Checked } from './conditions.ts'
import { choose } from './safe-dish.ts'

/** Somebody who eats, and what is wrong with a finished dish for them, read from the recipe as they would read it. */
interface Eater {
  wishes: Partial<Wishes>
  faults: (dish: Checked) => string[]
}

const textOf = ({ recipe }: Checked) => recipe.steps.map(({ text }) => text).join('\n')

const held =
  (test: (food: Ingredient) => boolean) =>
  ({ plan }: Checked): string[] =>
    plan.parts.filter(({ ingredient }) => test(ingredient)).map(({ ingredient: { id } }) => `holds ${id}`)

const both =
  (...all: readonly ((dish: Checked) => string[])[]) =>
  (dish: Checked) =>
    all.flatMap((each) => each(dish))

const isAlcohol = ({ alcohol, category }: Ingredient) => alcohol === true && category !== 'spice'
const isCaffeine = ({ id }: Ingredient) =>
  /^(?:coffee|coffee-liqueur|black-tea|green-tea|matcha|cola)$/.test(id)

/** Eggs that are boiled or fried soft, by the words of a step. */
const softEggs = (dish: Checked): string[] =>
  /runny|soft-boiled|waxy|still liquid|poach(?:ed)? eggs?/i.test(textOf(dish)) &&
  dish.plan.parts.some(
    ({ ingredient: { category }, bought }) => category === 'egg' && bought !== 'pasteurised',
  ) &&
  !/firm all the way through|white and yolk are firm/i.test(textOf(dish))
    ? ['soft eggs']
    : []

/** Eggs in their shell that are boiled for too short a time. */
const shortEggs = (dish: Checked): string[] =>
  /\bboil [^.]*\beggs? for [1-7] minutes/i.test(textOf(dish)) &&
  !/firm all the way through|\bfry/i.test(textOf(dish))
    ? ['eggs boiled too short']
    : []

const hardAndRaw =
  /^(?:apple|quince|carrot|kohlrabi|celeriac|fennel|(?:white|red)-cabbage|beetroot|cucumber|bell-pepper)$/

/** Firm fruit or vegetables that no step heats, blends or grates. */
const rawPieces = ({ plan, recipe }: Checked): string[] =>
  plan.parts.flatMap((part, place) => {
    if (!hardAndRaw.test(part.ingredient.id)) return []
    const first = recipe.steps.findIndex(
      ({ uses }, at) => uses.includes(place) && plan.steps[at]?.kind !== 'prep',
    )
    const from = first < 0 ? recipe.steps.findIndex(({ uses }) => uses.includes(place)) : first
    const softened = plan.steps.some(
      ({ heated, celsius, sentences }, at) =>
        at >= from &&
        (heated === true ||
          (celsius ?? 0) >= 90 ||
          sentences.some(({ text }) => /blend|mash|grate|purée/i.test(text.en))),
    )
    return softened ? [] : [`raw ${part.ingredient.id}`]
  })

const soft =
  /^(?:goat-cheese|feta|mozzarella|ricotta|mascarpone|cream-cheese|cottage-cheese|paneer|queso-fresco|halloumi)$/

const unmarked =
  (ids: RegExp, mark: RegExp) =>
  ({ plan, recipe }: Checked): string[] =>
    plan.parts.flatMap(({ ingredient: { id } }, place) => {
      const { item, note } = recipe.ingredients[place] ?? { item: '', note: '' }
      return ids.test(id) && !mark.test(`${item} ${note ?? ''}`) ? [`unmarked ${id}`] : []
    })

const eaters: Readonly<Record<string, Eater>> = {
  'a baby': {
    wishes: { infant: true, child: true },
    faults: both(
      held(({ id, animal }) => animal === 'honey' || id === 'salt'),
      held(isCaffeine),
      softEggs,
      shortEggs,
      rawPieces,
    ),
  },
  'a small child': {
    wishes: { toddler: true, child: true },
    faults: both(
      held(({ id }) => /^(?:grape|popcorn|almond|hazelnut|cherry-tomato)$/.test(id)),
      held(isCaffeine),
      held(isAlcohol),
      softEggs,
      shortEggs,
    ),
  },
  'a child at school': {
    wishes: { child: true },
    faults: both(held(isCaffeine), held(isAlcohol), softEggs, shortEggs),
  },
  'a pregnant woman': {
    wishes: { pregnant: true },
    faults: both(
      held(isAlcohol),
      held(({ id }) =>
        /^(?:brie|blue-cheese|cured-ham|salami|smoked-salmon|calf-liver|chicken-liver|oyster)$/.test(id),
      ),
      unmarked(soft, /pasteurised/i),
      softEggs,
      shortEggs,
    ),
  },
  'somebody frail': {
    wishes: { frail: true },
    faults: both(unmarked(soft, /pasteurised/i), softEggs, shortEggs),
  },
  'somebody on warfarin': {
    wishes: { health: ['vitaminK'] },
    faults: held(({ id }) =>
      /^(?:spinach|kale|chard|brussels-sprout|broccoli|asparagus|cauliflower|pak-choi|(?:white|red|savoy|pointed|chinese)-cabbage|sauerkraut|cranberry|grapefruit)$/.test(
        id,
      ),
    ),
  },
  'a coeliac': {
    wishes: { diets: ['glutenFree'] },
    faults: both(
      held(({ allergens }) => allergens.includes('gluten')),
      unmarked(/-stock$|^(?:oats|gluten-free-oats|baking-powder|.*-sausage)$/, /gluten-free/i),
      ({ recipe }) => (recipe.safety.some((text) => /label/i.test(text)) ? [] : ['no word on labels']),
    ),
  },
  'somebody who reacts to apples': {
    wishes: {
      allergyIds: ['apple'],
      excludedIds: ['apple', 'applesauce', 'apple-juice', 'cider', 'cider-vinegar'],
    },
    faults: both(
      held(({ id }) => id === 'apple'),
      ({ title }) => (/(?<!pine)apple/i.test(title) ? [`is called ${title}`] : []),
    ),
  },
  'somebody who cannot swallow well': {
    wishes: { health: ['puree'], soft: true },
    faults: held(({ id }) => /^(?:raisin|walnut|almond|country-bread)$/.test(id)),
  },
}

describe.each(Object.entries(eaters))('any dish, for %s', (who, { wishes, faults }) => {
  // For each of them others.
  const asked = sample(dishes, 30, ({ id }) => `${who} ${id}`)
  let chosen: { id: string; dish: Checked }[] = []
  beforeAll(() => {
    chosen = asked.map(({ id }) => ({
      id,
      dish: choose({ ...noWishes('en'), ...wishes, dish: id, settled: id, seed: id }),
    }))
  }, 240_000)

  it('is safe in what goes in, in its form and in its steps', () => {
    const wrong = chosen.flatMap(({ id, dish }) =>
      dish.breaches.length > 0 ? [] : faults(dish).map((fault) => `${id} as ${dish.title}: ${fault}`),
    )
    expect(wrong).toEqual([])
  })

  it('is refused but seldom', () => {
    const refused = chosen.filter(({ dish }) => dish.breaches.length > 0)
    expect(refused.length).toBeLessThan(asked.length / 20)
  })
})
