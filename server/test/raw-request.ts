import { connect, type Socket } from 'node:net'

/** A raw HTTP request on a socket, which may declare more bytes than it sends. */
export interface RawRequest {
  /** Resolves with the status once it is answered; rejects when that takes longer than `within` milliseconds. */
  status: (within?: number) => Promise<number>
  answer: () => string
  send: (bytes: Uint8Array | string) => void
  close: () => void
}

export function openRawRequest(
  url: string,
  line: string,
  headers: Readonly<Record<string, string | number>>,
): RawRequest {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  let received = ''
  const answered = Promise.withResolvers<number>()
  // The test may not await it.
  answered.promise.catch(() => undefined)
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(received) ?? []
    if (status !== undefined) answered.resolve(Number(status))
  })
  socket.on('error', () => undefined)
  socket.on('close', () => answered.reject(new Error('closed without an answer')))
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.write(`${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  return {
    async status(within = 5000) {
      const late = Promise.withResolvers<never>()
      const timer = setTimeout(() => late.reject(new Error(`no answer within ${within} ms`)), within)
      return Promise.race([answered.promise, late.promise]).finally(() => clearTimeout(timer))
    },
    answer: () => received,
    send: (bytes) => void socket.write(bytes),
    close: () => void socket.destroy(),
  }
}
