import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateProfile } from '#shared/contract/account.ts'
import { deleteRecipe } from '#shared/contract/recipes.ts'
import { suggestSearches, type SearchSuggestion } from '#shared/contract/search-suggestions.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { exhaustLimit } from '../../../test/rate-limits.ts'
import { createTestRecipe, publishRecipe } from '../../../test/recipes.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'

let app: TestApp
let cook: TestUser
let reader: TestUser

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  cook = await signUpUser(app, admin)
  reader = await signUpUser(app, admin)
  await cook.call(updateProfile, { body: { name: 'Sören Sommer', email: null } })
  await reader.call(updateProfile, { body: { name: 'Søren Without', email: null } })
  for (const title of ['Summer soup', 'Souper de Noël', 'Soup of the day', 'Soup of the day'])
    await publishRecipe(cook, { title })
  await createTestRecipe(cook, { title: 'Souped-up secret' })
  const { id } = await publishRecipe(cook, { title: 'Souped-up mistake' })
  await cook.call(deleteRecipe, { params: { id } })
})
afterAll(() => app.close())

async function suggested(q: string, language = 'en'): Promise<SearchSuggestion[]> {
  const answer = await reader.fetch(`/api/recipes/suggestions?q=${encodeURIComponent(q)}`, {
    headers: { 'accept-language': language },
  })
  return (await answer.json()) as SearchSuggestion[]
}
const texts = async (q: string, language?: string) => (await suggested(q, language)).map(({ text }) => text)

test('dishes and foods of public recipes are suggested in the reader’s language', async () => {
  expect((await suggested('sou'))[0]).toEqual({ kind: 'dish', text: 'soup' })
  expect(await texts('auber', 'fr')).toEqual([])
  await createTestRecipe(cook, { title: 'Eggplant soup', content: '- 2 eggplants\n\n1. Boil the eggplants.' })
  expect(await texts('auber', 'fr')).toEqual([])
  await publishRecipe(cook, { title: 'Baked eggplant', content: '- 2 eggplants\n\n1. Bake the eggplants.' })
  expect(await texts('auber', 'fr')).toEqual(['aubergine'])
  expect(await suggested('berenj', 'es')).toEqual([{ kind: 'food', text: 'berenjena' }])
  expect(await texts('ZWIEB', 'de')).toContain('Zwiebel')
})

test('titles of public recipes are suggested once each, and no others', async () => {
  expect((await suggested('soup')).filter(({ kind }) => kind === 'title').map(({ text }) => text)).toEqual([
    'Souper de Noël',
    'Soup of the day',
  ])
})

test('cooks of public recipes are suggested by their display name, whatever its accents', async () => {
  expect(await suggested('somm')).toContainEqual({ kind: 'cook', text: 'Sören Sommer' })
  expect(await suggested('Soren')).toEqual([{ kind: 'cook', text: 'Sören Sommer' }])
  expect((await suggested(cook.email)).filter(({ kind }) => kind === 'cook')).toEqual([])
})

test('there are at most eight, and none for a text without words', async () => {
  expect((await suggested('s')).length).toBeLessThanOrEqual(8)
  for (const q of ['', '  ', '%', '_', "'", '\\', ':*']) expect(await suggested(q), q).toEqual([])
  await expect(reader.call(suggestSearches, { query: { q: 'x'.repeat(201) } })).rejects.toThrow(
    'invalid input',
  )
})

test('are limited per member and for members only', async () => {
  await app.db.deleteFrom('rate_limits').execute()
  await exhaustLimit(app, reader, 'suggestions', rateLimits.suggestionsPerMember)
  await expect(reader.call(suggestSearches, { query: { q: 'soup' } })).rejects.toThrow('too many requests')
  await cook.call(suggestSearches, { query: { q: 'soup' } })
  expect((await app.anonymous().fetch('/api/recipes/suggestions?q=soup')).status).toBe(401)
})
