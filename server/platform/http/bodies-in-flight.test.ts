import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { login } from '#shared/contract/account.ts'
import { saveRecipe } from '#shared/contract/recipes.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { fillBodyMemory, splitBytes } from '../../test/fill-body-memory.ts'
import { recordOutcome } from '../../test/outcomes.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { openRawRequest, type RawRequest } from '../../test/raw-request.ts'
import type { TestClient } from '../../test/client.ts'

let app: TestApp
let admin: TestUser
let members: TestUser[]
let open: RawRequest[] = []

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  members = await Promise.all([1, 2, 3].map(() => signUpUser(app, admin)))
})
afterEach(() => {
  for (const request of open) request.close()
  open = []
})
afterAll(() => app.close())

const cookieOf = ({ cookies }: TestClient) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** A save that announces `bytes` bytes and sends none; anonymous without a person. */
function announce(bytes: number, person: TestClient | null, type = 'application/json'): RawRequest {
  const request = openRawRequest(app.url, `${saveRecipe.method} ${saveRecipe.path}`, {
    'content-type': type,
    'content-length': bytes,
    ...(person && { cookie: cookieOf(person) }),
  })
  open.push(request)
  return request
}

/** The memory of buffers after garbage collection. */
function bytesInBuffers(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().arrayBuffers
}

/** A chunked body, which announces no size. */
function announceChunked(person: TestClient): RawRequest {
  const request = openRawRequest(app.url, `${saveRecipe.method} ${saveRecipe.path}`, {
    'content-type': 'application/json',
    'transfer-encoding': 'chunked',
    cookie: cookieOf(person),
  })
  open.push(request)
  return request
}

const piece = (size: number) => `${size.toString(16)}\r\n${' '.repeat(size)}\r\n`

