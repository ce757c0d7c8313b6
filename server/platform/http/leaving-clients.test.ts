import { getEventListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { pino } from 'pino'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { chat } from '#shared/contract/chef.ts'
import { createThread } from '#shared/contract/forum.ts'
import { contract } from '#shared/contract/index.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { insertGroup, userIdOf } from '../../test/groups.ts'
import { cutBodies, leaves, sendAndLeave, wholeBody, type LeavingRequest } from '../../test/leaving-client.ts'
import { createToken } from '../../test/mcp.ts'
import { watchTimers } from '../../test/open-timers.ts'
import { publishRecipe } from '../../test/recipes.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { mcpPath } from '../auth/access-tokens.ts'
import { startSession } from '../auth/start-session.ts'

let app: TestApp
let member: TestUser
let memberId: string
const ids: Record<string, string> = {}
let uuid = ''
const escaped: unknown[] = []
const errors: string[] = []
const noteEscaped = (error: unknown) => void escaped.push(error)
const stopping = new AbortController()
const timers = watchTimers()

beforeAll(async () => {
  process.on('uncaughtException', noteEscaped)
  process.on('unhandledRejection', noteEscaped)
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) })
  app = await openTestApp({ log, stopping: stopping.signal })
  const admin = await signUpAdmin(app)
  member = await signUpUser(app, admin)
  memberId = await userIdOf(app, member)
  const recipe = await publishRecipe(member)
  uuid = recipe.uuid
  ids.recipes = recipe.id
  ids.groups = await insertGroup(app, admin, { members: [member] })
  const text = { title: 'Stock', content: 'How long?' }
  ids.forum = (await member.call(createThread, { params: { id: ids.groups }, body: text })).id
  ids.chat = crypto.randomUUID()
  await member.call(chat, { body: { ...wish, conversation: ids.chat } })
})
afterAll(async () => {
  await app.close()
  timers.stop()
  process.off('uncaughtException', noteEscaped)
  process.off('unhandledRejection', noteEscaped)
})
beforeEach(() => void app.db.deleteFrom('rate_limits').execute())

const wish = { messages: [{ role: 'user' as const, content: 'A bean stew for four.' }] }

/** The path with ids of what there is, as far as the member may see it. */
function pathOf({ path }: Endpoint): string {
  const [, , place = ''] = path.split('/')
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'uuid' ? uuid : name === 'id' ? (ids[place] ?? crypto.randomUUID()) : '1',
  )
}

/** A session of its own: some calls end the one that they come with. */
async function cookie(): Promise<string> {
  const { session } = await startSession(app.db, {
    userId: memberId,
    now: app.deps.clock(),
    userAgent: undefined,
  })
  return `session=${session}`
}

/** What is still going on in this process: timers, connections, requests and streams. */
async function pending(): Promise<Record<string, number>> {
  const sum = async (gauge: { get: () => Promise<{ values: { value: number }[] }> }) =>
    (await gauge.get()).values.reduce((total, { value }) => total + value, 0)
  return {
    ...timers.open(),
    requests: await sum(app.deps.metrics.requestsInFlight),
    streams: await sum(app.deps.metrics.streams),
    stopListeners: getEventListeners(stopping.signal, 'abort').length,
    processListeners: process.eventNames().reduce((total, name) => total + process.listenerCount(name), 0),
  }
}

const atOnce = 24

/** Sends all of them, so many at once; answers those of the statuses that tell of a failure of the server. */
async function sendAll(requests: readonly (() => Promise<LeavingRequest> | LeavingRequest)[]) {
  const waiting = [...requests]
  const statuses: number[] = []
  const failures: string[] = []
  const lines = Array.from({ length: atOnce }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const request = await next()
      const status = await sendAndLeave(app.url, request)
      statuses.push(status)
      if (status >= 500 && status !== 503)
        failures.push(`${status} ${request.method} ${request.path} ${request.body?.words} ${request.leave}`)
    }
  })
  await Promise.all(lines)
  return { statuses, failures }
}

const calls = Object.values(contract)

