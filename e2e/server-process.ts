import { spawn, type ChildProcess } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const evenPriority = `--import ${join(import.meta.dirname, 'even-priority.mjs')}`

/** The global setup has made the builds: with NODE_ENV no start looks for changed sources. */
export const productEnvironment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  PORT: '0',
}

export interface TestServer {
  /** The printed address. */
  url: string
  /** The printed first-admin link, or null once somebody has an account. */
  adminLink: string | null
  dataDir: string
  /** The text of the newest mail to an address, from the outbox folder. */
  mailTo: (address: string) => Promise<string>
}

export interface StoppableServer extends TestServer {
  /** Milliseconds of processor time until the address was printed; where a system tells none, of the clock. */
  startCost: number
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** Stops it, whether it runs or not. */
  end: () => Promise<void>
}

/** Starts the product the way `npm start` does, on a free port, and reads what it prints. */
export async function spawnServer(
  dataDir: string,
  environment: Record<string, string>,
): Promise<StoppableServer> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...productEnvironment,
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      ...environment,
      NODE_OPTIONS: `${evenPriority} ${environment.NODE_OPTIONS ?? ''}`,
    },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  // A run that is interrupted leaves nothing behind.
  const endToo = () => child.kill('SIGTERM')
  process.once('exit', endToo)
  void ended.then(() => process.off('exit', endToo))
  const faults = watchFaults(child)
  const printed = await printedAtStart(child).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  const startCost = await processorTime(child.pid).catch(() => performance.now() - startedAt)
  return {
    async end() {
      if (child.exitCode === null && child.signalCode === null) {
        faults.expectEnd()
        child.kill('SIGTERM')
      }
      await ended
      faults.check()
    },
    url: /Convive is at (\S+)/.exec(printed)?.[1] ?? '',
    adminLink: /(\S+\/en\/signup\?code=\S+)/.exec(printed)?.[1] ?? null,
    dataDir,
    startCost,
    async stop(signal = 'SIGTERM') {
      faults.expectEnd()
      child.kill(signal)
      return ended
    },
    mailTo: (address) => newestMail(join(dataDir, 'outbox'), address),
  }
}

/**
 * What no test may overlook: a server that ended although nobody ended it, and an exception that escaped, after which the
 * server starts again as if nothing had happened.
 */
function watchFaults(child: ChildProcess) {
  const found: string[] = []
  let isExpected = false
  let rest = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop() ?? ''
    found.push(...lines.filter((line) => line.includes('an exception escaped')))
  })
  child.once('exit', (code, signal) => {
    if (!isExpected) found.push(`the server ended by itself with ${signal ?? code}`)
  })
  return {
    expectEnd: () => void (isExpected = true),
    check() {
      if (found.length > 0) throw new Error(found.join('\n'))
    },
  }
}

/** Everything printed until the product says where it is and who may come in. */
function printedAtStart(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const late = setTimeout(() => reject(new Error(`not started within 60 s:\n${text}`)), 60_000)
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      if (!text.includes('Ready.')) return
      clearTimeout(late)
      resolve(text)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(late)
      reject(new Error(`ended with ${code} before it was ready:\n${text}`))
    })
  })
}

/** Of a process and what it has waited for, in milliseconds. Linux counts it in hundredths of a second. */
async function processorTime(pid = 0): Promise<number> {
  const counted = await readFile(`/proc/${pid}/stat`, 'utf8')
  const times = counted
    .slice(counted.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
  return times.reduce((sum, time) => sum + 10 * Number(time), 0)
}

/** Mails never change: each is read once. */
const mails = new Map<string, { text: string; arrived: number }>()

async function mailAt(path: string) {
  const known = mails.get(path)
  if (known) return known
  const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
  const mail = { text, arrived: mtimeMs }
  mails.set(path, mail)
  return mail
}

/** Waits for a mail to an address. Its date knows no more than the second, in which two may arrive. */
export async function newestMail(outbox: string, address: string): Promise<string> {
  const end = performance.now() + 30_000
  while (performance.now() < end) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const found = await Promise.all(names.map((name) => mailAt(join(outbox, name))))
    const wanted = found
      .filter(({ text }) => new RegExp(`^To: .*${address}`, 'm').test(text))
      .toSorted((a, b) => a.arrived - b.arrived)
      .at(-1)
    if (wanted) return decodeQuotedPrintable(wanted.text)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no mail to ${address} arrived`)
}

function decodeQuotedPrintable(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
