import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const rest = 5000

/** Later starts as `npm start` does them, and what server and database hold at rest, shared pages counted once. */
export async function measureStart(say: (line: string) => void): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'convive-start-'))
  try {
    const starts: number[] = []
    let memory = 0
    // The first makes the database and keeps what it compiled.
    for (let round = 0; round < 4; round += 1) {
      const house = await open(dataDir)
      starts.push(house.milliseconds)
      await new Promise((resolve) => setTimeout(resolve, round === 3 ? rest : 0))
      memory = await memoryOf(house.pid, dataDir)
      await house.close()
    }
    const [first = 0, ...later] = starts
    say(
      `\nReady after ${first.toFixed(0)} ms the first time, then ${Math.min(...later).toFixed(0)} ms (goal 1000).`,
    )
    say(`Memory at rest, server and database: ${(memory / 1024).toFixed(0)} MB (goal 160).`)
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
  }
}

async function open(dataDir: string) {
  const begun = performance.now()
  const child = spawn(process.execPath, ['--max-semi-space-size=4', 'scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: dataDir },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    if (String(chunk).includes('Ready.')) break
  }
  const milliseconds = performance.now() - begun
  child.stdout.resume()
  const close = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { pid: child.pid ?? 0, milliseconds, close }
}

/** Kilobytes that the kernel holds for them: of a page that several share each has its part. */
async function memoryOf(server: number, dataDir: string): Promise<number> {
  const postmaster = Number((await readFile(join(dataDir, 'db', 'postmaster.pid'), 'utf8')).split('\n')[0])
  let sum = 0
  for (const entry of await readdir('/proc')) {
    const stat = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '') : ''
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    if (Number(entry) !== server && Number(entry) !== postmaster && parent !== postmaster) continue
    const rollup = await readFile(`/proc/${entry}/smaps_rollup`, 'utf8').catch(() => '')
    sum += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
  }
  return sum
}
