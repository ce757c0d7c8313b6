import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markNotificationsRead } from '#shared/contract/notifications.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { recordOutcome } from '../../test/outcomes.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'
import { openRawRequest } from '../../test/raw-request.ts'
import { serverOptions } from './server-options.ts'

let app: TestApp
let user: TestUser
beforeAll(async () => {
  app = await openTestApp()
  user = await signUpAdmin(app)
})
afterAll(() => app.close())

/** Sends a call whose endpoint ignores the field `more`. */
async function sendWith(more: string): Promise<unknown> {
  const answer = await user.fetch(markNotificationsRead.path, {
    method: markNotificationsRead.method,
    headers: { 'content-type': 'application/json' },
    body: `{"ids":[],"more":${more}}`,
  })
  const { error = 'ok' } = (await answer.json()) as { error?: string }
  recordOutcome(markNotificationsRead, error)
  return error
}

test('a body of more values than any call needs is 400, whatever their shape', async () => {
  const zeros = (count: number) => JSON.stringify(Array.from({ length: count }, () => 0))
  const fields = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 0])))
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  const { values } = capacity.body
  for (const shape of [zeros, fields, nested]) {
    expect(await sendWith(shape(values - 10)), shape.name).toBe('ok')
    expect(await sendWith(shape(values + 1)), shape.name).toBe('invalid input')
  }
  expect(await sendWith(zeros(400_000))).toBe('invalid input')
})

test('a path that does not decode is no file', async () => {
  for (const path of ['/assets/%', '/assets/%E0%A4%A', '/assets/%00']) {
    expect((await app.anonymous().fetch(path)).status, path).toBe(404)
  }
})

test('a request has a minute to arrive, its headers a quarter of that, and late ones are looked for', () => {
  const server = createAdaptorServer({ fetch: () => new Response(), serverOptions }) as Server
  expect([server.requestTimeout, server.headersTimeout]).toEqual([60_000, 15_000])
  expect(serverOptions.connectionsCheckingInterval).toBeLessThanOrEqual(5000)
})

test('a body that stops half way is cut off with 408 when its time is over', async () => {
  const shortTimeouts = {
    ...serverOptions,
    headersTimeout: 100,
    requestTimeout: 200,
    connectionsCheckingInterval: 50,
  }
  const server = createAdaptorServer({ fetch: app.app.http.fetch, serverOptions: shortTimeouts }) as Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const request = openRawRequest(`http://127.0.0.1:${port}`, 'POST /auth/login', {
    'content-type': 'application/json',
    'content-length': 100,
  })
  request.send('{')
  expect(await request.status()).toBe(408)
  await new Promise((resolve) => server.close(resolve))
})
