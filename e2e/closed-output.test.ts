import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { firstOf } from './both-sizes.ts'
import { productEnvironment } from './server-process.ts'
import { startedDataDir } from './server.ts'

const root = join(import.meta.dirname, '..')

/** Starts the product, and closes the ends of its output when it is ready, as a terminal or a pager that goes away. */
async function startAndCloseOutput(closed: ('stdout' | 'stderr')[]) {
  const dataDir = await startedDataDir()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...productEnvironment, DATA_DIR: dataDir },
  })
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk))
  let logged = ''
  child.stderr.on('data', (chunk: Buffer) => (logged += chunk))
  await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/^Ready\.$/m)
  for (const name of closed) child[name].destroy()
  const url = /Convive is at (\S+)/.exec(printed)?.[1] ?? ''
  const inviteCode = /signup\?code=(\S+)/.exec(printed)?.[1] ?? ''
  return { child, dataDir, url, inviteCode, logged: () => logged }
}

test.each(
  firstOf([
    { words: 'what it prints and logs', closed: ['stdout' as const, 'stderr' as const] },
    { words: 'what it prints', closed: ['stdout' as const] },
  ]),
)('nobody reads $words any more: it goes on, and ends in order', async ({ closed }) => {
  const { child, url, inviteCode, dataDir, logged } = await startAndCloseOutput(closed)
  const post = (path: string, body: object, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const person = { email: 'ada@example.org', password: 'barley & beetroot' }
  await post('/auth/signup', { ...person, name: 'Ada', inviteCode })
  const session = await post('/auth/login', person)
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  // Each request is logged, and each mail is printed.
  for (const to of ['bo@example.org', 'cy@example.org', 'di@example.org'])
    expect((await post('/api/invites/send', { to }, cookie)).status).toBe(201)
  const mails = () => readdir(join(dataDir, 'outbox'))
  await expect.poll(async () => (await mails()).filter((name) => name.endsWith('.eml')).length).toBe(3)
  await sleep(500)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(child.exitCode).toBe(null)
  expect(logged()).not.toContain('an exception escaped')
  child.kill('SIGTERM')
  expect((await once(child, 'exit'))[0]).toBe(0)
})
