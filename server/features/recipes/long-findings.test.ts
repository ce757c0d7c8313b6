import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { createTestRecipe } from '../../test/recipes.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'

let app: TestApp
let owner: TestUser

beforeAll(async () => {
  app = await openTestApp()
  owner = await signUpAdmin(app)
})
afterAll(() => app.close())

const longName = (at: number) => `thing number ${at} ${'of a very long kind '.repeat(5)}`.trim()

test('a recipe with 40 long ingredients that no step uses opens, for its owner and for everybody', async () => {
  const lines = Array.from({ length: 40 }, (_, at) => `- 100 g ${longName(at)}`)
  const content = ['Serves 4', '', 'Ingredients', ...lines, '', 'Instructions', '1. Serve.'].join('\n')
  const { id, uuid } = await createTestRecipe(owner, { content })
  const recipe = await owner.call(getRecipe, { params: { id } })
  const unused = recipe.findings.find(({ code }) => code === 'unused-item')
  expect(unused?.sentence).toMatch(/“thing number 0 of a very long kind.*…”, .* and 28 more\.$/)
  expect(unused?.sentence.length).toBeLessThan(1000)
  await owner.call(setRecipePublic, { params: { id }, body: { is_public: true } })
  const page = await app.anonymous().fetch(`/recipes/${uuid}`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('thing number 39')
})
