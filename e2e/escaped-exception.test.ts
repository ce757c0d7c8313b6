import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { productEnvironment } from './server-process.ts'
import { startedDataDir } from './server.ts'

const root = join(import.meta.dirname, '..')
const faulty = join(import.meta.dirname, 'throw-later.mjs')

/** Starts the product with the fault in it. */
async function startFaulty(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', faulty, 'scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...productEnvironment,
      DATA_DIR: await startedDataDir(),
      ...environment,
    },
  })
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  child.stderr.on('data', (chunk) => (printed += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const starts = () =>
    [...printed.matchAll(/^Convive is at (\S+)[^]*?^Ready\.$/gm)].map(([, url = '']) => url)
  const ready = async (time: number) => {
    await expect.poll(() => starts().length, { timeout: 60_000 }).toBe(time)
    return starts().at(-1) ?? ''
  }
  const linesWith = (words: string) => printed.split('\n').filter((line) => line.includes(words))
  return { pid: child.pid, ended, ready, printed: () => printed, linesWith, child }
}

const throwIn = (url: string, id = '') =>
  fetch(`${url}/robots.txt`, { headers: { 'x-request-id': id } }).catch(() => undefined)

test('an exception that escapes is logged with its request, what runs is completed, and the product is back', async () => {
  const server = await startFaulty()
  const id = 'abcdef0123456789'
  const first = await server.ready(1)
  // The body comes after the exception.
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('{"email":"a@example.org",'))
      await throwIn(first, id)
      await expect.poll(() => server.linesWith('an exception escaped').length, { timeout: 10_000 }).toBe(1)
      controller.enqueue(new TextEncoder().encode('"password":"wrong"}'))
      controller.close()
    },
  })
  const headers = { 'content-type': 'application/json' }
  const running = fetch(`${first}/auth/login`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit)
  expect((await running).status).toBe(401)

  const url = await server.ready(2)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const [line = ''] = server.linesWith('an exception escaped')
  expect(JSON.parse(line)).toMatchObject({ level: 60, requestId: id, method: 'GET', route: '/robots.txt' })
  expect(server.printed()).not.toContain('goulash')
  expect(server.linesWith('started again')).toHaveLength(1)
  expect(server.child.exitCode).toBeNull()
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

test('after five restarts within a minute it stays down, says so and exits with 1; earlier ones do not count', async () => {
  const earlier = Array.from({ length: 9 }, () => Date.now() - 61_000)
  // Times to come are no older than a minute however long the starts take.
  const recently = Array.from({ length: 4 }, () => Date.now() + 600_000)
  const server = await startFaulty({ CONVIVE_RESTARTS: [...earlier, ...recently].join(' ') })
  await throwIn(await server.ready(1))
  await throwIn(await server.ready(2))
  expect(await server.ended).toBe(1)
  expect(server.linesWith('restarted 5 times within a minute and stays down')).toHaveLength(1)
})

test('a signal ends it for good, also while it closes because of an exception', async () => {
  const server = await startFaulty()
  const url = await server.ready(1)
  // A connection that keeps it from ending at once.
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
  })
  const headers = { 'content-type': 'application/json' }
  fetch(`${url}/auth/login`, { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit).catch(
    () => undefined,
  )
  await throwIn(url)
  await expect.poll(() => server.linesWith('an exception escaped').length, { timeout: 10_000 }).toBe(1)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(1)
  expect(server.linesWith('started again')).toEqual([])
})
