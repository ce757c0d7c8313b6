import { randomBytes } from 'node:crypto'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openS3Server, type S3Server } from '../../test/s3-server.ts'
import { s3Images } from './s3.ts'

const bytes = randomBytes(500_000)
let s3: S3Server

beforeEach(async () => {
  s3 = await openS3Server()
})
afterEach(() => s3.close())

const unavailable = { code: 'unavailable', status: 503 }

describe('a store that is away', () => {
  test('is unavailable to every call and serves again when it is back, without a new start', async () => {
    const store = s3Images(s3.location)
    await store.put('kept.png', bytes)
    await s3.stop()
    await expect(store.put('lost.png', bytes)).rejects.toMatchObject(unavailable)
    await expect(store.get('kept.png')).rejects.toMatchObject(unavailable)
    await expect(store.open('kept.png')).rejects.toMatchObject(unavailable)
    await expect(store.remove('kept.png')).rejects.toMatchObject(unavailable)
    await s3.start()
    expect((await store.get('kept.png'))?.equals(bytes)).toBe(true)
    await store.put('next.png', bytes)
    expect(await s3.names()).toEqual(['kept.png', 'next.png'])
  })

  test('is no reason to fail after a restart that nobody noticed', async () => {
    const store = s3Images(s3.location)
    await store.put('kept.png', bytes)
    await s3.stop()
    await s3.start()
    // The connection that was left open is dead by now.
    expect((await store.get('kept.png'))?.equals(bytes)).toBe(true)
    await store.put('next.png', bytes)
  })

  test.each([
    ['another key', { keyId: 'ANOTHER' }],
    ['a wrong secret', { secret: 'wrong' }],
    ['no such bucket', { bucket: 'nowhere' }],
  ])('because of %s is unavailable too, not without pictures', async (_, wrong) => {
    const store = s3Images({ ...s3.location, ...wrong })
    await expect(store.put('a.png', bytes)).rejects.toMatchObject(unavailable)
    await expect(store.get('a.png')).rejects.toMatchObject(unavailable)
    await expect(store.open('a.png')).rejects.toMatchObject(unavailable)
    expect(await s3.names()).toEqual([])
  })

  test('logs the reason, and not its secret', async () => {
    const secret = 'a-secret-of-the-store'
    const error: unknown = await s3Images({ ...s3.location, secret })
      .put('a.png', bytes)
      .catch((cause: unknown) => cause)
    const logged = error instanceof Error ? error.cause : null
    expect(String(logged)).toContain('SignatureDoesNotMatch')
    expect(JSON.stringify(logged)).not.toContain(secret)
  })
})

describe('a store that does not answer', () => {
  const timeouts = { connect: 300, answer: 300, idle: 300 }
  let server: Server
  let sockets: Socket[]
  let onRequest: (socket: Socket) => void

  beforeEach(async () => {
    sockets = []
    onRequest = () => undefined
    server = createServer((socket) => {
      sockets.push(socket)
      socket.on('error', () => undefined)
      socket.once('data', () => onRequest(socket))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })

  const slowStore = () => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    return s3Images({ ...s3.location, url: `http://127.0.0.1:${port}` }, timeouts)
  }

  test('without a word is unavailable after a while', async () => {
    const begun = performance.now()
    await expect(slowStore().get('a.png')).rejects.toMatchObject(unavailable)
    await expect(slowStore().put('a.png', bytes)).rejects.toMatchObject(unavailable)
    expect(performance.now() - begun).toBeLessThan(4000)
  })

  test.each(['falls silent', 'breaks off'])(
    'and %s in the middle is unavailable, never half a picture',
    async (how) => {
      onRequest = (socket) => {
        socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${bytes.length}\r\n\r\n`)
        socket.write(bytes.subarray(0, 1000), () => how === 'breaks off' && socket.destroy())
      }
      await expect(slowStore().get('a.png')).rejects.toMatchObject(unavailable)
      const found = await slowStore().open('a.png')
      await expect(new Response(found?.bytes).arrayBuffer()).rejects.toThrow(/.+/)
    },
  )
})
