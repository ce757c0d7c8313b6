import { connect } from 'node:net'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** When a client closes its connection: with the last byte it sends, at the first one it gets, or when there is no more. */
export type Leave = 'at once' | 'at the first bytes' | 'at the end'
export const leaves: readonly Leave[] = ['at once', 'at the first bytes', 'at the end']

/** What a client sends of a body, and says of it. */
export interface SentBody {
  words: string
  headers: Readonly<Record<string, string | number>>
  sent: string
}

export interface LeavingRequest {
  method: string
  path: string
  headers?: Readonly<Record<string, string | number>>
  body?: SentBody
  leave: Leave
  /** Who leaves at once does so after so many milliseconds. */
  after?: number
  /** Nobody stays longer, whatever it waits for; in milliseconds. */
  longest?: number
}

const boundary = 'part'
const typeOf = ({ form }: Pick<Endpoint, 'form'>) =>
  form ? `multipart/form-data; boundary=${boundary}` : 'application/json'
const beginningOf = ({ form }: Pick<Endpoint, 'form'>) =>
  form
    ? `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\u0089PNG`
    : '{"title":"'

/** Bodies that are announced and not sent, or cut in the middle, by what a call takes. */
export function cutBodies(endpoint: Pick<Endpoint, 'form'>): SentBody[] {
  const type = { 'content-type': typeOf(endpoint) }
  const beginning = beginningOf(endpoint)
  return [
    { words: 'announced and not sent', headers: { ...type, 'content-length': 65_537 }, sent: '' },
    {
      words: 'large and half sent',
      headers: { ...type, 'content-length': 200_000 },
      sent: beginning.padEnd(90_000),
    },
    { words: 'small and half sent', headers: { ...type, 'content-length': 1000 }, sent: beginning },
    {
      words: 'cut in a chunk',
      headers: { ...type, 'transfer-encoding': 'chunked' },
      sent: `${(4096).toString(16)}\r\n${beginning}`,
    },
    {
      words: 'without its last chunk',
      headers: { ...type, 'transfer-encoding': 'chunked' },
      sent: `${beginning.length.toString(16)}\r\n${beginning}\r\n`,
    },
  ]
}

export const wholeBody = (value: unknown): SentBody => {
  const sent = JSON.stringify(value)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }
  return { words: 'whole', headers, sent }
}

/** Sends a request on a connection of its own and leaves; answers the status as far as it was heard, else 0. */
export function sendAndLeave(
  url: string,
  { method, path, headers, body, leave, after = 0, longest = 300 }: LeavingRequest,
): Promise<number> {
  const { hostname, port, host } = new URL(url)
  const all = { host, connection: 'close', ...headers, ...body?.headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    const timer = setTimeout(() => socket.destroy(), longest)
    let received = ''
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      if (received.length < 100) received += bytes.toString('latin1')
      if (leave === 'at the first bytes') socket.destroy()
    })
    socket.on('end', () => socket.destroy())
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0))
    })
    socket.write(
      `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body?.sent ?? ''}`,
      'latin1',
      () => {
        if (leave !== 'at once') return
        if (after === 0) socket.destroy()
        else setTimeout(() => socket.destroy(), after)
      },
    )
  })
}
