import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { recipeStructure } from '#shared/contract/recipe-structure.ts'
import { kitchenChef } from '../chef.ts'
import { isWhole } from '../decide/fits.ts'
import { choose } from '../decide/safe-dish.ts'
import { compose } from '../render/compose.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'
import { allForFour } from '../test/cooked.ts'
import { expectGoodRecipe } from '../test/recipe-quality.ts'
import { sample } from '../test/sample.ts'
import { fold } from '../lexicon/text/fold.ts'
import { readTurn } from '../understand/read-turn.ts'
import { understand } from '../understand/understand.ts'
import { unjoin } from '../lexicon/text/unjoin.ts'
import { noWishes, type Wishes } from './wishes.ts'
import { namesIn } from './dish-names.ts'
import type { Dish } from './dish.ts'
import { dishes, dishesIn } from './dishes.ts'
import { templateOf, templates } from './index.ts'

const dishesOfTheWorld = dishesIn('cuisines/')

function composed(dish: Dish, wishes: Wishes) {
  const template = templateOf(dish.template)
  if (!template) throw new Error(`${dish.id} has no template`)
  return compose({ ...wishes, seed: 'a' }, dish, template)
}

const turns = (content: string) => [{ role: 'user' as const, content }]

const cooked = async (content: string) => kitchenChef().recipe({ messages: turns(content), language: 'en' })

it('has at least 1,400 dishes, 400 of them by cuisine', () => {
  expect(dishes.length).toBeGreaterThanOrEqual(1400)
  expect(dishesOfTheWorld.length).toBeGreaterThanOrEqual(400)
})

it('puts everything into a dish of a cuisine that makes it that dish', () => {
  const lacking = allForFour().flatMap(({ dish, parts }) => {
    if (!dishesOfTheWorld.includes(dish)) return []
    const missing = (dish.wants ?? []).filter((id) => !parts.some(({ ingredient }) => ingredient.id === id))
    return missing.length > 0 ? [`${dish.id} without ${missing.join(', ')}`] : []
  })
  expect(lacking).toEqual([])
})

it('has a well-formed title in all four languages', () => {
  for (const language of languages)
    for (const dish of sample(dishes, 16, ({ id }) => `title ${language} ${id}`)) {
      const { recipe } = composed(dish, noWishes(language))
      expect(recipe.title).not.toMatch(/ {2}|^\s|\s$|\b(with|mit|con|de|aux?)$/)
      expect(recipe.title.length).toBeGreaterThanOrEqual(3)
    }
})

describe.each(languages)('a dish of a cuisine in %s', (language) => {
  it('is found by its own name, and nothing else to put in', () => {
    const some = sample(dishesOfTheWorld, 8, ({ id }) => `name ${language} ${id}`)
    const misread = some.flatMap(({ id, label, wants = [], alone = [] }) => {
      const { dish, wanted } = readTurn(label[language], language, noWishes(language))
      const stray = wanted.filter((each) => ![...wants, ...alone].includes(each.id)).map((each) => each.id)
      return dish === id && stray.length === 0 ? [] : [`${label[language]}: ${dish} ${stray.join(' ')}`]
    })
    expect(misread).toEqual([])
  }, 120_000)

  it('is written well, as it is and without anything from an animal', () => {
    for (const dish of sample(dishesOfTheWorld, 8, ({ id }) => `${language} ${id}`)) {
      const own = composed(dish, noWishes(language))
      expectGoodRecipe(recipeStructure.parse(own.recipe), language, false)
      const vegan = composed(dish, { ...noWishes(language), diets: ['vegan', 'glutenFree'] })
      expect(vegan.recipe.diets).toContain('vegan')
      if (isWhole(vegan)) expectGoodRecipe(recipeStructure.parse(vegan.recipe), language, false)
    }
  }, 90_000)

  /** Cooked by itself whenever it is named, or not an ingredient before somebody cooks it. */
  const meant =
    /^(sauerkraut|(duck confit|confit duck leg|confit de (canard|pato)|cuisses de canard confites|entenconfit)s?|lamb shanks?|souris d[’']agneau|jarretes? de cordero|lamm(haxen?|stelze)|caldo de res|polenta|kasha|maultaschen?|(french )?fries|frites|patatas fritas|pommes frites)$/i

  it('is not found in the name of an ingredient', () => {
    const stolen = ingredients.flatMap(({ names }) => {
      const { one, many, synonyms = [] } = names[language]
      return [one, many, ...synonyms].flatMap((name) => {
        const folded = unjoin(fold(name))
        const found = meant.test(name)
          ? []
          : namesIn(folded).filter(({ dish }) => dishesOfTheWorld.includes(dish))
        return found.map(({ dish }) => `${name}: ${dish.id}`)
      })
    })
    expect(stolen).toEqual([])
  })
})

it('proposes something else where the dish would not be the dish any more', () => {
  const wishes = { ...noWishes('en'), dish: 'floatingIsland', diets: ['vegan' as const], seed: 'a' }
  const { plan, recipe } = choose(wishes)
  expect(plan.template.id).not.toBe('floatingIsland')
  expect(plan.template.dishType).toBe('Desserts')
  expect(recipe.diets).toContain('vegan')
})

it('never serves a dish that lacks what it cannot do without', () => {
  for (const template of templates.filter(({ cannotDoWithout }) => cannotDoWithout)) {
    const dish = dishes.find((each) => each.template === template.id)
    if (!dish) throw new Error(`nothing is called ${template.id}`)
    expect(isWhole(composed(dish, noWishes('en')))).toBe(true)
    expect(isWhole(composed(dish, { ...noWishes('en'), diets: ['vegan'] }))).toBe(false)
  }
})

it('makes the same dish quicker where there is no time for the real one', async () => {
  const { recipe, message } = await cooked('a quiche for two in 35 minutes please')
  expect(recipe?.title).toContain('Crustless Quiche')
  expect(message).toMatch(/35 minutes/)
})

it.each(['borscht', 'tom kha', 'minestrone'])('leaves a %s as it was cut', async (content) => {
  const { recipe } = await cooked(content)
  expect(recipe?.steps.map(({ text }) => text).join(' ')).not.toMatch(/blend(?!ed)/)
})

it('cooks a bird that is not stocked as the bird that comes closest, and no dessert with its apples', () => {
  const { dish } = understand({ messages: turns('pheasant with apples for 4'), language: 'en' })
  expect(dish.recipe.dishType).toBe('Mains')
  expect(dish.plan.parts.some(({ ingredient }) => ingredient.animal === 'poultry')).toBe(true)
})

it('does not mistake the name of a drink for the pigeon in it', async () => {
  const { message } = await cooked('a paloma, 2 people')
  expect(message).not.toMatch(/larder/)
})
