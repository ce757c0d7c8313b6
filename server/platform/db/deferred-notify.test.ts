import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { deferredNotifier } from './deferred-notify.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('payloads arrive, each at least once, however many are sent at once', async () => {
  const received = new Set<string | null>()
  database.listen('threads', (word) => received.add(word))
  // The gap that is reported first shows that the connection is open.
  await expect.poll(() => received.has(null), { timeout: 10_000 }).toBe(true)
  const notify = deferredNotifier(database.db)
  const names = Array.from({ length: 50 }, (_, number) => `thread ${number}`)
  for (const name of names) notify('threads', [name])
  await expect.poll(() => names.filter((name) => !received.has(name)), { timeout: 10_000 }).toEqual([])
  notify('threads', ['one more'])
  await expect.poll(() => received.has('one more'), { timeout: 10_000 }).toBe(true)
})
