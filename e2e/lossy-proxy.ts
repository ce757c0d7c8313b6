import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { unusedPort } from './ports.ts'

/** A connection to a server that a journey can cut, lose answers on, and change files on. */
export interface LossyProxy {
  url: string
  /** Refuses every connection, as without a network. */
  isCut: boolean
  /** Called with every request: true loses the answer after the server has given it. */
  loseAnswer: (request: IncomingMessage) => boolean
  /** A request is passed on when this is over. */
  hold: (request: IncomingMessage) => Promise<void> | undefined
  /** Appended to `/service-worker.js`, which makes it another version. */
  workerSuffix: string
  /** The answered requests, as method and path. */
  seen: string[]
}

/** A connection without faults, of which nothing is remembered. */
const sound = (): Omit<LossyProxy, 'url'> => ({
  isCut: false,
  loseAnswer: () => false,
  hold: () => undefined,
  workerSuffix: '',
  seen: [],
})

interface OpenProxy {
  proxy: LossyProxy
  serverPort: number
  /** Makes it sound again. */
  mend: () => void
  close: () => Promise<void>
}

/** A connection on a free port, and another free port for the server behind it. */
export async function openProxy(): Promise<OpenProxy> {
  const proxy: LossyProxy = { url: '', ...sound() }
  const serverPort = await unusedPort()
  const server = createServer((incoming, outgoing) => {
    if (proxy.isCut) incoming.socket.destroy()
    else
      void Promise.resolve(proxy.hold(incoming)).then(() =>
        pass(proxy, `http://127.0.0.1:${serverPort}`, incoming, outgoing),
      )
  })
  await listen(server)
  proxy.url = `http://localhost:${portOf(server)}`
  return { proxy, serverPort, mend: () => void Object.assign(proxy, sound()), close: () => close(server) }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

const listen = (server: Server) =>
  new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))

function close(server: Server) {
  server.closeAllConnections()
  return new Promise<void>((resolve) => server.close(() => resolve()))
}

function pass(proxy: LossyProxy, target: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method = 'GET', url = '/' } = incoming
  const isWorker = url === '/service-worker.js'
  const headers = { ...incoming.headers, ...(isWorker && { 'accept-encoding': 'identity' }) }
  if (isWorker) delete headers['if-none-match']
  const outward = request(new URL(url, target), { method, headers, agent: false }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => {
      proxy.seen.push(`${method} ${url}`)
      if (proxy.isCut || proxy.loseAnswer(incoming)) return void incoming.socket.destroy()
      const body = Buffer.concat([...chunks, Buffer.from(isWorker ? proxy.workerSuffix : '')])
      const { 'content-length': _, 'transfer-encoding': __, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, { ...rest, 'content-length': body.length })
      outgoing.end(body)
    })
  })
  outward.on('error', () => incoming.socket.destroy())
  incoming.pipe(outward)
}
