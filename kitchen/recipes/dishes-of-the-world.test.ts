import { describe, expect, it } from 'vitest'
import { sample } from '../test/sample.ts'
import { expectGoodRecipe } from '../test/recipe-quality.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'
import { languages } from '#shared/constants/languages.ts'
import { recipeStructure } from '#shared/contract/recipe-structure.ts'
import { isWhole } from '../decide/choose.ts'
import { compose } from '../decide/compose.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Dish } from './dish.ts'
import { dishes } from './dishes.ts'
import { patternOf } from './index.ts'
import { dishesOfTheWorld } from './cuisines/index.ts'
import { fold } from '../understand/fold.ts'
import { readTurn } from '../understand/read-turn.ts'
import { unjoin } from '../understand/unjoin.ts'
import { noWishes, type Wishes } from '../understand/wishes.ts'

function composed(dish: Dish, wishes: Wishes) {
  const pattern = patternOf(dish.pattern)
  if (!pattern) throw new Error(`${dish.id} has no pattern`)
  return compose({ ...wishes, seed: 'a' }, dish, pattern)
}

it('knows at least 400 of them, none of them twice', () => {
  expect(dishesOfTheWorld.length).toBeGreaterThanOrEqual(400)
  const ids = dishes.map(({ id }) => id)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})

it('names only ingredients that the larder keeps, and parts that the pattern has', () => {
  const wrong = dishesOfTheWorld.flatMap(
    ({ id, pattern, wants = [], alone = [], measures = {}, without = [] }) => {
      const named = [...wants, ...alone]
      const roles = patternOf(pattern)?.roles.map((role) => role.id) ?? []
      return [
        ...named.filter((each) => !findIngredientById(each)).map((each) => `${id}: no ${each}`),
        ...Object.keys(measures)
          .filter((each) => !named.includes(each))
          .map((each) => `${id}: stray ${each}`),
        ...without.filter((each) => !roles.includes(each)).map((each) => `${id}: ${pattern} has no ${each}`),
      ]
    },
  )
  expect(wrong).toEqual([])
})

it('puts everything into a dish that makes it that dish', () => {
  const lacking = dishesOfTheWorld.flatMap((dish) => {
    const { plan } = composed(dish, noWishes('en'))
    const missing = (dish.wants ?? []).filter(
      (id) => !plan.parts.some(({ ingredient }) => ingredient.id === id),
    )
    return missing.length > 0 ? [`${dish.id} without ${missing.join(', ')}`] : []
  })
  expect(lacking).toEqual([])
})

describe.each(languages)('in %s', (language) => {
  it('hears each by its own name, and nothing else to put in', () => {
    const misheard = dishesOfTheWorld.flatMap(({ id, label, wants = [], alone = [] }) => {
      const { dish, wanted } = readTurn(label[language], language, noWishes(language))
      const stray = wanted.filter((each) => ![...wants, ...alone].includes(each.id)).map((each) => each.id)
      return dish === id && stray.length === 0 ? [] : [`${label[language]}: ${dish} ${stray.join(' ')}`]
    })
    expect(misheard).toEqual([])
  })

  it('writes each well, as it is and without anything from an animal', () => {
    for (const dish of sample(dishesOfTheWorld, 4, ({ id }) => `${language} ${id}`)) {
      const own = composed(dish, noWishes(language))
      expectGoodRecipe(recipeStructure.parse(own.recipe), language, false)
      const vegan = composed(dish, { ...noWishes(language), diets: ['vegan', 'glutenFree'] })
      expect(vegan.recipe.diets).toContain('vegan')
      if (isWhole(vegan)) expectGoodRecipe(recipeStructure.parse(vegan.recipe), language, false)
    }
  }, 90_000)

  /** Cooked by itself whenever it is named, or not an ingredient before somebody cooks it. */
  const meant = /^(polenta|kasha|maultaschen?|(french )?fries|patatas fritas|pommes frites)$/i

  it('takes no ingredient for a dish', () => {
    const stolen = ingredients.flatMap(({ names }) => {
      const { one, many, synonyms = [] } = names[language]
      return [one, many, ...synonyms].flatMap((name) => {
        const folded = unjoin(fold(name))
        const heard = meant.test(name) ? [] : dishesOfTheWorld.filter(({ words }) => words.test(folded))
        return heard.map(({ id }) => `${name}: ${id}`)
      })
    })
    expect(stolen).toEqual([])
  })
})
