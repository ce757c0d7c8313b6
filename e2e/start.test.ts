import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { freshDataDir, sharedServer, startServer, startedDataDir } from './server.ts'

const shared = sharedServer()
const root = join(import.meta.dirname, '..')

/** Starts the product and waits for its end: for starts that must not succeed. */
async function startAndEnd(
  environment: Record<string, string>,
): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...environment },
  })
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  child.stderr.on('data', (chunk) => (printed += chunk))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, printed }
}

test('bad settings end the start with every bad name and no value, before anything is made', async () => {
  const dataDir = await freshDataDir()
  const { code, printed } = await startAndEnd({
    DATA_DIR: dataDir,
    PORT: 'seventy',
    SMTP_URL: 'not-a-url-at-all',
  })
  expect(code).not.toBe(0)
  expect(printed).toContain('PORT')
  expect(printed).toContain('SMTP_URL')
  expect(printed).not.toContain('seventy')
  expect(printed).not.toContain('not-a-url-at-all')
  expect(await readdir(dataDir)).toEqual([])
})

test('prints the address and the first-admin link; later starts are quick and print no link once it is used', async () => {
  // The very first start, on an empty folder, made what this folder is a copy of.
  const first = inject('firstStart')
  expect(first.adminLink).toMatch(new RegExp(`^${first.url}/en/signup\\?code=[2-9A-Z]{10}$`))
  expect(first.exitCode).toBe(0)
  const dataDir = await startedDataDir()
  const second = await startServer(dataDir)
  const page = await fetch(`${second.url}/en`)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
  const code = second.adminLink?.split('code=')[1]
  expect(code).toBe(first.adminLink?.split('code=')[1])
  const answer = await fetch(`${second.url}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.org', password: 'pears & gorgonzola', inviteCode: code }),
  })
  expect(answer.status).toBe(201)
  // The moment it is acknowledged, the process is gone.
  await second.stop('SIGKILL')
  const third = await startServer(dataDir)
  expect(third.adminLink).toBeNull()
  // The promise is a second on a quiet machine. Others that work meanwhile slow each other's processors, too.
  expect(Math.min(second.startCost, third.startCost)).toBeLessThan(8000)
  const login = await fetch(`${third.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.org', password: 'pears & gorgonzola' }),
  })
  expect(login.status).toBe(200)
})

test('a second start on the same data folder is refused with a sentence, and the first goes on', async () => {
  const first = shared()
  const { code, printed } = await startAndEnd({ DATA_DIR: first.dataDir })
  expect(code).not.toBe(0)
  expect(printed).toMatch(/already|another/i)
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
})

test('a taken port is a sentence too, and leaves no database running; before a stop, /readyz refuses for DRAIN_SECONDS', async () => {
  const other = await startedDataDir()
  const { code, printed } = await startAndEnd({ DATA_DIR: other, PORT: new URL(shared().url).port })
  expect(code).not.toBe(0)
  expect(printed).toContain('EADDRINUSE')
  const again = await startServer(other, { DRAIN_SECONDS: '4' })
  const status = async (path: string) => (await fetch(`${again.url}${path}`)).status
  expect(await status('/readyz')).toBe(200)
  const begun = performance.now()
  const ended = again.stop()
  await expect.poll(() => status('/readyz')).toBe(503)
  // Requests are still served.
  expect(await status('/en')).toBe(200)
  expect(await ended).toBe(0)
  expect(performance.now() - begun).toBeGreaterThan(3900)
})

test('the secret and the outbox are for the owner of the process only', async () => {
  expect((await stat(join(shared().dataDir, 'secret'))).mode & 0o777).toBe(0o600)
})

test('the preferred language decides where the bare address leads', async () => {
  const server = shared()
  const to = async (headers: Record<string, string>) =>
    (await fetch(server.url, { redirect: 'manual', headers })).headers.get('location')
  expect(await to({ 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' })).toBe('/fr')
  expect(await to({ 'accept-language': 'pt-BR' })).toBe('/en')
  expect(await to({ 'accept-language': 'fr', cookie: 'language=de' })).toBe('/de')
  for (const path of ['/xx/login', '/EN/login']) {
    const answer = await fetch(server.url + path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')], path).toEqual([302, '/en'])
  }
})
