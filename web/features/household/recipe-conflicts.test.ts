import { describe, expect, test } from 'vitest'
import type { LineFoods } from '#shared/contract/recipe-foods.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { conflictsOf, type RecipeConflict } from './recipe-conflicts.ts'
import { testEater } from './test-household.ts'

const line = (item: string) => ({ item, amount: null, unit: null, note: null, group: null, scales: true })
const known = (fields: Partial<LineFoods> = {}): LineFoods => ({
  foods: [],
  allergens: [],
  againstDiets: [],
  ...fields,
})

type Examined = Pick<RecipeStructure, 'allergens' | 'diets' | 'ingredients'>
const recipe: Examined = {
  allergens: ['milk', 'nuts'],
  diets: [],
  ingredients: ['Butter', 'red onions', 'chicken thighs', 'grey goo'].map(line),
}
const lines = [
  known({ foods: ['butter'], allergens: ['milk'], againstDiets: ['vegan', 'lactoseFree'] }),
  known({ foods: ['red-onion', 'onion'] }),
  known({ foods: ['chicken'], againstDiets: ['vegan', 'vegetarian', 'pescatarian'] }),
  known(),
]

/** Without the eater, for comparison. */
const found = (
  fields: Parameters<typeof testEater>[1],
  changes: Partial<Examined> = {},
  foods: LineFoods[] | undefined = lines,
) =>
  conflictsOf([testEater('Léa', fields)], { ...recipe, ...changes }, foods).map(
    ({ eater: _eater, ...conflict }: RecipeConflict) => conflict,
  )

describe('a diet', () => {
  test('that the recipe does not state names the ingredients that are against it', () => {
    expect(found({ diets: ['vegetarian'] })).toEqual([
      { kind: 'diet', diet: 'vegetarian', foods: ['chicken thighs'] },
    ])
  })
  test('is only said to be missing where no ingredient is known to be against it', () => {
    const missing = [{ kind: 'diet', diet: 'halal', foods: [] }]
    expect(found({ diets: ['halal'] })).toEqual(missing)
    expect(found({ diets: ['halal'] }, {}, [])).toEqual(missing)
  })
  test('that the recipe states, or that a stricter one includes, is no conflict', () => {
    expect(found({ diets: ['vegetarian'] }, { diets: ['vegetarian'] })).toEqual([])
    expect(found({ diets: ['vegetarian', 'lactoseFree'] }, { diets: ['vegan'] })).toEqual([])
  })
  test('is said once for somebody with a stricter one', () => {
    expect(found({ diets: ['vegetarian', 'vegan'] })).toMatchObject([{ diet: 'vegan' }])
  })
  test('is not said again where an allergy says the same', () => {
    const conflicts = found({ diets: ['lactoseFree', 'glutenFree'], allergens: ['milk'] })
    expect(conflicts).toMatchObject([{ kind: 'allergy' }, { diet: 'glutenFree' }])
  })
  test('does not name a substitute that is read as what it replaces', () => {
    const ingredients = [line('vegetarian sausages'), line('Vegane Bratwurst')]
    const sausages = [known({ againstDiets: ['vegan'] }), known({ againstDiets: ['vegan'] })]
    expect(found({ diets: ['vegan'] }, { ingredients }, sausages)).toMatchObject([{ foods: [] }])
  })
})

describe('a dislike', () => {
  const food = (value: string, name = value) => ({ dislikes: [{ value, name }] })
  test('is found by the food, by its family and by its name', () => {
    expect(found(food('butter'))).toEqual([{ kind: 'dislike', foods: ['Butter'] }])
    expect(found(food('onion', 'oignon'))).toMatchObject([{ foods: ['red onions'] }])
    expect(found(food('Grey Goo'))).toMatchObject([{ foods: ['grey goo'] }])
  })
  test('is not found in a part of a word', () => {
    expect(found(food('butt'))).toEqual([])
    expect(found(food('chick'))).toEqual([])
  })
})

test('allergies come before diets and dislikes, and only for those who usually eat', () => {
  const conflicts = conflictsOf(
    [
      testEater('Ada', { dislikes: [{ value: 'onion', name: 'onion' }] }),
      testEater('Tom', { diets: ['vegan'], allergens: ['nuts'] }),
      testEater('Mia', { allergens: ['milk', 'eggs'] }),
      testEater('Max', { allergens: ['milk'], diets: ['vegan'], isUsual: false }),
    ],
    recipe,
    lines,
  )
  expect(conflicts.map(({ kind, eater }) => `${kind} ${eater.name}`)).toEqual([
    'allergy Tom',
    'allergy Mia',
    'diet Tom',
    'dislike Ada',
  ])
  expect(conflicts[1]).toMatchObject({ allergens: [{ allergen: 'milk', foods: ['Butter'] }] })
})
