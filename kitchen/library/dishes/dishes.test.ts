import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { ingredients } from '../../lexicon/ingredients/index.ts'
import { fold } from '../../lexicon/text/fold.ts'
import { unjoin } from '../../lexicon/text/unjoin.ts'
import { noWishes } from '../../safety/wishes/wishes.ts'
import { sample } from '../../test/sample.ts'
import { readTurn } from '../../understand/read-turn.ts'
import { namesIn } from './dish-names.ts'
import { foodsOfDish } from './dish.ts'
import { dishById, dishes, loadDishes, plainDishOf } from './dishes.ts'
import { kindById, kindIds } from './kinds.ts'

const dishesOfTheWorld = [...loadDishes()].flatMap(([file, own]) =>
  file.startsWith('cuisines/') ? own.map(({ id }) => id) : [],
)
const isOfTheWorld = ({ id }: { id: string }) => dishesOfTheWorld.includes(id)

it('has at least 1,400 dishes, 400 of them by cuisine', () => {
  expect(dishes.length).toBeGreaterThanOrEqual(1400)
  expect(dishesOfTheWorld.length).toBeGreaterThanOrEqual(400)
})

it('has a plain name for every kind, and a kind for every dish', () => {
  expect(kindIds.filter((id) => !plainDishOf(id))).toEqual([])
  expect(dishes.filter(({ kind }) => !kindById(kind))).toEqual([])
})

it('knows what is in every dish, so that whoever reacts to one is kept from all of it', () => {
  expect(dishes.filter((dish) => foodsOfDish(dish).length < 2).map(({ id }) => id)).toEqual([])
  const allergensOf = (id: string) => {
    const dish = dishById(id)
    if (!dish) throw new Error(`no dish ${id}`)
    return foodsOfDish(dish).flatMap((food) => findIngredientById(food)?.allergens ?? [])
  }
  expect(allergensOf('Carbonara')).toEqual(expect.arrayContaining(['eggs', 'gluten', 'milk']))
})

describe.each(languages)('a dish of a cuisine in %s', (language) => {
  it('is found by its own name, and nothing else to put in', () => {
    const some = sample(dishes.filter(isOfTheWorld), 8, ({ id }) => `name ${language} ${id}`)
    const misread = some.flatMap(({ id, label, wants = [], alone = [] }) => {
      const { dish, wanted } = readTurn(label[language], language, noWishes(language))
      const stray = wanted.filter((each) => ![...wants, ...alone].includes(each.id)).map((each) => each.id)
      return dish === id && stray.length === 0 ? [] : [`${label[language]}: ${dish} ${stray.join(' ')}`]
    })
    expect(misread).toEqual([])
  }, 120_000)

  /** Cooked by itself whenever it is named, or not an ingredient before somebody cooks it. */
  const meant =
    /^(sauerkraut|(duck confit|confit duck leg|confit de (canard|pato)|cuisses de canard confites|entenconfit)s?|lamb shanks?|souris d[’']agneau|jarretes? de cordero|lamm(haxen?|stelze)|caldo de res|polenta|kasha|maultaschen?|(french )?fries|chips|frites|fritten|(patatas|papas) fritas|pommes frites)$/i

  it('is not found in the name of an ingredient', () => {
    const stolen = ingredients.flatMap(({ names }) => {
      const { one, many, synonyms = [] } = names[language]
      return [one, many, ...synonyms].flatMap((name) => {
        const folded = unjoin(fold(name))
        const found = meant.test(name) ? [] : namesIn(folded).filter(({ dish }) => isOfTheWorld(dish))
        return found.map(({ dish }) => `${name}: ${dish.id}`)
      })
    })
    expect(stolen).toEqual([])
  })
})
