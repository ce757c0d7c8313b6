import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../test/database.ts'
import { ringer } from './ringing.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('what is rung is heard, each word at least once however many come at once', async () => {
  const heard = new Set<string | null>()
  database.listen('threads', (word) => heard.add(word))
  // The connection stands when it says that words may have been lost.
  await expect.poll(() => heard.has(null), { timeout: 10_000 }).toBe(true)
  const ring = ringer(database.db)
  const names = Array.from({ length: 50 }, (_, number) => `thread ${number}`)
  for (const name of names) ring('threads', [name])
  await expect.poll(() => names.filter((name) => !heard.has(name)), { timeout: 10_000 }).toEqual([])
  ring('threads', ['one more'])
  await expect.poll(() => heard.has('one more'), { timeout: 10_000 }).toBe(true)
})
