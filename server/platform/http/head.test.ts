import { getEventListeners } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { capacity } from '#shared/constants/capacity.ts'
import { exportOwnData } from '#shared/contract/account.ts'
import { chat } from '#shared/contract/chef.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { createCollection, putCollectionRecipe } from '#shared/contract/collections.ts'
import { createThread } from '#shared/contract/forum.ts'
import { contract } from '#shared/contract/index.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { openEvents } from '../../test/event-stream.ts'
import { insertGroup } from '../../test/groups.ts'
import { createTestRecipe } from '../../test/recipes.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'

let app: TestApp
let user: TestUser
const ids: Record<string, string> = {}
const stopping = new AbortController()
beforeAll(async () => {
  app = await openTestApp({ stopping: stopping.signal })
  user = await signUpAdmin(app)
  const groupId = await insertGroup(app, user)
  const text = { title: 'Stock', content: 'How long?' }
  ids.forum = (await user.call(createThread, { params: { id: groupId }, body: text })).id
  ids.chat = crypto.randomUUID()
  const messages = [{ role: 'user' as const, content: 'A bean stew for four.' }]
  await user.call(chat, { body: { messages, conversation: ids.chat } })
  ids.recipes = (await createTestRecipe(user)).id
  ids.collections = crypto.randomUUID()
  await user.call(createCollection, { body: { id: ids.collections, title: 'Soups' } })
  const entry = { id: ids.collections, recipeId: ids.recipes }
  await user.call(putCollectionRecipe, { params: entry, body: {} })
})
afterAll(() => app.close())

const streamed = Object.values(contract).filter(({ method, kind }) => method === 'GET' && kind !== 'json')

const pathOf = ({ path }: Pick<Endpoint, 'path'>) =>
  `${path.replace('{id}', ids[path.split('/')[2] ?? ''] ?? '')}${path.endsWith('/export') ? '?format=markdown' : ''}`

/** This process has some of its own, such as those of the client. */
const fewTimers = 10

/** Timers that keep the process, open streams, and listeners of its end: what an unread stream leaves behind. */
async function left() {
  const { values } = await app.deps.metrics.streams.get()
  return {
    streams: values.reduce((sum, { value }) => sum + value, 0),
    listeners: getEventListeners(stopping.signal, 'abort').length,
    timers: Math.max(fewTimers, process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length),
  }
}

test('there are streams and files to try', () => {
  expect(streamed.map(({ path }) => path)).toContain(exportOwnData.path)
  expect(streamed.length).toBeGreaterThanOrEqual(5)
})

test.each(streamed)('HEAD of $path is answered and holds nothing', async (call) => {
  await app.db.deleteFrom('rate_limits').execute()
  const before = await left()
  const headers = { accept: 'text/event-stream' }
  // More than a user may have open at once, or may export in an hour.
  const count = call.kind === 'stream' ? capacity.live.streamsPerMember + 3 : 3
  for (let time = 0; time < count; time += 1) {
    const answer = await user.fetch(pathOf(call), { method: 'HEAD', headers })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  }
  const more = async () =>
    Object.entries(await left()).filter(([name, number]) => number > before[name as keyof typeof before])
  await expect.poll(more, { timeout: 10_000 }).toEqual([])
  if (call.kind !== 'stream') return
  const events = await openEvents(user, pathOf(call))
  expect(events.response.status).toBe(200)
  events.close()
  await expect.poll(more, { timeout: 10_000 }).toEqual([])
})
