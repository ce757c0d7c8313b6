import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAllergenLines } from '#shared/contract/recipe-allergens.ts'
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

Instructions
1. Heat the milk with the butter.
2. Add the nuts and the pear.`

test('the ingredients that hold each allergen, for those who may read the recipe', async () => {
  const { id } = await createTestRecipe(author, { title: 'Pear and nuts', content })
  const found = await author.call(listAllergenLines, { params: { id } })
  expect(found.toSorted((a, b) => a.allergen.localeCompare(b.allergen))).toEqual([
    { allergen: 'milk', lines: [0, 2] },
    { allergen: 'nuts', lines: [1] },
  ])
  await expect(admin.call(listAllergenLines, { params: { id } })).rejects.toThrow('not found')
  await expect(author.call(listAllergenLines, { params: { id: 'x' } })).rejects.toThrow('not found')
})
