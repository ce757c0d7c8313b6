import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getRecipe } from '#shared/contract/recipes.ts'
import { login } from '#shared/contract/account.ts'
import type { Painter } from '../../adapters/painter/painter.ts'
import { startScheduler } from '../jobs/scheduler.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin } from '../../test/users.ts'
import { measuredImages, measuredMail, measuredPainter } from './adapters.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { queryObserver, statementName } from './queries.ts'
import { openTracing } from './tracing.ts'

const typed = 'Zq7Secret'
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

describe('a request', () => {
  let app: TestApp
  let lines: Record<string, unknown>[]
  beforeAll(async () => {
    const log = createLog({ write: (line) => void lines.push(JSON.parse(line)) })
    lines = []
    app = await openTestApp({ log })
    await signUpAdmin(app)
  })
  beforeEach(() => {
    lines = []
  })
  afterAll(() => app.close())

  const metrics = async () => (await app.anonymous().fetch('/metrics')).text()

  test('is one line of the access log and one observation, by its route pattern', async () => {
    await app.anonymous().fetch(`/api/recipes/public/uuid/${typed}?search=${typed}`)
    await app
      .anonymous()
      .call(login, { body: { email: `${typed}@example.org`, password: typed } })
      .catch(() => null)
    expect(lines).toMatchObject([
      { msg: 'request', method: 'GET', status: expect.any(Number), ms: expect.any(Number) },
      { msg: 'request', method: 'POST', route: '/auth/login', status: 401 },
    ])
    const text = await metrics()
    expect(text).toMatch(
      /http_request_duration_seconds_count\{route="\/auth\/login",method="POST",status="401"\} 1/,
    )
    expect(text).toMatch(/errors_total\{code="Invalid credentials"\} 1/)
    expect(`${JSON.stringify(lines)}${text}`).not.toContain(typed)
  })

  test('keeps the id and the trace that a proxy gave it, if they look like ids', async () => {
    const requestId = 'c0ffee00-1111-4222-8333-444455556666'
    const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
    const known = await app.anonymous({ 'x-request-id': requestId, traceparent }).fetch('/en')
    expect(known.headers.get('x-request-id')).toBe(requestId)
    expect(lines).toMatchObject([{ requestId, traceId }])
    const odd = await app.anonymous({ 'x-request-id': typed, traceparent: typed }).fetch('/en')
    expect(odd.headers.get('x-request-id')).not.toBe(typed)
    expect(JSON.stringify(lines)).not.toContain(typed)
  })

  test('of a probe is not logged at this level', async () => {
    await app.anonymous().fetch('/healthz')
    expect(lines).toEqual([])
  })

  test('over a limit is counted by its route', async () => {
    const asking = app.anonymous()
    for (let count = 0; count < 12; count += 1)
      await asking
        .call(login, { body: { email: 'admin@example.org', password: 'wrong password' } })
        .catch(() => null)
    expect(await metrics()).toMatch(/rate_limit_refusals_total\{route="\/auth\/login"\} [1-9]/)
  })

  test('that is declared nowhere has no route of its own', async () => {
    await app
      .anonymous()
      .call(getRecipe, { params: { id: typed } })
      .catch(() => null)
    await app.anonymous().fetch(`/${typed}/${typed}`)
    expect(await metrics()).not.toContain(typed)
  })

  test('hourly jobs show how long they took, and whether they worked', async () => {
    async function failing() {
      throw new Error('broken')
    }
    const scheduler = startScheduler(app.deps, [failing, async function working() {}])
    await expect.poll(metrics).toMatch(/job_last_success_timestamp_seconds\{job="working"\} \d+/)
    await scheduler.stop()
    expect(await metrics()).toMatch(/job_failures_total\{job="failing"\} 1/)
  })
})

describe('a statement', () => {
  test.each([
    ['select "id" from "recipes" where "id" = $1', 'select recipes'],
    ['insert into "mails" ("id") values ($1)', 'insert mails'],
    ['update users set name = $1', 'update users'],
    ['with x as (select 1 from sessions) select 1', 'with sessions'],
    ['begin', 'begin'],
  ])('%s is shown as %s', (text, name) => expect(statementName(text)).toBe(name))

  test('that is slow is logged with its text, without values', () => {
    const lines: string[] = []
    const observe = queryObserver(createMetrics(), createLog({ write: (line) => void lines.push(line) }), 100)
    observe('select 1', 99)
    observe('select "id"  from "users" where email = $1', 140.4)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'slow statement', ms: 140, sql: 'select "id" from "users" where email = $1' },
    ])
  })
})

test('image store, mail and painter are measured where they fail, too', async () => {
  const metrics = createMetrics()
  const fail = () => Promise.reject(new Error('away'))
  const images = measuredImages(
    { put: fail, get: async () => null, open: fail, remove: fail, list: async function* () {} },
    metrics,
  )
  await expect(images.put('a.png', Buffer.from(''))).rejects.toThrow('away')
  expect(await images.get('a.png')).toBeNull()
  const mail = {
    id: '1',
    kind: 'reset',
    to: '',
    subject: '',
    text: '',
    html: '',
    link: null,
    unsubscribe: null,
  }
  await expect(measuredMail({ deliver: fail }, metrics).deliver(mail)).rejects.toThrow('away')
  const painter: Painter = measuredPainter({ paint: fail }, metrics)
  await expect(painter.paint({ prompt: '', recipe: null })).rejects.toThrow('away')
  const text = await metrics.registry.metrics()
  expect(text).toContain('image_store_failures_total{operation="put"} 1')
  expect(text).toContain('image_store_seconds_count{operation="get"} 1')
  expect(text).toContain('mail_failed_total{kind="reset"} 1')
  expect(text).toContain('paintings_in_flight 0')
})

describe('traces', () => {
  let collector: Server
  let received: string[]
  beforeEach(async () => {
    received = []
    collector = createServer(async (request, response) => {
      const body = await buffer(request)
      received.push(
        `${request.url} ${request.headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString()}`,
      )
      response.end('{}')
    })
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => new Promise((resolve) => collector.close(resolve)))

  test('of requests and their statements reach a collector, under the trace of the caller', async () => {
    const address = collector.address()
    const port = typeof address === 'object' ? address?.port : 0
    const tracing = await openTracing(`http://127.0.0.1:${port}/`, '1.2.3')
    const app = await openTestApp({ tracing })
    await app.anonymous({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` }).fetch('/readyz')
    await app.anonymous().fetch(`/api/recipes/${typed}`)
    tracing.query('select recipes', 12)
    const call = { provider: 'compatible', model: 'qwen3:8b', task: 'reply' as const, seconds: 2 }
    tracing.modelCall({ ...call, outcome: 'timeout', tokens: { input: 1234, output: 5 } })
    await tracing.close()
    await app.close()
    const all = received.join('\n')
    expect(all).toContain('/v1/traces')
    expect(all).toContain(traceId)
    for (const text of [
      'GET /readyz',
      'GET /api/recipes/:id',
      'select recipes',
      '1.2.3',
      'chat qwen3:8b',
      'timeout',
      '1234',
    ])
      expect(all).toContain(text)
    expect(all).not.toContain(typed)
  })
})
