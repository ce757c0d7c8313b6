import { connect } from 'node:net'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openServer } from './start.ts'

const seconds = 4
const connections = 32
const assets = join(import.meta.dirname, '..', 'dist', 'web', 'assets')

/** Row 12: the largest script of the build, as a browser asks for it, over connections that stay open. */
export async function measureStaticFile(print: (line: string) => void): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'convive-static-'))
  const server = await openServer(dataDir)
  try {
    const { name, size } = await largestScript()
    const { hostname, port } = new URL(server.address)
    const request = `GET /assets/${name} HTTP/1.1\r\nhost: ${hostname}\r\naccept-encoding: br, gzip\r\n\r\n`
    const end = performance.now() + seconds * 1000
    const processorBefore = await processorTime(server.pid)
    const counts = await Promise.all(
      Array.from({ length: connections }, () => pressUntil(end, Number(port), request)),
    )
    const answers = counts.reduce((sum, count) => sum + count, 0)
    const perSecond = answers / seconds
    const processor = ((await processorTime(server.pid)) - processorBefore) / answers
    print(
      `\nA script of ${(size / 1000).toFixed(0)} kB, compressed: ${perSecond.toFixed(0)} requests a second over ` +
        `${connections} connections (goal 15,000), ${processor.toFixed(3)} ms of the server's processor each, load ${(loadavg()[0] ?? 0).toFixed(1)}.`,
    )
  } finally {
    await server.close()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
  }
}

/** Milliseconds so far, from Linux. */
async function processorTime(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function largestScript() {
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const sizes = await Promise.all(
    scripts.map(async (name) => ({ name, size: (await stat(join(assets, name))).size })),
  )
  return sizes.toSorted((one, other) => other.size - one.size)[0] ?? { name: '', size: 0 }
}

/** Asks again as soon as an answer has arrived; counts bytes instead of parsing, which leaves more for the server. */
function pressUntil(end: number, port: number, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    let [answers, missing] = [0, -1]
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (missing < 0) {
        const head = chunk.toString('latin1')
        const length = /content-length: (\d+)/i.exec(head)?.[1]
        if (!head.startsWith('HTTP/1.1 200') || length === undefined)
          return reject(new Error(head.slice(0, 200)))
        missing = Number(length) + head.indexOf('\r\n\r\n') + 4
      }
      missing -= chunk.length
      if (missing > 0) return
      answers += 1
      missing = -1
      if (performance.now() < end) socket.write(request)
      else socket.end(() => resolve(answers))
    })
  })
}
