import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '#server/platform/embedded-postgres/start.ts'
import { firstOf } from './both-sizes.ts'
import { productEnvironment } from './server-process.ts'
import { freshDataDir, startedDataDir } from './server.ts'

const root = join(import.meta.dirname, '..')
const minute = 60_000

/** Starts the product with its clock set wrong by so many milliseconds; answers what it prints. */
async function startWithClock(off: number, environment: Record<string, string>) {
  const wrongClock = `--import=data:text/javascript,const/**/now=Date.now;Date.now=()=>now()+(${off})`
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...productEnvironment,
      NODE_OPTIONS: wrongClock,
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
  return { ended, printed: () => printed }
}

/** A PostgreSQL server, as DATABASE_URL leads to one. */
async function openServer(): Promise<string> {
  const server = await startEmbedded({ dataDir: await startedDataDir(), log: () => undefined })
  onTestFinished(() => server.stop())
  const { host, port, user, database } = server.connection
  return `postgresql:///${database}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`
}

test('on a server’s database a clock that is wrong by more than a minute is refused, in a sentence; by less it starts', async () => {
  const url = await openServer()
  for (const [off, words] of firstOf([
    [2 * minute, '2 minutes ahead of'],
    [-3 * minute, '3 minutes behind'],
  ] as const)) {
    const { ended, printed } = await startWithClock(off, {
      DATABASE_URL: url,
      DATA_DIR: await freshDataDir(),
    })
    expect(await ended).not.toBe(0)
    expect(printed()).toContain(`The clock of this system is ${words} the clock of the database.`)
    expect(printed()).not.toContain('Ready.')
  }
  const { printed } = await startWithClock(minute / 2, {
    DATABASE_URL: url,
    DATA_DIR: await freshDataDir(),
    // The database was made with the secret of another folder.
    ACCEPT_NEW_SECRET: '1',
  })
  await expect.poll(printed, { timeout: 60_000 }).toMatch(/^Ready\.$/m)
})

test('the embedded database starts with any clock, and an error in the log says what is left out', async () => {
  const { printed } = await startWithClock(40 * 24 * 60 * minute, { DATA_DIR: await startedDataDir() })
  await expect.poll(printed, { timeout: 60_000 }).toMatch(/^Ready\.$/m)
  await expect
    .poll(printed)
    .toMatch(/"level":50.*40 days ahead of.*nothing is removed and no daily mail is sent/)
})
