import { formatClock } from '#shared/sync/clock.ts'
import type { Target } from './load.ts'
import type { Ready } from './server.ts'

export interface Scenario {
  /** Of the design's table. */
  row: number
  name: string
  /** Percent of the yardstick's requests a second. */
  goal: number
  connections?: number
  product: (connection: number) => Target
  yardstick: (connection: number) => Target
}

/** Each scenario beside what it is held against. */
export function scenarios(ready: Ready): Scenario[] {
  const { product, bare, uuid, name, forum, email, password } = ready
  const get = (address: string) => () => ({ address })
  const list = `${product}/api/recipes/public`
  const wordOf = (connection: number) => (connection % 2 === 0 ? name : 'min')
  const reply = { content: 'A little salt, and then patience. And tell us how it was.' }
  const replyIn = (threads: readonly string[], address: string, connection: number): Target => ({
    method: 'POST',
    address: `${address}/${threads[connection % threads.length]}/posts`,
    body: reply,
  })
  return [
    {
      row: 1,
      name: 'discover, 12 cards / the least for it',
      goal: 70,
      product: get(`${list}?view=card`),
      yardstick: get(`${bare}/least/cards`),
    },
    {
      row: 2,
      name: 'the same at offset 5,000 / the least for it',
      goal: 50,
      product: get(`${list}?view=card&offset=5000`),
      yardstick: get(`${bare}/least/cards?offset=5000`),
    },
    {
      row: 3,
      name: 'public recipe, JSON / the least for it',
      goal: 65,
      product: get(`${product}/api/recipes/public/${uuid}`),
      yardstick: get(`${bare}/least/recipes/${uuid}`),
    },
    {
      row: 3,
      name: 'public recipe, HTML / its JSON',
      goal: 50,
      product: get(`${product}/recipes/${uuid}`),
      yardstick: get(`${product}/api/recipes/public/${uuid}`),
    },
    {
      row: 4,
      name: 'search, rare name and most common word alternately / ranking every match',
      goal: 160,
      product: (connection) => ({
        address: `${product}/api/recipes/search?view=card&q=${wordOf(connection)}`,
      }),
      yardstick: (connection) => ({ address: `${bare}/rank/${wordOf(connection)}` }),
    },
    {
      row: 5,
      name: '20 of 2,000 threads / the least for it',
      goal: 50,
      product: get(`${product}/api/groups/${forum.groupId}/forum/threads?limit=20`),
      yardstick: get(`${bare}/least/threads`),
    },
    {
      row: 6,
      name: '20 posts / the least for it',
      goal: 60,
      product: get(`${product}/api/forum/threads/${forum.shortThreadId}/posts`),
      yardstick: get(`${bare}/least/posts/${forum.shortThreadId}`),
    },
    {
      row: 6,
      name: '330 posts / the least for it',
      goal: 80,
      product: get(`${product}/api/forum/threads/${forum.threadId}/posts`),
      yardstick: get(`${bare}/least/posts/${forum.threadId}`),
    },
    {
      row: 7,
      name: 'a durable reply, few followers / the least for it',
      goal: 40,
      product: (connection) => replyIn(forum.writtenIn, `${product}/api/forum/threads`, connection),
      yardstick: (connection) => replyIn(forum.writtenIn, `${bare}/least`, connection),
    },
    {
      row: 7,
      name: 'a durable reply, 192 followers / the least for it',
      goal: 30,
      product: (connection) => replyIn(forum.followedIn, `${product}/api/forum/threads`, connection),
      yardstick: (connection) => replyIn(forum.followedIn, `${bare}/least`, connection),
    },
    {
      row: 8,
      name: 'current user / the session by its token',
      goal: 70,
      product: get(`${product}/auth/me`),
      yardstick: get(`${bare}/session`),
    },
    {
      row: 9,
      name: 'login / bare argon2id',
      goal: 85,
      connections: 8,
      // A new login ends the previous session.
      product: () => ({
        method: 'POST',
        address: `${product}/auth/login`,
        body: { email, password },
        isAnonymous: true,
      }),
      yardstick: () => ({ method: 'POST', address: `${bare}/argon2`, body: { password } }),
    },
    {
      row: 16,
      name: 'a week plan and a list of 60 lines / the least for it',
      goal: 50,
      product: get(`${product}/api/household/changes`),
      yardstick: get(`${bare}/least/household`),
    },
    {
      row: 16,
      name: 'a line of the list ticked / the least for it',
      goal: 30,
      product: (connection) => ({
        method: 'POST',
        address: `${product}/api/household/changes`,
        body: { operations: [tickOf(lineOf(ready, connection))] },
      }),
      yardstick: (connection) => ({
        method: 'POST',
        address: `${bare}/least/household`,
        body: { line: lineOf(ready, connection) },
      }),
    },
  ]
}

const lineOf = ({ listLines, tokens }: Ready, connection: number) =>
  listLines[connection % tokens.length] ?? ''

let ticks = 0

/** Each tick is another operation, and later than the one before. */
function tickOf(line: string) {
  const now = Date.now()
  const clock = formatClock({ ms: now, counter: (ticks += 1), device: 'bench000' })
  const tickedAt = new Date(now).toISOString()
  return {
    id: crypto.randomUUID(),
    table: 'list_items',
    row: line,
    field: 'tickedAt',
    value: tickedAt,
    clock,
  }
}
