import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paintDish } from '#shared/contract/chef.ts'
import { editRecipe, saveRecipe } from '#shared/contract/recipes.ts'
import { completeRecipe, readRecipeText } from '#shared/contract/recipe-text.ts'
import { limits } from '#shared/constants/limits.ts'
import { fitsInLists, type RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'
import { createTestRecipe, soup } from '../../test/recipes.ts'

let app: TestApp
let owner: TestUser
let structure: RecipeStructure

beforeAll(async () => {
  app = await openTestApp()
  owner = await signUpAdmin(app)
  ;({ recipe: structure } = await owner.call(readRecipeText, { body: { text: soup.content } }))
})
afterAll(() => app.close())

const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value)
const [step] = times(1, { text: 'Stir.', minutes: null, celsius: null, uses: [] as number[] })
const longStep = { ...step, text: '€'.repeat(2000) }

/** Structures with one list that is too long, and one whose lists are all at their limits and too large together. */
const tooLarge = (): Record<string, RecipeStructure> => ({
  'safety of 14 MB': { ...structure, safety: times(7000, 'x'.repeat(2000)) },
  'one more sentence of safety': { ...structure, safety: times(limits.recipe.safetyMax + 1, 'Careful.') },
  'a step that uses everything twice': {
    ...structure,
    steps: [{ ...step, uses: times(limits.recipe.ingredientsMax + 1, 0) }],
  } as never,
  'every diet twice': { ...structure, diets: times(100, 'vegan') },
  'every allergen twice': { ...structure, allergens: times(100, 'milk') },
  'long steps': { ...structure, steps: times(limits.recipe.stepsMax, longStep) } as never,
})

test('a structure that is too large is refused by every call that accepts one', async () => {
  for (const [what, recipe] of Object.entries(tooLarge())) {
    const sent = { body: { ...soup, recipe } }
    // Bodies over the general JSON limit are refused before parsing.
    await expect(owner.call(saveRecipe, sent), what).rejects.toThrow(/^(invalid input|too large)$/)
  }
  const recipe = { ...structure, steps: times(limits.recipe.stepsMax, longStep) } as RecipeStructure
  const { id } = await createTestRecipe(owner)
  const refused = [
    owner.call(editRecipe, { params: { id }, body: { recipe } }),
    owner.call(completeRecipe, { body: { recipe } }),
    owner.call(completeRecipe, { body: { recipe: structure, before: recipe } }),
    owner.call(paintDish, { body: { prompt: 'soup', recipe } }),
  ]
  for (const outcome of await Promise.allSettled(refused))
    expect(outcome).toMatchObject({ status: 'rejected' })
})

test('what is beyond the limits is said to be too large', async () => {
  const [line] = structure.ingredients
  const most = limits.recipe
  const beyond = [
    { ...structure, ingredients: times(most.ingredientsMax + 1, line) },
    { ...structure, steps: times(most.stepsMax + 1, step) },
    { ...structure, steps: times(most.stepsMax, longStep) },
  ] as RecipeStructure[]
  const { id } = await createTestRecipe(owner)
  for (const recipe of beyond) {
    const tooLong = { code: 'too large', status: 413 }
    await expect(owner.call(saveRecipe, { body: { ...soup, recipe } })).rejects.toMatchObject(tooLong)
    await expect(owner.call(editRecipe, { params: { id }, body: { recipe } })).rejects.toMatchObject(tooLong)
  }
})

test('a recipe of a hundred lines and steps is stored as it is', async () => {
  const lines = times(100, '').map((_, place) => `- ${place + 1} g carrots`)
  const steps = times(100, '').map((_, place) => `${place + 1}. Stir ${place + 1} times.`)
  const content = ['Ingredients', ...lines, '', 'Instructions', ...steps].join('\n')
  const { structure: read } = await createTestRecipe(owner, { content })
  expect([read?.ingredients.length, read?.steps.length]).toEqual([100, 100])
})

test('the longest realistic recipe is accepted', async () => {
  const text = 'Fold in the flour, a spoonful at a time. '.repeat(40).slice(0, 1500)
  const recipe = { ...structure, steps: times(limits.recipe.stepsMax, { ...step, text }) } as RecipeStructure
  expect(fitsInLists(recipe)).toBe(true)
  const saved = await owner.call(saveRecipe, { body: { ...soup, recipe } })
  expect(saved.structure?.steps).toHaveLength(limits.recipe.stepsMax)
})

test('the structure read from a text of maximum length stays below the limit', async () => {
  const notes = times(60, `Note: ${'ü'.repeat(780)}`).join('\n')
  const content = `${soup.content}\n\nNotes\n${notes}`.slice(0, limits.recipe.contentMax)
  const { structure: read } = await createTestRecipe(owner, { content })
  expect(read?.safety.length ?? 0).toBeLessThanOrEqual(limits.recipe.safetyMax)
  expect(read === null || fitsInLists(read)).toBe(true)
})

test('the database refuses it too, and counters of a stored one can still change', async () => {
  const { id } = await createTestRecipe(owner)
  const put = (bytes: number) =>
    app.db
      .updateTable('recipes')
      .set({ structure: sql`jsonb_set(structure, '{safety}', jsonb_build_array(repeat('x', ${bytes})))` })
      .where('id', '=', id)
      .execute()
  await expect(put(600_000)).rejects.toThrow('recipes_structure_size')
  await put(limits.recipe.structureMax - 5000)
  await app.db.updateTable('recipes').set({ like_count: 1 }).where('id', '=', id).execute()
})
