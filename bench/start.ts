import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { timedSave } from './saves.ts'

const root = join(import.meta.dirname, '..')
const rest = 5000
/** How long and by how many the loaded server is pressed. */
const load = { milliseconds: 10_000, connections: 32 }

/** In kilobytes. */
interface Memory {
  server: number
  database: number
}

const sum = ({ server, database }: Memory) => server + database
const formatMemory = (memory: Memory) => {
  const [all, server, database] = [sum(memory), memory.server, memory.database].map((each) =>
    (each / 1024).toFixed(0),
  )
  return `${all} MB, of which the server ${server} and the database ${database}`
}

/** Later starts as `npm start` does them, and what server and database hold at rest, shared pages counted once. */
export async function measureStart(print: (line: string) => void): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'convive-start-'))
  try {
    const starts: number[] = []
    const saves: number[] = []
    let memory: Memory = { server: 0, database: 0 }
    let cookie = ''
    // The first makes the database and keeps what it compiled.
    for (let round = 0; round < 4; round += 1) {
      const running = await openServer(dataDir)
      starts.push(running.milliseconds)
      if (running.code !== null) cookie = await signUp(running.address, running.code)
      await new Promise((resolve) => setTimeout(resolve, round === 3 ? rest : 0))
      memory = await memoryOf(running.pid, dataDir)
      await running.close()
    }
    for (let round = 0; round < 4; round += 1) {
      const running = await openServer(dataDir)
      // As a member does: a page first, then the recipe.
      await fetch(`${running.address}/api/recipes/my`, { headers: { cookie } })
      await new Promise((resolve) => setTimeout(resolve, 3000))
      saves.push(await timedSave(running.address, cookie))
      await running.close()
    }
    const seeding = spawn(process.execPath, ['scripts/seed.ts', '--more', '--recipes', '10000'], {
      cwd: root,
      stdio: 'ignore',
      env: environment(dataDir),
    })
    await once(seeding, 'exit')
    const running = await openServer(dataDir)
    const loaded = await memoryUnderLoad(running, dataDir, cookie)
    await running.close()
    const [first = 0, ...later] = starts
    print(
      `\nReady after ${first.toFixed(0)} ms the first time, then ${Math.min(...later).toFixed(0)} ms (goal 1000).`,
    )
    print(
      `The first save after a start, three seconds after the first page: ${saves.map((save) => save.toFixed(0)).join(', ')} ms (goal 300).`,
    )
    print(`Memory at rest: ${formatMemory(memory)} (goal 160).`)
    print(
      `Most of it while ${load.connections} read and cook among 10,000 recipes: ${formatMemory(loaded)} (goal 350).`,
    )
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
  }
}

interface ServerOptions {
  settings?: Readonly<Record<string, string>>
  /** A folder for the profiles of its threads, written at its end. */
  profile?: string | undefined
}

/** The real server as `npm start` runs it, in a process of its own. */
export async function openServer(dataDir: string, { settings = {}, profile }: ServerOptions = {}) {
  const begun = performance.now()
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
  const started = ['--max-semi-space-size=8', '--max-old-space-size=768', ...profiling, 'scripts/start.mjs']
  const child = spawn(process.execPath, started, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment(dataDir), ...settings, PORT: '0' },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let printed = ''
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(chunk)
    if (printed.includes('Ready.')) break
  }
  const milliseconds = performance.now() - begun
  // It starts again after an exception that nobody caught, as the same process.
  let starts = 1
  child.stdout.on('data', (chunk) => {
    if (String(chunk).includes('Ready.')) starts += 1
  })
  const close = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const address = /http:\/\/[^\s/]+/.exec(printed)?.[0] ?? ''
  const code = /signup\?code=(\S+)/.exec(printed)?.[1] ?? null
  return { pid: child.pid ?? 0, address, code, milliseconds, starts: () => starts, close }
}

const environment = (dataDir: string) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
})

/** Creates the first account and returns its session cookie. */
export async function signUp(address: string, inviteCode: string): Promise<string> {
  const person = { email: 'ada@example.org', password: 'barley & beetroot' }
  const post = (path: string, body: object) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('/auth/signup', { ...person, name: 'Ada', inviteCode })
  const answer = await post('/auth/login', person)
  if (!answer.ok) throw new Error(`Logging in answered ${answer.status}.`)
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

/** The most that is held, looked at twice a second, while everybody asks something else. */
async function memoryUnderLoad(
  { address, pid }: { address: string; pid: number },
  dataDir: string,
  cookie: string,
): Promise<Memory> {
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(address + path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    if (answer.status !== 429 && !answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    await answer.arrayBuffer()
  }
  const wish = { task: 'reply', messages: [{ role: 'user', content: 'A bean stew for four, no garlic.' }] }
  const asked = [
    () => ask('/api/recipes/public'),
    () => ask('/api/recipes/search?q=min'),
    () => ask('/en'),
    () => ask('/api/chat', wish),
  ]
  const end = performance.now() + load.milliseconds
  let most: Memory = { server: 0, database: 0 }
  const watching = (async () => {
    while (performance.now() < end) {
      const held = await memoryOf(pid, dataDir)
      if (sum(held) > sum(most)) most = held
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  })()
  const pressing = Array.from({ length: load.connections }, async (_, connection) => {
    while (performance.now() < end) await asked[connection % asked.length]?.()
  })
  await Promise.all([watching, ...pressing])
  return most
}

/** Kilobytes that the kernel holds for them: of a page that several share each has its part. */
async function memoryOf(server: number, dataDir: string): Promise<Memory> {
  const postmaster = Number((await readFile(join(dataDir, 'db', 'postmaster.pid'), 'utf8')).split('\n')[0])
  const held: Memory = { server: 0, database: 0 }
  for (const entry of await readdir('/proc')) {
    const stat = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '') : ''
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    if (Number(entry) !== server && Number(entry) !== postmaster && parent !== postmaster) continue
    const rollup = await readFile(`/proc/${entry}/smaps_rollup`, 'utf8').catch(() => '')
    held[Number(entry) === server ? 'server' : 'database'] += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
  }
  return held
}
