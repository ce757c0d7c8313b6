import { describe, expect, it } from 'vitest'
import { unconfirmed } from '#shared/contract/safety-finding.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { languages } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { sample } from '../test/sample.ts'
import { library, recipeById, renderedRecipe } from '../library/index.ts'
import { printedRecipe } from '../render/print.ts'
import { settle } from './settle.ts'

function dish(items: string[], steps: string[], more: Partial<RecipeStructure> = {}): RecipeStructure {
  return {
    title: 'Supper',
    language: 'en',
    dishType: 'Mains',
    servings: 2,
    prepMinutes: 10,
    cookMinutes: 15,
    taste: '',
    searchTerms: [],
    ingredients: items.map((item) => ({
      amount: 100,
      unit: 'g',
      item,
      note: null,
      group: null,
      scales: true,
    })),
    steps: steps.map((text) => ({ text, minutes: null, celsius: null, uses: [] })),
    diets: [],
    allergens: [],
    safety: [],
    ...more,
  }
}

const told = (recipe: RecipeStructure, allergen: Allergen, plating: string | null = null) =>
  settle({ recipe, plating, eaters: { allergens: [allergen] } }).verdict

describe('what a recipe claims', () => {
  it('is derived from its lines, whatever a program says', () => {
    const { recipe } = settle({
      recipe: dish(['soy sauce', 'carrots'], ['Fry the carrots in the soy sauce at 425 °F.'], {
        diets: ['vegan', 'glutenFree'],
        steps: [{ text: 'Fry the carrots in the soy sauce at 425 °F.', minutes: 5, celsius: 425, uses: [] }],
      }),
    })
    expect(recipe.diets).toContain('vegan')
    expect(recipe.diets).not.toContain('glutenFree')
    expect(recipe.allergens).toEqual(expect.arrayContaining(['gluten', 'soy']))
    expect(recipe.steps[0]).toMatchObject({ celsius: 218, uses: [0, 1] })
    expect(recipe).not.toHaveProperty('statedDiets')
  })

  it('keeps what a person says of a diet apart, and adds what a person says of an allergen', () => {
    const { recipe } = settle({
      recipe: dish(['zorblax', 'carrots'], ['Fry all.'], { diets: ['vegan'], allergens: ['sesame'] }),
      isByPerson: true,
    })
    expect(recipe).toMatchObject({ diets: [], statedDiets: ['vegan'], allergens: ['sesame'] })
    const again = settle({ recipe: { ...recipe, statedDiets: undefined }, before: recipe, isByPerson: true })
    expect(again.recipe).toMatchObject({ statedDiets: ['vegan'], allergens: ['sesame'] })
  })

  it('does not lose an allergen because its food was renamed', () => {
    const before = settle({ recipe: dish(['peanut butter'], ['Warm it.']) }).recipe
    const renamed = settle({
      recipe: { ...before, ...dish(['zorblax'], ['Warm it.']), allergens: before.allergens },
      before,
    })
    expect(renamed.recipe.allergens).toContain('peanuts')
  })

  it('holds what only a step names', () => {
    const { recipe } = settle({
      recipe: dish(['zorblax', 'rice'], ['Warm the peanut butter, then fold in the rice.']),
    })
    expect(recipe.allergens).toContain('peanuts')
  })
})

