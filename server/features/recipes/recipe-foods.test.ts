import { afterAll, beforeAll, expect, test } from 'vitest'
import { listRecipeFoods } from '#shared/contract/recipe-foods.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { createTestRecipe } from '../../test/recipes.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser
let author: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  author = await signUpUser(app, admin)
})
afterAll(() => app.close())

const content = `Serves 2

Ingredients
- 200 ml milk
- 50 g hazelnuts
- 20 g butter
- 1 pear
- 2 tbsp moon dust

Instructions
1. Heat the milk with the butter.
2. Add the nuts, the pear and the dust.`

test('the foods, allergens and unsuitable diets of each ingredient, for those who may read the recipe', async () => {
  const { id } = await createTestRecipe(author, { title: 'Pear and nuts', content })
  const [milk, nuts, , pear, unknown, ...others] = await author.call(listRecipeFoods, { params: { id } })
  expect(milk).toMatchObject({ foods: ['milk'], allergens: ['milk'] })
  expect(milk?.againstDiets).toEqual(expect.arrayContaining(['vegan', 'lactoseFree']))
  expect(milk?.againstDiets).not.toContain('vegetarian')
  expect(nuts).toMatchObject({ allergens: ['nuts'], againstDiets: [] })
  expect(pear).toMatchObject({ foods: ['pear'], allergens: [], againstDiets: [] })
  expect(unknown).toEqual({ foods: [], allergens: [], againstDiets: [] })
  expect(others).toEqual([])
})

test('the families of a food come with it', async () => {
  const { id } = await createTestRecipe(author, {
    title: 'Onions',
    content: content.replace('1 pear', '1 red onion'),
  })
  const [, , , onion] = await author.call(listRecipeFoods, { params: { id } })
  expect(onion?.foods).toEqual(['red-onion', 'onion'])
})

test('a recipe that may not be read is not found', async () => {
  const { id } = await createTestRecipe(author, { title: 'Pear and nuts', content })
  await expect(admin.call(listRecipeFoods, { params: { id } })).rejects.toThrow('not found')
  await expect(author.call(listRecipeFoods, { params: { id: 'x' } })).rejects.toThrow('not found')
})
