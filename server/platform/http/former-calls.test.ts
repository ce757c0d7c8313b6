import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin } from '../../test/users.ts'
import { formerCalls } from './former-calls.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('a former path of a call leads to the call, with its query', async () => {
  const admin = await signUpAdmin(app)
  for (const [former, path] of formerCalls) {
    const answer = await admin.fetch(`${former}?limit=5`)
    expect([answer.status, answer.headers.get('location')], former).toEqual([308, `${path}?limit=5`])
    expect(answer.headers.get('cache-control'), former).toBe('no-store')
    expect((await admin.fetch(path)).status, path).toBe(200)
  }
})

test('only calls that read are redirected', async () => {
  const answer = await app.anonymous().fetch('/api/notices/read', { method: 'POST' })
  expect([answer.status, await answer.json()]).toEqual([404, { error: 'not found' }])
})