describe('for a told allergy', () => {
  it.each<[string, RecipeStructure, string?]>([
    ['the list', dish(['peanut butter'], ['Warm it.'])],
    ['the title', dish(['rice'], ['Boil the rice.'], { title: 'Rice with peanuts' })],
    ['a step', dish(['rice', 'zorblax'], ['Warm the peanut butter.'])],
    ['a step beside butter', dish(['rice', 'butter'], ['Warm the peanut butter.'])],
    ['a step that warns of burning', dish(['rice'], ['Do not let the peanut butter burn.'])],
    ['the plating', dish(['rice'], ['Boil the rice.']), 'Scatter roasted peanuts over it.'],
    ['a Spanish line', dish(['crema de cacahuete'], ['Mix.'])],
    ['a German line', dish(['Erdnussbutter'], ['Mix.'])],
    ['a French step', dish(['rice'], ['Ajouter le beurre de cacahuète.'])],
  ])('%s is examined', (_where, recipe, plating) => {
    expect(told(recipe, 'peanuts', plating).state).toBe('refused')
  })

  it('examines notes', () => {
    const recipe = dish(['rice'], ['Boil the rice.'])
    const [line] = recipe.ingredients
    if (line) recipe.ingredients[0] = { ...line, note: 'or crushed peanuts' }
    expect(told(recipe, 'peanuts').state).toBe('refused')
  })

  it.each([
    ['an unknown food', 'zorblax'],
    ['an unknown word beside a known one', 'Zorbo ice cream'],
    ['a vague word', 'stock'],
  ])('%s is not checked, and says which line', (_what, item) => {
    const verdict = told(dish(['rice', item], ['Mix all.']), 'peanuts')
    expect(verdict.state).toBe('not checked')
    expect(verdict.findings).toContainEqual(
      expect.objectContaining({ code: 'not-checked', for: 'eaters', line: 1, allergen: 'peanuts' }),
    )
    expect(unconfirmed(verdict.findings)).toHaveLength(1)
    expect(unconfirmed(verdict.findings, ['peanuts'])).toEqual([])
  })

  it('a product that carries the allergen is a danger beside a known word', () => {
    expect(told(dish(['rice', 'Snickers ice cream'], ['Mix all.']), 'peanuts').state).toBe('refused')
  })

  it.each([
    'Boil the rice without peanuts.',
    'Boil the rice, which stays peanut-free.',
    'Boil the rice with no nuts or peanuts.',
    'Remplacer par du riz, sans cacahuètes.',
    'Den Reis ohne Nüsse oder Erdnüsse kochen.',
  ])('what is left out is no danger: %s', (step) => {
    expect(told(dish(['rice'], [step]), 'peanuts').state).toBe('fine')
  })

  it.each([
    ['large free-range eggs, beaten'],
    ['unsalted butter, softened'],
    ['boneless skinless chicken thighs'],
    ['flat-leaf parsley leaves'],
    ['organic carrots'],
  ])('an ordinary line is known: %s', (item) => {
    expect(told(dish([item], ['Cook through.']), 'sesame').findings.map(({ code }) => code)).not.toContain(
      'not-checked',
    )
  })

  it('without eaters nothing is for them', () => {
    const { findings } = settle({ recipe: dish(['peanut butter', 'zorblax'], ['Mix.']) }).verdict
    expect(findings.filter((each) => each.for === 'eaters')).toEqual([])
  })
})

it('of a recipe of the library keeps allergens and steps, and knows every ingredient', () => {
  const wrong = sample(library(), 24, ({ id }) => `settle ${id}`).flatMap((each) => {
    const whole = recipeById(each.id)
    if (!whole) return []
    return languages.flatMap((language) => {
      const recipe = printedRecipe(renderedRecipe(whole, language, { servings: 4 }))
      const absent = (['peanuts', 'molluscs', 'lupin', 'sesame'] as const).filter(
        (allergen) => !recipe.allergens.includes(allergen),
      )
      const settled = settle({ recipe, isRendered: true, eaters: { allergens: absent } })
      const found = [
        ...settled.verdict.findings.filter(({ code }) => code === 'not-checked'),
        ...recipe.allergens.filter((allergen) => !settled.recipe.allergens.includes(allergen)),
      ]
      const isSaidAlike = JSON.stringify(settled.recipe.steps) === JSON.stringify(recipe.steps)
      return found.length === 0 && isSaidAlike ? [] : [[language, each.id, found]]
    })
  })
  expect(wrong).toEqual([])
})
