import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { pageFetcher } from './fetch-page.ts'

/** A server of the other side, which does with each connection what it is told. */
async function openSite(onRequest: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => onRequest(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const head = (lines: string) => `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n${lines}\r\n\r\n`
const page = '<p>Soup</p>'

const faults: Record<string, (socket: Socket) => void> = {
  'that hangs up at once': (socket) => void socket.destroy(),
  'that resets the connection': (socket) => void socket.resetAndDestroy(),
  'that hangs up within its headers': (socket) => void socket.end('HTTP/1.1 200 OK\r\ncontent-ty'),
  'that resets within its body': (socket) =>
    socket.write(`${head('content-length: 5000')}${page}`, () => socket.resetAndDestroy()),
  'that ends within a chunk': (socket) =>
    void socket.end(`${head('transfer-encoding: chunked')}ff\r\n${page}`),
  'that answers what is no HTTP': (socket) => void socket.end('SSH-2.0-OpenSSH\r\n\r\n'),
  'that answers no HTML and goes on sending': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: video/mp4\r\n\r\n')
    const sending = setInterval(() => socket.write('x'.repeat(65_536)), 5)
    socket.on('close', () => clearInterval(sending))
  },
  'that sends more than may be, then resets': (socket) =>
    socket.write(`${head('connection: close')}${' '.repeat(3 * 1024 * 1024)}`, () =>
      socket.resetAndDestroy(),
    ),
}

test.each(Object.entries(faults))('a site %s is an error, and nothing escapes', async (_, fault) => {
  const escaped: unknown[] = []
  const note = (error: unknown) => void escaped.push(error)
  process.on('uncaughtException', note)
  process.on('unhandledRejection', note)
  onTestFinished(() => {
    process.off('uncaughtException', note)
    process.off('unhandledRejection', note)
  })
  const address = await openSite(fault)
  await expect(pageFetcher(() => true)(address)).rejects.toBeInstanceOf(Error)
  // A second error of the connection comes later, when nobody waits for it.
  await sleep(50)
  expect(escaped).toEqual([])
})

test('a page is read, and its connection is closed', async () => {
  let isClosed = false
  const address = await openSite((socket) => {
    socket.on('close', () => (isClosed = true))
    socket.write(`${head(`content-length: ${page.length}`)}${page}`)
  })
  expect(await pageFetcher(() => true)(address)).toEqual({ url: address, html: page })
  await expect.poll(() => isClosed).toBe(true)
})
