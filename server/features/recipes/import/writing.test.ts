import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMyRecipes } from '#shared/contract/recipes.ts'
import { completeRecipe, readRecipeText } from '#shared/contract/recipe-text.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { signUpAdmin, type TestUser } from '../../../test/users.ts'
import { soup } from '../../../test/recipes.ts'

let app: TestApp
let person: TestUser

beforeAll(async () => {
  app = await openTestApp()
  person = await signUpAdmin(app)
})
afterAll(() => app.close())

const read = async (text: string) => (await person.call(readRecipeText, { body: { text } })).recipe

const texts = {
  en: 'Omelette\n\nServes 2\n\nIngredients\n- 4 eggs\n- 20 g butter\n\nInstructions\n1. Beat the eggs.\n2. Fry them in the butter for 3 minutes.',
  fr: 'Omelette\n\nPour 2 personnes\n\nIngrédients\n- 4 œufs\n- 20 g de beurre\n\nPréparation\n1. Battez les œufs.\n2. Faites-les cuire dans le beurre pendant 3 minutes.',
  es: 'Tortilla francesa\n\nPara 2 personas\n\nIngredientes\n- 4 huevos\n- 20 g de mantequilla\n\nPreparación\n1. Bate los huevos.\n2. Cuájalos en la mantequilla durante 3 minutos.',
  de: 'Omelett\n\nFür 2 Personen\n\nZutaten\n- 4 Eier\n- 20 g Butter\n\nZubereitung\n1. Die Eier verquirlen.\n2. In der Butter 3 Minuten braten.',
} as const

describe('a pasted text', () => {
  test.each(Object.entries(texts))('in %s is read into ingredients and steps', async (language, text) => {
    const recipe = await read(text)
    expect(recipe).toMatchObject({ language, servings: 2, allergens: ['eggs', 'milk'] })
    expect(recipe.title).toBe(text.slice(0, text.indexOf('\n')))
    expect(recipe.ingredients.map(({ amount, unit }) => [amount, unit])).toEqual([
      [4, null],
      [20, 'g'],
    ])
    expect(recipe.steps.map(({ minutes }) => minutes)).toEqual([null, 3])
  })

  test('of another program is read as well', async () => {
    const cooklang = '>> servings: 2\n\nBeat @eggs{4} and fry them in @butter{20%g} for ~{3%minutes}.'
    const recipe = await read(cooklang)
    expect(recipe.ingredients.map(({ amount, unit, item }) => [amount, unit, item])).toEqual([
      [4, null, 'eggs'],
      [20, 'g', 'butter'],
    ])
    expect(recipe).toMatchObject({ servings: 2, steps: [{ minutes: 3 }] })
  })

  test('in another language is read as text, and its language is said', async () => {
    const text =
      'Frittata\n\n- 4 uova\n- 20 g di burro\n\n1. Sbattete le uova con il sale e il pepe.\n2. Fatele cuocere nel burro per pochi minuti.'
    const answer = await person.call(readRecipeText, { body: { text } })
    expect(answer.other_language).toBe('it')
    expect(answer.recipe.ingredients.map(({ amount, unit }) => [amount, unit])).toEqual([
      [4, null],
      [20, 'g'],
    ])
    expect((await person.call(readRecipeText, { body: { text: texts.es } })).other_language).toBeNull()
  })

  test('of which the language is known is read in it', async () => {
    const text = 'Ingredients\n- 2 EL Rapsöl'
    const { recipe } = await person.call(readRecipeText, { body: { text, language: 'de' } })
    expect(recipe).toMatchObject({
      language: 'de',
      ingredients: [{ amount: 2, unit: 'tbsp', item: 'Rapsöl' }],
    })
  })

  test('without a recipe is 422 no recipe found, and no text is stored', async () => {
    await expect(read('1234 !?')).rejects.toMatchObject({ code: 'no recipe found', status: 422 })
    expect(await person.call(listMyRecipes)).toEqual([])
  })
})

describe('a recipe written by hand', () => {
  test('gets the allergens and diets of its ingredients, and what each step uses', async () => {
    const before = await read(soup.content)
    expect(before.diets).toContain('vegan')
    const cream = { amount: 200, unit: 'ml', item: 'cream', note: null, group: null, scales: true } as const
    const written = {
      ...before,
      ingredients: [...before.ingredients, cream],
      steps: [{ text: 'Pour in the cream at 80 °C.', minutes: 4.5, celsius: null, uses: [] }],
    }
    const { recipe } = await person.call(completeRecipe, { body: { recipe: written, before } })
    expect(recipe.allergens).toContain('milk')
    expect(recipe.diets).not.toContain('vegan')
    expect(recipe.diets).toContain('vegetarian')
    expect(recipe.steps).toEqual([
      { text: 'Pour in the cream at 80 °C.', minutes: 4.5, celsius: 80, uses: [5] },
    ])
  })

  test('keeps an allergen that the user named, and loses one whose ingredient was removed', async () => {
    const before = await read(`${texts.en}\n\nGood to know\n\n- Contains: sesame`)
    expect(before.allergens).toContain('sesame')
    const butterless = { ...before, ingredients: before.ingredients.slice(0, 1) }
    const spoken = await person.call(completeRecipe, { body: { recipe: butterless, before } })
    // A step still fries in butter.
    expect(spoken.recipe.allergens).toEqual(['eggs', 'milk', 'sesame'])
    const steps = [{ text: 'Boil the eggs.', minutes: null, celsius: null, uses: [] }]
    const recipe = { ...butterless, steps }
    const after = await person.call(completeRecipe, { body: { recipe, before } })
    expect(after.recipe.allergens).toEqual(['eggs', 'sesame'])
    // Without what it began with, all that it names was said by somebody.
    const alone = await person.call(completeRecipe, { body: { recipe } })
    expect(alone.recipe.allergens).toEqual(before.allergens)
  })

  test('stays the same where nothing changed', async () => {
    const before = await read(soup.content)
    const { recipe } = await person.call(completeRecipe, { body: { recipe: before, before } })
    expect(recipe).toEqual(before)
  })
})