describe('a client that leaves', () => {
  let before: Record<string, number>
  beforeAll(async () => {
    before = await pending()
  })

  /** What the server shows of them when all have left. */
  async function afterwards(failures: readonly string[]) {
    const more = async () =>
      Object.entries(await pending()).filter(([name, count]) => count > (before[name] ?? 0))
    const end = Date.now() + 20_000
    let left = await more()
    while (left.length > 0 && Date.now() < end) {
      await sleep(100)
      left = await more()
    }
    // Looked at last: it leaves a timer of its own for a moment.
    const { status } = await app.anonymous().fetch('/healthz')
    return { failures, pending: left, escaped, errors, healthz: status }
  }
  /** It goes on as if nobody had come. */
  const nothing = { failures: [], pending: [], escaped: [], errors: [], healthz: 200 }

  test('of a stream, with a large body that nobody asked for, is noticed at once', async () => {
    const streams = calls.filter(({ kind, method }) => kind === 'stream' && method === 'GET')
    const session = await cookie()
    await sendAll(
      streams.flatMap((call) =>
        cutBodies(call).map((body) => () => ({
          method: call.method,
          path: pathOf(call),
          headers: { accept: 'text/event-stream', cookie: session },
          body,
          leave: 'at the first bytes' as const,
        })),
      ),
    )
    // Sooner than a heartbeat, which fails on a closed connection.
    await vi.waitFor(async () => expect((await pending()).streams).toBe(0), 3000)
  })

  test('in the middle of a body, as a visitor, of every call', async () => {
    const requests = calls.flatMap((call) =>
      cutBodies(call).flatMap((body) => {
        const request = { method: call.method, path: pathOf(call), body, longest: 1500 }
        // A call without a session is answered unread; where everybody may call, the body is waited for.
        const leaving = call.who === 'anyone' ? [0, 30] : [0]
        return [
          ...leaving.map((after) => () => ({ ...request, leave: 'at once', after }) as const),
          ...(call.who === 'anyone' ? [] : [() => ({ ...request, leave: 'at the first bytes' }) as const]),
        ]
      }),
    )
    const { statuses, failures } = await sendAll(requests)
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(calls.length * 3)
    expect(await afterwards(failures)).toEqual(nothing)
  })

  test('in the middle of a body, as a member, of every call', async () => {
    const requests = calls.flatMap((call) =>
      cutBodies(call).flatMap((body) =>
        [0, 30].map((after) => async (): Promise<LeavingRequest> => {
          const headers = { cookie: await cookie() }
          return { method: call.method, path: pathOf(call), headers, body, leave: 'at once', after }
        }),
      ),
    )
    const { failures } = await sendAll(requests)
    expect(await afterwards(failures)).toEqual(nothing)
  })

  test('of an answer, a stream, a download or an export', async () => {
    const readings = calls.filter(({ method }) => method === 'GET')
    const others = [
      '/',
      '/en',
      '/en/discover',
      `/recipes/${uuid}`,
      `/recipes/${uuid}/picture`,
      '/api/openapi.json',
      '/metrics',
    ]
    const accepts = ['application/json', 'text/event-stream']
    const requests = [...readings.map(pathOf), ...others].flatMap((path) =>
      accepts.flatMap((accept) =>
        leaves.flatMap((leave) =>
          [0, 3, 15].map((after) => async (): Promise<LeavingRequest> => {
            const headers = { accept, cookie: await cookie(), 'accept-encoding': 'gzip' }
            return { method: 'GET', path, headers, leave, after }
          }),
        ),
      ),
    )
    const { failures } = await sendAll(requests)
    expect(await afterwards(failures)).toEqual(nothing)
  })

  test('of an answer of the chef that is being written', async () => {
    for (const leave of leaves) {
      for (const after of [0, 5, 50, 200]) {
        for (const conversation of [null, crypto.randomUUID()]) {
          const headers = { accept: 'text/event-stream', cookie: await cookie() }
          const body = wholeBody({ ...wish, ...(conversation && { conversation }) })
          const request = { method: 'POST', path: chat.path, headers, body, leave, after }
          await sendAndLeave(app.url, request)
          if (!conversation) continue
          const path = `/api/chat/conversations/${conversation}`
          await sendAndLeave(app.url, { method: 'GET', path, headers, leave, after })
        }
      }
    }
    expect(await afterwards([])).toEqual(nothing)
  })

  test('of an answer to an assistant, while the tool is at work', async () => {
    const token = await createToken(member, true)
    const message = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params })
    const ask = message('tools/call', { name: 'ask_chef', arguments: { message: 'A bean stew for four.' } })
    for (const sent of [ask, message('tools/list', {})]) {
      for (const leave of leaves) {
        for (const after of [0, 5, 50, 200]) {
          const accept = 'application/json, text/event-stream'
          const headers = { accept, authorization: `Bearer ${token}` }
          await sendAndLeave(app.url, {
            method: 'POST',
            path: mcpPath,
            headers,
            body: wholeBody(sent),
            leave,
            after,
          })
        }
      }
    }
    expect(await afterwards([])).toEqual(nothing)
  })
})
