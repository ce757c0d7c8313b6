import { describe, expect, it } from 'vitest'
import { readRecipe } from '../read/text/read.ts'
import { settle } from './settle.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { checkRecipe } from './check-recipe.ts'

function recipe(
  items: readonly string[],
  step = 'Serve.',
  more: Partial<RecipeStructure> = {},
): RecipeStructure {
  const read = readRecipe(
    `Ingredients\n${items.map((item) => `- ${item}`).join('\n')}\n\nInstructions\n1. ${step}`,
    {
      language: 'en',
      title: 'Noodles',
    },
  )
  if (!read) throw new Error('no recipe')
  return { ...read, ...more }
}

const dangersFor = (allergen: Allergen, dish: RecipeStructure) =>
  checkRecipe(dish, { allergens: [allergen] })
    .filter(({ code }) => code === 'forbidden-allergen')
    .map(({ severity, sentence }) => `${severity}: ${sentence}`)

describe('a told allergy', () => {
  it.each<[Allergen, string[]]>([
    ['peanuts', ['4 tbsp satay sauce']],
    ['peanuts', ['2 Snickers']],
    ['peanuts', ['2 cucharadas de crema de cacahuete']],
    ['peanuts', ['2 EL Erdnusscreme']],
    ['nuts', ['100 g frangipane']],
    ['milk', ['200 ml béchamel']],
    ['gluten', ['50 g croutons']],
    ['fish', ['10 g bonito flakes']],
    ['eggs', ['3 meringues']],
    ['mustard', ['1 tsp Dijon']],
    ['molluscs', ['200 g whelks']],
    ['lupin', ['100 g Lupinenmehl']],
  ])('to %s is found in %j, in a recipe that says it is English', (allergen, items) => {
    expect(dangersFor(allergen, recipe(items))).toEqual([
      expect.stringMatching(/^dangerous: This dish must be free of/),
    ])
  })

  it('is found in a step, a title and a note that name what the list does not', () => {
    expect(dangersFor('peanuts', recipe(['200 g rice noodles'], 'Warm the peanut butter.'))).toEqual([
      'dangerous: This dish must be free of peanuts, but its text speaks of “peanut butter”.',
    ])
    expect(
      dangersFor('peanuts', recipe(['200 g rice noodles'], 'Serve.', { title: 'Peanut noodles' })),
    ).toHaveLength(1)
    const noted = recipe(['200 g rice noodles'])
    const [item] = noted.ingredients
    if (!item) throw new Error('no item')
    expect(
      dangersFor('peanuts', { ...noted, ingredients: [{ ...item, note: 'with peanuts' }] }),
    ).toHaveLength(1)
  })

  it('is told what only the label can tell', () => {
    expect(dangersFor('sesame', recipe(['1 tbsp gochujang']))).toEqual([
      'dangerous: This dish must be free of sesame, which some makes of “gochujang” contain: only the label can tell.',
    ])
  })

  it.each<[Allergen, string[], string]>([
    ['milk', ['400 ml coconut milk', '20 g cocoa butter'], 'Stir until thick as cream.'],
    ['nuts', ['1 butternut squash', '1 pinch nutmeg'], 'Shape balls as big as a walnut.'],
    ['gluten', ['3 tbsp gluten-free soy sauce', '200 g rice noodles'], 'Serve with corn tortillas.'],
    ['eggs', ['1 eggplant'], 'Fry the eggplant without egg.'],
    ['molluscs', ['200 g oyster mushrooms'], 'Slice the oyster mushrooms.'],
    ['milk', ['100 g vegan butter'], 'Melt the vegan butter.'],
  ])('to %s lets pass: %j, %s', (allergen, items, step) => {
    expect(dangersFor(allergen, recipe(items, step))).toEqual([])
  })
})

describe('the facts of a recipe', () => {
  it('name the allergens of carriers, and promise no diet against them', () => {
    const dish = recipe(['200 g spaghetti', '100 ml béchamel', '2 EL Erdnussbutter'])
    expect(dish.allergens).toEqual(['gluten', 'peanuts', 'milk'])
    expect(dish.diets).toEqual([])
  })

  it('are derived anew whatever was claimed', () => {
    const claimed = recipe(['2 tbsp soy sauce', '20 wonton wrappers', '100 ml béchamel'], 'Serve.', {
      allergens: [],
      diets: ['vegan', 'glutenFree', 'lactoseFree'],
    })
    expect(settle({ recipe: claimed }).recipe).toMatchObject({
      allergens: ['gluten', 'soy', 'milk'],
      diets: [],
    })
    const untrue = checkRecipe(claimed).filter(({ code }) => code === 'untrue-diet')
    expect(untrue.map(({ sentence }) => sentence)).toEqual([
      'This dish is not vegan, because of “béchamel”.',
      expect.stringContaining('This dish is not gluten-free, because of'),
    ])
  })
})
