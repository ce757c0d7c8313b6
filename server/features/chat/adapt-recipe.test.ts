import { afterAll, beforeAll, expect, test } from 'vitest'
import { remixRecipe } from '#shared/contract/recipes.ts'
import type { CookedRecipe } from '#shared/contract/recipe-structure.ts'
import type { Chef, Conversation } from '../../adapters/chef/chef.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { publishRecipe } from '../../test/recipes.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let author: TestUser
let cook: TestUser
let asked: Conversation[] = []
let answer: CookedRecipe | null | Error

const chef: Chef = {
  reply: async () => 'Soup?',
  plating: async () => 'In bowls.',
  recipe: async (conversation, listener) => {
    asked.push(conversation)
    listener?.onTokens?.({ input: 100, output: 50 })
    if (answer instanceof Error) throw answer
    return { message: 'Here.', recipe: answer }
  },
}

beforeAll(async () => {
  app = await openTestApp({ chef })
  author = await signUpAdmin(app)
  cook = await signUpUser(app, author)
})
afterAll(() => app.close())

const remix = (id: string, wish: string) => cook.call(remixRecipe, { params: { id }, body: { wish } })

test('a model gets the recipe as data within the wish, and never as its own words', async () => {
  const original = await publishRecipe(author)
  if (!original.structure) throw new Error('no structure')
  answer = { ...original.structure, title: 'Carrot soup with cream' }
  expect(await remix(original.id, 'with cream')).toMatchObject({ title: 'Carrot soup with cream' })
  expect(asked).toHaveLength(1)
  expect(asked[0]?.messages.map(({ role }) => role)).toEqual(['user'])
  expect(asked[0]?.messages[0]?.content).toMatch(/^with cream\n\n\{"recipe":.*600 g carrots/s)
  const spent = await app.db.selectFrom('token_ledger').select(['input_tokens', 'output_tokens']).execute()
  expect(spent).toEqual([{ input_tokens: 100, output_tokens: 50 }])
})

test('what is dangerous for those whom the wish names is no adaptation', async () => {
  const original = await publishRecipe(author)
  const { structure } = original
  if (!structure) throw new Error('no structure')
  const [line] = structure.ingredients
  if (!line) throw new Error('no ingredient')
  const withItem = (item: string) => ({
    ...structure,
    ingredients: [...structure.ingredients, { ...line, item }],
  })
  for (const item of ['peanut butter', 'zorblax']) {
    answer = withItem(item)
    await expect(remix(original.id, 'I am allergic to peanuts')).rejects.toMatchObject({
      code: 'cannot adapt',
    })
  }
  answer = withItem('cream')
  expect(await remix(original.id, 'I am allergic to peanuts')).toMatchObject({ isPublic: false })
})

test('a refusal and a failure of the model make no recipe', async () => {
  const { id } = await publishRecipe(author)
  answer = null
  await expect(remix(id, 'with cream')).rejects.toMatchObject({ code: 'cannot adapt' })
  answer = new Error('away')
  await expect(remix(id, 'with cream')).rejects.toMatchObject({ code: 'chef unavailable' })
})
