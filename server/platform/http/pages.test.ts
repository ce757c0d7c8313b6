import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const locationOf = async (path: string) => {
  const response = await app.anonymous().fetch(path)
  return [response.status, response.headers.get('location')]
}

test('every page of the route table is answered, others are not found', async () => {
  const statusOf = async (path: string) => (await app.anonymous().fetch(path)).status
  expect(await statusOf('/en/moderation')).toBe(200)
  expect(await statusOf('/fr/groups/one/threads/two')).toBe(200)
  expect(await statusOf('/verify')).toBe(200)
  expect(await statusOf('/de/groups/one/threads')).toBe(404)
  expect(await statusOf('/en/nowhere')).toBe(404)
})

test('the former address of the moderation page leads to the new one, with its query', async () => {
  expect(await locationOf('/fr/care')).toEqual([302, '/fr/moderation'])
  expect(await locationOf('/en/care/')).toEqual([302, '/en/moderation'])
  expect(await locationOf('/de/care?view=log&page=2')).toEqual([302, '/de/moderation?view=log&page=2'])
})
