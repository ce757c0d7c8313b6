import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editRecipe, getRecipe, saveRecipe } from '#shared/contract/recipes.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { diffVersions, getVersion } from '#shared/contract/recipe-versions.ts'
import { readRecipeText } from '#shared/contract/recipe-text.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { soup } from '../../test/recipes.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'

let app: TestApp
let owner: TestUser
let plain: RecipeStructure

beforeAll(async () => {
  app = await openTestApp()
  owner = await signUpAdmin(app)
  ;({ recipe: plain } = await owner.call(readRecipeText, { body: { text: soup.content } }))
})
afterAll(() => app.close())

/** The optional fields of a structure, each with a value. */
const fields = {
  yieldUnit: 'biscuits',
  equipment: ['a large pot', 'a hand blender'],
  nutrition: { calories: '251 kcal', fatContent: '12 g' },
  tips: ['Better the next day.', 'It keeps for a week.'],
  pairings: ['Boiled potatoes', 'A carrot salad'],
  video: 'https://video.example/watch?v=soup',
} satisfies Partial<RecipeStructure>

const save = (recipe: RecipeStructure, content = renderRecipe(recipe)) =>
  owner.call(saveRecipe, { body: { ...soup, content, recipe } })
const edit = (id: string, body: Parameters<typeof owner.call<typeof editRecipe>>[1]['body']) =>
  owner.call(editRecipe, { params: { id }, body })

describe.each(Object.entries(fields))('the field %s of a recipe', (name, value) => {
  const field = name as keyof typeof fields
  const written = () => ({ ...plain, [field]: value })

  test('is stored, and stands in the text, from which it is read again', async () => {
    const { id, content } = await save(written())
    const { structure } = await owner.call(getRecipe, { params: { id } })
    expect(structure?.[field]).toEqual(value)
    const { recipe } = await owner.call(readRecipeText, { body: { text: content } })
    expect(recipe[field]).toEqual(value)
    expect(recipe.extra).toBe('')
  })

  test('does not keep the recipe from readers of another language', async () => {
    const { id } = await save(written())
    const { rendering } = await owner.call(getRecipe, { params: { id }, query: { in: 'fr' } })
    expect(rendering).toMatchObject({ language: 'fr', structure: { servings: plain.servings } })
    expect(rendering?.structure[field]).toBeDefined()
  })

  test('stays when a client that does not know it sends the recipe back, and in the text it wrote', async () => {
    const { id } = await save(written())
    const known = { ...plain, servings: 6 }
    const { structure, content } = await edit(id, { recipe: known, content: renderRecipe(known) })
    expect(structure).toMatchObject({ servings: 6, [field]: value })
    expect(content).toBe(renderRecipe({ ...known, [field]: value }).trim())
  })

  test('is cleared by null, and then not stored at all', async () => {
    const { id } = await save(written())
    const { structure } = await edit(id, { recipe: { ...plain, [field]: null } })
    expect(structure).not.toHaveProperty(field)
  })

  test('belongs to the versions, and a comparison tells what was written', async () => {
    const { id } = await save(plain)
    app.advanceClock(3_600_000)
    await edit(id, { recipe: written() })
    const version = await owner.call(getVersion, { params: { id, number: '2' } })
    expect(version.structure?.[field]).toEqual(value)
    const { diff } = await owner.call(diffVersions, { params: { id }, query: { from: 1, to: 2 } })
    expect(diff.texts.map((text) => text.field)).toEqual([field])
  })

  // A link names nothing that is eaten.
  test.skipIf(field === 'video')('names foods to the safety check', async () => {
    const hidden = JSON.parse(JSON.stringify(value).replace(/"[^"]*"(?=[\]}]|$)/, '"a jar of peanut butter"'))
    const { structure } = await save({ ...plain, [field]: hidden })
    expect(structure?.allergens).toContain('peanuts')
  })
})

describe('what lines and steps may say', () => {
  const grouped = (): RecipeStructure => ({
    ...plain,
    ingredients: plain.ingredients.map((each, at) => ({
      ...each,
      ...(each.amount !== null &&
        at === 0 && {
          amountMax: each.amount + 1,
          measure: { amount: 300, unit: 'g' as const, each: each.unit !== null },
        }),
    })),
    steps: plain.steps.map((each, at) => ({ ...each, group: at === 0 ? 'For the base' : 'For the finish' })),
  })

  test('an upper end and headings are stored, said in the text, and read from it', async () => {
    const { structure, content } = await save(grouped())
    expect(structure?.ingredients[0]?.amountMax).toBe((plain.ingredients[0]?.amount ?? 0) + 1)
    const { recipe } = await owner.call(readRecipeText, { body: { text: content } })
    expect(recipe.ingredients[0]).toEqual(structure?.ingredients[0])
    expect(recipe.steps.map(({ text, group }) => [group, text])).toEqual(
      structure?.steps.map(({ text, group }) => [group, text]),
    )
  })

  test('they stay for a client that does not know of them, of lines and steps that are the same', async () => {
    const { id, structure: before } = await save(grouped())
    const { structure } = await edit(id, { recipe: plain })
    expect(structure?.ingredients).toEqual(before?.ingredients)
    expect(structure?.steps.map(({ group }) => group)).toEqual(before?.steps.map(({ group }) => group))
  })

  test('the heading of a step names foods to the safety check', async () => {
    const [first, ...others] = plain.steps
    if (!first) throw new Error('the soup has steps')
    const steps = [{ ...first, group: 'For the peanut sauce' }, ...others]
    const { structure } = await save({ ...plain, steps })
    expect(structure?.allergens).toContain('peanuts')
  })
})

test('a tool is not the food that it is named after', async () => {
  const { structure } = await save({ ...plain, equipment: ['an egg slicer', 'a fish spatula', 'a milk pan'] })
  expect(structure?.allergens).toEqual(plain.allergens)
})

test('what goes well with a recipe takes diets from it, and makes none that its author has stated', async () => {
  const content = `${soup.content}\n\nGoes well with\n- Toasted rye bread\n- A dry Riesling`
  const { recipe } = await owner.call(readRecipeText, { body: { text: content } })
  expect(recipe.diets).not.toContain('glutenFree')
  for (const body of [
    { ...soup, content },
    { ...soup, content, recipe },
  ]) {
    const { structure } = await owner.call(saveRecipe, { body })
    expect(structure?.allergens).toContain('gluten')
    expect(structure).not.toHaveProperty('statedDiets')
  }
})
