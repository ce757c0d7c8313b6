import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeIngredient, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Measures } from '#shared/constants/measures.ts'
import { measuresOf } from './measures.ts'
import { lineFor } from './scaling.ts'
import { stepTextFor } from './step-text.ts'

function ingredient(fields: Partial<RecipeIngredient> & { item: string }): RecipeIngredient {
  return { amount: null, unit: null, note: null, group: null, scales: true, ...fields }
}

function recipeOf(ingredients: RecipeIngredient[], language: Language = 'en'): RecipeStructure {
  return {
    title: 'Dish',
    language,
    dishType: 'Mains',
    servings: 4,
    prepMinutes: 0,
    cookMinutes: 0,
    taste: '',
    searchTerms: [],
    ingredients,
    steps: [],
    diets: [],
    allergens: [],
    safety: [],
  }
}

function line(
  fields: Partial<RecipeIngredient> & { item: string },
  servings: number,
  measures: Measures = 'metric',
) {
  const only = ingredient(fields)
  const metric = ingredient({ item: 'flour', amount: 1, unit: 'g' })
  return lineFor(only, recipeOf([only, metric, metric]), { servings, measures })
}

describe('ingredients for another number of servings', () => {
  test.each([
    [{ item: 'cream', amount: 200, unit: 'ml' }, 6, '300 ml cream'],
    [{ item: 'flour', amount: 500, unit: 'g' }, 12, '1.5 kg flour'],
    [{ item: 'flour', amount: 1, unit: 'kg' }, 2, '500 g flour'],
    [{ item: 'butter', amount: 35, unit: 'g' }, 3, '26 g butter'],
    [{ item: 'eggs', amount: 3, unit: 'piece' }, 2, '1½ eggs'],
    [{ item: 'eggs', amount: 5, unit: null }, 3, '4 eggs'],
    [{ item: 'lemon', amount: 1, unit: null }, 1, '¼ lemon'],
    [{ item: 'oil', amount: 1, unit: 'tbsp' }, 2, '1½ tsp oil'],
    [{ item: 'oil', amount: 2, unit: 'tsp' }, 8, '1½ tbsp oil'],
    [{ item: 'cumin', amount: 1, unit: 'tsp' }, 2, '½ tsp cumin'],
    [{ item: 'garlic', amount: 2, unit: 'clove' }, 6, '3 cloves garlic'],
    [{ item: 'sugar', amount: 1, unit: 'cup' }, 3, '¾ cup sugar'],
  ] as const)('%j for %i servings', (fields, servings, expected) => {
    expect(line(fields, servings)).toBe(expected)
  })

  test('ingredients that do not scale, or are added to taste, stay', () => {
    expect(line({ item: 'bay leaf', amount: 1, unit: null, scales: false }, 12)).toBe('1 bay leaf')
    expect(line({ item: 'salt' }, 12)).toBe('salt, to taste')
  })

  test('for the recipe’s own number of servings no amount is rounded', () => {
    expect(line({ item: 'yeast', amount: 3.7, unit: 'g' }, 4)).toBe('3.7 g yeast')
    expect(line({ item: 'stock', amount: 1234, unit: 'ml' }, 4)).toBe('1234 ml stock')
  })

  test.each([1, 2, 3, 5, 7, 13, 100])('no amount becomes 0 for %i servings', (servings) => {
    for (const unit of ['g', 'ml', 'tsp', 'piece', 'pinch', 'kg', 'cup'] as const) {
      expect(line({ item: 'x', amount: 0.5, unit }, servings)).not.toMatch(/^0 /)
    }
  })
})

describe('converted measures', () => {
  test.each([
    [{ item: 'flour', amount: 200, unit: 'g' }, '7.1 oz flour'],
    [{ item: 'beef', amount: 1, unit: 'kg' }, '2.2 lb beef'],
    [{ item: 'milk', amount: 240, unit: 'ml' }, '1 cup milk'],
    [{ item: 'milk', amount: 200, unit: 'ml' }, '¾ cup + 1½ tbsp milk'],
    [{ item: 'rum', amount: 4, unit: 'cl' }, '2½ tbsp rum'],
    [{ item: 'vanilla', amount: 5, unit: 'ml' }, '1 tsp vanilla'],
    [{ item: 'oil', amount: 2, unit: 'tbsp' }, '2 tbsp oil'],
    [{ item: 'eggs', amount: 2, unit: 'piece' }, '2 eggs'],
  ] as const)('%j in US measures', (fields, expected) => {
    expect(line(fields, 4, 'us')).toBe(expected)
  })

  test('a recipe in cups and ounces is recognized, and converted to metric', () => {
    const recipe = recipeOf([
      ingredient({ item: 'flour', amount: 2, unit: 'cup' }),
      ingredient({ item: 'butter', amount: 4, unit: 'oz' }),
    ])
    expect(measuresOf(recipe)).toBe('us')
    const lines = (measures: Measures) =>
      recipe.ingredients.map((each) => lineFor(each, recipe, { servings: 4, measures }))
    expect(lines('us')).toEqual(['2 cups flour', '4 oz butter'])
    expect(lines('metric')).toEqual(['480 ml flour', '115 g butter'])
  })
})