async function errorOf(person: TestClient, body: string): Promise<unknown> {
  const answer = await person.fetch(saveRecipe.path, {
    method: saveRecipe.method,
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { error } = (await answer.json()) as { error?: string }
  if (error) recordOutcome(saveRecipe, error)
  return error
}

/** Retries, since the server notices new and closed requests with a delay. */
const eventually = { timeout: 10_000 }

const { withImage: withPicture } = capacity.body

describe('a body without a session', () => {
  test('is not read: a hundred large ones are 401 at once, and memory does not grow', async () => {
    const before = bytesInBuffers()
    const part = Buffer.alloc(1024 * 1024, 32)
    const requests = Array.from({ length: 100 }, () => announce(withPicture, null))
    for (const request of requests) request.send(part)
    const statuses = await Promise.all(requests.map((request) => request.status()))
    expect(new Set(statuses)).toEqual(new Set([401]))
    // A hundred megabytes were sent; the buffers left are those of the client's sockets in this process.
    expect(bytesInBuffers() - before).toBeLessThan(64 * 1024 * 1024)
    expect(requests[0]?.answer()).toContain('{"error":"not signed in"}')
    // The rest is not read from the network.
    expect(requests[0]?.answer()).toMatch(/connection: close/i)
  })

  test('is judged by its announced size and type all the same', async () => {
    expect(await announce(withPicture + 1, null).status()).toBe(413)
    expect(await announce(1000, null, 'text/plain').status()).toBe(415)
    expect(await announce(withPicture + 1, null, 'text/plain').status()).toBe(413)
  })

  test('of a call for visitors may have 64 kB', async () => {
    const send = async (size: number) => {
      const answer = await app.anonymous().fetch(login.path, {
        method: login.method,
        headers: { 'content-type': 'application/json' },
        body: ' '.repeat(size),
      })
      return answer.status
    }
    expect(capacity.body.anonymous).toBe(64 * 1024)
    expect(await send(capacity.body.anonymous)).toBe(400)
    expect(await send(capacity.body.anonymous + 1)).toBe(413)
  })
})

test('a body longer than ordinary JSON may hold one long text, a picture, and no more', async () => {
  const picture = (size: number) => JSON.stringify({ image_url: 'x'.repeat(size) })
  const { json } = capacity.body
  expect(await errorOf(admin, picture(2 * json))).toBe('invalid input')
  expect(await errorOf(admin, JSON.stringify({ html: '<a href="/">'.repeat(json / 5) }))).toBe(
    'invalid input',
  )
  const sentences = Array.from({ length: 2000 }, () => 'x'.repeat(1000))
  expect(await errorOf(admin, JSON.stringify({ title: 'Soup', more: sentences }))).toBe('too large')
  expect(await errorOf(admin, `{"more":[${'"",'.repeat(json)}""]}`)).toBe('too large')
})

function openLogin(bytes: number): RawRequest {
  const request = openRawRequest(app.url, `${login.method} ${login.path}`, {
    'content-type': 'application/json',
    'content-length': bytes,
  })
  open.push(request)
  return request
}

const signIn = async () => {
  const answer = await app.anonymous().fetch(login.path, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    // More than the last bytes of all the others.
    body: '{}'.padEnd(1000),
  })
  const { error } = (await answer.json()) as { error: string }
  recordOutcome(login, error)
  return error
}

const requestsInFlight = async () =>
  (await app.deps.metrics.requestsInFlight.get()).values.reduce((sum, { value }) => sum + value, 0)

test('small bodies that are announced and not sent keep no other visitor of their address out', async () => {
  for (let count = 0; count < 200; count += 1) openLogin(capacity.body.anonymous).send('{')
  await expect.poll(requestsInFlight, eventually).toBe(200)
  expect(await signIn()).toBe('invalid input')
})

describe('bodies under way', () => {
  const { member: most, all } = capacity.body.inFlight

  /** Announces bodies of a user up to the limit. */
  function fill(person: TestClient, sizes = splitBytes(most, withPicture)) {
    const isFull = async () => (await errorOf(person, '{}')) === 'too many requests'
    return fillBodyMemory(sizes, (bytes) => announce(bytes, person), isFull)
  }

  test('of one member are bounded; others go on, and what ends makes room', async () => {
    await fill(admin)
    expect(await errorOf(admin, '{}')).toBe('too many requests')
    expect(await errorOf(members[0] as TestUser, '{}')).toBe('invalid input')
    for (const request of open) request.close()
    await expect.poll(() => errorOf(admin, '{}'), eventually).toBe('invalid input')
  })

  test('are refused with a hint when to try again', async () => {
    await fill(admin)
    const refused = announce(capacity.body.anonymous + 1, admin)
    expect(await refused.status()).toBe(429)
    expect(refused.answer()).toMatch(/retry-after: 1\r/i)
  })

  test('that do not say how long they are count as they come', async () => {
    const room = 2 * 1024 * 1024
    const [spare] = await fill(admin, [room, ...splitBytes(most - room, withPicture)])
    spare?.close()
    await expect.poll(() => errorOf(admin, '{}'), eventually).toBe('invalid input')
    const pieces = announceChunked(admin)
    for (let sent = 0; sent < 3; sent += 1) pieces.send(piece(1024 * 1024))
    expect(await pieces.status()).toBe(429)
  })

  test('of all members together are bounded', async () => {
    for (const [at, person] of [admin, ...members].entries()) {
      if (at * most < all) await fill(person)
    }
    expect(await errorOf(members[2] as TestUser, '{}')).toBe('unavailable')
    for (const request of open) request.close()
    await expect.poll(() => errorOf(members[2] as TestUser, '{}'), eventually).toBe('invalid input')
  })

  test('of visitors are bounded by their address, and members are not kept out by them', async () => {
    const { anonymousPerAddress: visitorsOfAddress } = capacity.body.inFlight
    // All but the last byte.
    const announceLogin = (bytes: number) => {
      const request = openLogin(bytes)
      request.send(' '.repeat(bytes - 1))
      return request
    }
    const isFull = async () => (await signIn()) === 'too many requests'
    await fillBodyMemory(splitBytes(visitorsOfAddress, capacity.body.anonymous), announceLogin, isFull)
    expect(await signIn()).toBe('too many requests')
    expect(await errorOf(admin, '{}')).toBe('invalid input')
  })
})
