import { spawn, type ChildProcess } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export interface TestServer {
  /** The printed address. */
  url: string
  /** The printed first-admin link, or null once somebody has an account. */
  adminLink: string | null
  dataDir: string
  /** Milliseconds from the start of the process to the printed address. */
  startedIn: number
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** The text of the newest mail to an address, from the outbox folder. */
  mailTo: (address: string) => Promise<string>
}

/** `end` stops it, whether it runs or not. */
export type StoppableServer = TestServer & { end: () => Promise<void> }

/** Starts the product the way `npm start` does, on a free port, and reads what it prints. */
export async function spawnServer(
  dataDir: string,
  environment: Record<string, string>,
): Promise<StoppableServer> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: dataDir, ...environment },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const faults = watchFaults(child)
  const printed = await printedAtStart(child).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
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
    startedIn: performance.now() - startedAt,
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

async function newestMail(outbox: string, address: string): Promise<string> {
  const end = performance.now() + 30_000
  while (performance.now() < end) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    const wanted = mails
      .filter((mail) => new RegExp(`^To: .*${address}`, 'm').test(mail))
      .toSorted((a, b) => dateOf(a) - dateOf(b))
      .at(-1)
    if (wanted) return decodeQuotedPrintable(wanted)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no mail to ${address} arrived`)
}

function dateOf(mail: string): number {
  return Date.parse(/^Date: (.+)$/m.exec(mail)?.[1] ?? '')
}

function decodeQuotedPrintable(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