function step(text: string, recipe: RecipeStructure, servings: number, measures: Measures = 'metric') {
  const uses = recipe.ingredients.map((_, index) => index)
  return stepTextFor({ text, uses }, recipe, { servings, measures })
}

describe('amounts inside a step', () => {
  const dough = recipeOf([
    ingredient({ item: 'flour', amount: 500, unit: 'g' }),
    ingredient({ item: 'milk', amount: 250, unit: 'ml' }),
    ingredient({ item: 'eggs', amount: 2, unit: 'piece' }),
    ingredient({ item: 'bay leaf', amount: 1, unit: 'leaf', scales: false }),
    ingredient({ item: 'olive oil', amount: 2, unit: 'tbsp' }),
  ])

  test.each([
    ['Whisk 2 eggs into 250 ml milk.', 'Whisk 4 eggs into 500 ml milk.'],
    ['Add 100 g of the flour and stir.', 'Add 200 g of the flour and stir.'],
    ['Heat 1 tablespoon of the oil.', 'Heat 2 tbsp of the oil.'],
    ['Heat 2 tablespoons of the oil.', 'Heat 4 tablespoons of the oil.'],
    ['Drop in 1 leaf of bay.', 'Drop in 1 leaf of bay.'],
    ['Beat 1–2 eggs.', 'Beat 2–4 eggs.'],
    ['Knead ½ of it with 1 1/2 tbsp oil.', 'Knead ½ of it with 3 tbsp oil.'],
  ])('%s', (text, expected) => {
    expect(step(text, dough, 8)).toBe(expected)
  })

  test.each([
    'Bake for 25 minutes at 180 °C.',
    'Shape balls of 50 g each.',
    'Roll it 2 cm thick and cut it into 8 squares.',
    'Bring 3 l of water to the boil.',
    'Turn after 2 minutes.',
  ])('a number that measures something else stays: %s', (text) => {
    expect(step(text, dough, 8)).toBe(text)
  })

  test.each([
    [
      'fr',
      'lait',
      'Verser 250 ml de lait, puis cuire 10 minutes.',
      'Verser 500 ml de lait, puis cuire 10 minutes.',
    ],
    ['es', 'leche', 'Añade 250 ml de leche a 2 cm del borde.', 'Añade 500 ml de leche a 2 cm del borde.'],
    ['de', 'Milch', '0,25 Liter Milch zugießen.', '500 ml Milch zugießen.'],
  ] as const)('in %s', (language, item, text, expected) => {
    const recipe = recipeOf([ingredient({ item, amount: 250, unit: 'ml' })], language)
    expect(step(text, recipe, 8)).toBe(expected)
  })

  test('temperatures are converted, and core temperatures never rounded down', () => {
    expect(step('Bake at 180 °C until the core reads 74 °C.', dough, 4, 'us')).toBe(
      'Bake at 350 °F until the core reads 165 °F.',
    )
    expect(step('Fry at 170–180 °C.', dough, 4, 'us')).toBe('Fry at 350 °F.')
  })
})

describe('an amount with two ends or two measures', () => {
  test('scales both ends, and says one number where they become the same', () => {
    expect(line({ item: 'eggs', amount: 4, amountMax: 5 }, 8)).toBe('8–10 eggs')
    expect(line({ item: 'flour', amount: 200, amountMax: 250, unit: 'g' }, 2)).toBe('100–125 g flour')
    expect(line({ item: 'cream', amount: 800, amountMax: 1200, unit: 'ml' }, 4)).toBe('800–1200 ml cream')
    expect(line({ item: 'carrots', amount: 9, amountMax: 10 }, 1)).toBe('2½ carrots')
  })

  test('scales what all of it measures, and leaves the size of a piece', () => {
    const ofAll = {
      item: 'milk',
      amount: 1,
      unit: 'cup',
      measure: { amount: 240, unit: 'ml', each: false },
    } as const
    expect(line(ofAll, 8)).toBe('2 cups (480 ml) milk')
    // Converted, both are cups.
    expect(line(ofAll, 8, 'us')).toBe('2 cups milk')
    const cans = {
      item: 'coconut milk',
      amount: 2,
      unit: 'can',
      measure: { amount: 400, unit: 'g', each: true },
    } as const
    expect(line(cans, 8)).toBe('4 cans (400 g each) coconut milk')
  })
})
