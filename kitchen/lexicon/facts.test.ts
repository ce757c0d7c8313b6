import { describe, expect, it } from 'vitest'
import type { Diet } from '#shared/words/diets.ts'
import { factsOf, isHeart, meatOf } from './facts.ts'
import { ingredientById } from './ingredients/index.ts'

const dish = (...ids: string[]) => factsOf(ids.map(ingredientById), 2)

describe('the diets a dish keeps', () => {
  it.each<[string, string[], Diet[]]>([
    [
      'chickpeas, spinach, oil',
      ['chickpea', 'spinach', 'olive-oil'],
      ['vegan', 'vegetarian', 'pescatarian', 'glutenFree', 'lactoseFree', 'halal', 'kosherStyle', 'lowSugar'],
    ],
    [
      'honey is not vegan',
      ['carrot', 'honey'],
      ['vegetarian', 'pescatarian', 'glutenFree', 'lactoseFree', 'halal', 'kosherStyle', 'lowSugar'],
    ],
    ['gelatine is neither vegetarian nor halal nor kosher', ['milk', 'gelatine'], ['glutenFree', 'lowSugar']],
    [
      'soy sauce carries gluten',
      ['tofu', 'soy-sauce'],
      ['vegan', 'vegetarian', 'pescatarian', 'lactoseFree', 'halal', 'kosherStyle', 'lowSugar'],
    ],
    [
      'tamari does not',
      ['tofu', 'tamari'],
      ['vegan', 'vegetarian', 'pescatarian', 'glutenFree', 'lactoseFree', 'halal', 'kosherStyle', 'lowSugar'],
    ],
    [
      'Parmesan has no lactose, but rennet, which counts like gelatine: not halal, not kosher-style, not pescatarian',
      ['risotto-rice', 'parmesan'],
      ['glutenFree', 'lactoseFree', 'lowSugar'],
    ],
    [
      'a gratin with Gruyère keeps no diet of these',
      ['potato', 'gruyere', 'cream'],
      ['glutenFree', 'lowSugar'],
    ],
    [
      'one with a cheese that needs no rennet keeps them',
      ['potato', 'mozzarella'],
      ['vegetarian', 'pescatarian', 'glutenFree', 'halal', 'kosherStyle', 'lowSugar'],
    ],
    [
      'butter and ghee have lactose',
      ['potato', 'ghee'],
      ['vegetarian', 'pescatarian', 'glutenFree', 'halal', 'kosherStyle', 'lowSugar'],
    ],
    ['beef with cream is not kosher-style', ['beef-steak', 'cream'], ['glutenFree', 'halal', 'lowSugar']],
    [
      'beef with oil is',
      ['beef-steak', 'olive-oil'],
      ['glutenFree', 'lactoseFree', 'halal', 'kosherStyle', 'lowSugar'],
    ],
    [
      'wine is not halal',
      ['salmon', 'white-wine'],
      ['pescatarian', 'glutenFree', 'lactoseFree', 'kosherStyle', 'lowSugar'],
    ],
    [
      'prawns are not kosher-style',
      ['prawn', 'rice'],
      ['pescatarian', 'glutenFree', 'lactoseFree', 'halal', 'lowSugar'],
    ],
    ['bacon is not halal', ['egg', 'bacon'], ['glutenFree', 'lactoseFree', 'lowSugar']],
    ['beer carries gluten', ['chicken-breast', 'beer'], ['lactoseFree', 'kosherStyle', 'lowSugar']],
    ['nothing keeps nothing', [], []],
  ])('%s', (_name, ids, expected) => {
    expect(dish(...ids).diets.toSorted()).toEqual(expected.toSorted())
  })

  it('calls a dish low in sugar up to 8 g of added sugar per serving', () => {
    const sugar = [ingredientById('sugar')]
    expect(factsOf(sugar, 4, [32]).diets).toContain('lowSugar')
    expect(factsOf(sugar, 4, [33]).diets).not.toContain('lowSugar')
  })

  it('does not count the sugar of fruit', () => {
    expect(factsOf([ingredientById('apple')], 1, [500]).diets).toContain('lowSugar')
  })
})

describe('the allergens in a dish', () => {
  it.each([
    ['couscous', ['gluten']],
    ['bulgur', ['gluten']],
    ['beer', ['gluten']],
    ['soy-sauce', ['gluten', 'soy']],
    ['white-wine', ['sulphites']],
    ['worcestershire-sauce', ['gluten', 'fish']],
    ['tahini', ['sesame']],
    ['mayonnaise', ['eggs', 'mustard']],
    ['pesto', ['milk', 'nuts']],
    ['celeriac', ['celery']],
    ['vegetable-stock', ['celery']],
    ['squid', ['molluscs']],
    ['prawn', ['crustaceans']],
    ['peanut', ['peanuts']],
    ['lupin-bean', ['lupin']],
    ['coconut-milk', []],
    ['quinoa', []],
    ['buckwheat', []],
  ])('%s: %j', (id, expected) => {
    expect(dish(id).allergens).toEqual(expected)
  })
})

describe('the middle of a plate', () => {
  const meatOfId = (id: string) => meatOf(ingredientById(id))

  it('is meat, fish, seafood or tofu, and not what only seasons', () => {
    for (const id of ['pork-chop', 'merguez', 'cod', 'prawn', 'tofu'])
      expect(isHeart(ingredientById(id)), id).toBe(true)
    for (const id of ['bacon', 'cooked-ham', 'chorizo', 'chicken-stock', 'red-lentil'])
      expect(isHeart(ingredientById(id)), id).toBe(false)
  })

  it('is of an animal as people name it', () => {
    expect(['chicken-wing', 'duck-leg', 'veal-escalope', 'spare-rib', 'oxtail'].map(meatOfId)).toEqual([
      'chicken',
      'duck',
      'veal',
      'pork',
      'beef',
    ])
    expect(['chicken-stock', 'duck-fat', 'pork-sausage', 'cured-ham', 'cod'].map(meatOfId)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })
})
