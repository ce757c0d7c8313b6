import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { firstOf } from './both-sizes.ts'
import { startedDataDir } from './server.ts'

const root = join(import.meta.dirname, '..')

/** What a supervisor starts, and how it ends it; it knows no other process than that one. */
const startCommands = (['SIGKILL', 'SIGTERM'] as const).flatMap((signal) => [
  { words: 'npm start', command: 'npm', options: ['start'], signal },
  { words: 'node scripts/start.mjs', command: process.execPath, options: ['scripts/start.mjs'], signal },
])

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Starts a command in a process group of its own, and answers when it is ready. */
async function start(command: string, options: string[], environment: Record<string, string> = {}) {
  const dataDir = await startedDataDir()
  const child = spawn(command, options, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      DATA_DIR: dataDir,
      ...environment,
    },
  })
  const group = child.pid ?? 0
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  child.stderr.on('data', (chunk) => (printed += chunk))
  // Of a test that fails nothing is left behind: the group keeps its number after its first process has ended.
  onTestFinished(() => {
    try {
      process.kill(-group, 'SIGKILL')
    } catch {
      // All of it has ended.
    }
  })
  await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/^Ready\.$/m)
  const database = Number.parseInt(await readFile(join(dataDir, 'db', 'postmaster.pid'), 'utf8'), 10)
  const url = /Convive is at (\S+)/.exec(printed)?.[1] ?? ''
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(isAlive(database)).toBe(true)
  const refuses = () =>
    fetch(`${url}/healthz`).then(
      () => false,
      () => true,
    )
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { group, url, ended, isGone: async () => (await refuses()) && !isAlive(database) }
}

// In order it ends below, and after each journey.
test.for(firstOf(startCommands, 2))(
  'what $words started is gone within twelve seconds when its process alone gets $signal',
  async ({ command, options, signal }) => {
    const { group, isGone } = await start(command, options)
    process.kill(group, signal)
    await expect.poll(isGone, { timeout: 12_000 }).toBe(true)
  },
)

test('SIGTERM to the whole group of npm start ends it, as one signal: DRAIN_SECONDS are kept', async () => {
  const { group, url, isGone } = await start('npm', ['start'], { DRAIN_SECONDS: '4' })
  const begun = performance.now()
  process.kill(-group, 'SIGTERM')
  const status = async (path: string) => (await fetch(`${url}${path}`)).status
  await expect.poll(() => status('/readyz')).toBe(503)
  expect(await status('/healthz')).toBe(200)
  await expect.poll(isGone, { timeout: 13_000 }).toBe(true)
  expect(performance.now() - begun).toBeGreaterThan(3900)
})

test('a second signal, sent later, ends the draining', async () => {
  const { group, ended } = await start(process.execPath, ['scripts/start.mjs'], { DRAIN_SECONDS: '60' })
  process.kill(group, 'SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  process.kill(group, 'SIGTERM')
  expect(await ended).toBe(0)
})
