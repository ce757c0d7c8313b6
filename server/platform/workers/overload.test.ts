import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chat, paintDish } from '#shared/contract/chef.ts'
import { editRecipe, saveRecipe } from '#shared/contract/recipes.ts'
import { completeRecipe, importRecipe, readRecipeText } from '#shared/contract/recipe-text.ts'
import { apiError, type ApiError } from '#shared/contract/errors.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { testKitchen } from '../../test/kitchen.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'
import { createTestRecipe, soup } from '../../test/recipes.ts'
import type { Kitchen } from './kitchen.ts'

/** What every job fails with; null lets the real kitchen work. */
let failure: (() => ApiError) | null = null
let app: TestApp
let person: TestUser

beforeAll(async () => {
  const real = testKitchen()
  const kitchen = Object.fromEntries(
    Object.entries(real as Kitchen).map(([name, job]) => [
      name,
      async (argument: never) => {
        if (failure) throw failure()
        return job(argument)
      },
    ]),
  ) as unknown as Kitchen
  app = await openTestApp({ kitchen })
  person = await signUpAdmin(app)
})
afterAll(() => app.close())

const messages = [{ role: 'user' as const, content: 'A carrot soup' }]
const html = '<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":["1 egg"]}</script>'

const calls: Record<string, (recipe: Awaited<ReturnType<typeof createTestRecipe>>) => Promise<unknown>> = {
  'the chef’s next words': () => person.call(chat, { body: { messages } }),
  'the chef’s recipe': () => person.call(chat, { body: { messages, task: 'recipe' } }),
  'saving a recipe': () => person.call(saveRecipe, { body: soup }),
  'editing a recipe': ({ id }) => person.call(editRecipe, { params: { id }, body: { title: 'Soup' } }),
  'reading a text': () => person.call(readRecipeText, { body: { text: soup.content } }),
  'completing a recipe': async ({ structure }) => {
    if (structure) await person.call(completeRecipe, { body: { recipe: structure } })
  },
  'importing a page': () => person.call(importRecipe, { body: { html } }),
}

describe.each(Object.entries(calls))('%s', (_name, call) => {
  test('is 429 while too many wait, and 502 when it takes too long', async () => {
    failure = null
    const recipe = await createTestRecipe(person)
    failure = () => apiError('too many requests', { retryAfter: 5 })
    await expect(call(recipe)).rejects.toMatchObject({
      code: 'too many requests',
      status: 429,
      retryAfter: 5,
    })
    failure = () => apiError('chef unavailable', { cause: new Error('processor time') })
    await expect(call(recipe)).rejects.toMatchObject({ code: 'chef unavailable', status: 502 })
    failure = null
    await call(recipe)
  })
})

test('painting a dish is 429 while too many wait, and else the painter’s failure', async () => {
  const paint = () => person.call(paintDish, { body: { prompt: 'Carrot soup' } })
  failure = () => apiError('too many requests', { retryAfter: 5 })
  await expect(paint()).rejects.toMatchObject({ code: 'too many requests', retryAfter: 5 })
  failure = () => apiError('chef unavailable', { cause: new Error('processor time') })
  await expect(paint()).rejects.toMatchObject({ code: 'painter unavailable', status: 502 })
})
