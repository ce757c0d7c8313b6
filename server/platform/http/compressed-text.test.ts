import { request } from 'node:http'
import { once } from 'node:events'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'
import { publishRecipe } from '../../test/recipes.ts'

let app: TestApp
let user: TestUser
let page: string

beforeAll(async () => {
  app = await openTestApp()
  user = await signUpAdmin(app)
  for (let number = 0; number < 3; number += 1) {
    page = `/recipes/${(await publishRecipe(user, { title: `Soup ${number}` })).uuid}`
  }
})
afterAll(() => app.close())

/** The answer as it is sent: `fetch` would decode it. */
async function send(path: string, encoding?: string) {
  const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sent = request(app.url + path, {
    headers: { cookie, ...(encoding !== undefined && { 'accept-encoding': encoding }) },
  })
  sent.end()
  const [answer] = await once(sent, 'response')
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return { headers: answer.headers as Record<string, string>, bytes: Buffer.concat(parts) }
}

const decoders = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }
const list = '/api/recipes/public'

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
] as const)('a list and the public page for %s are sent as %s', async (accepted, encoding) => {
  for (const path of [list, page]) {
    const plain = await send(path)
    const { headers, bytes } = await send(path, accepted)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toContain('Accept-Encoding')
    expect(headers['content-type']).toBe(plain.headers['content-type'])
    expect(decoders[encoding](bytes).equals(plain.bytes)).toBe(true)
    expect(bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 2)
  }
})

test.each([undefined, 'identity', 'deflate', 'br;q=0'])(
  'for %s they are sent as they are',
  async (accepted) => {
    for (const path of [list, page]) {
      const { headers } = await send(path, accepted)
      expect(headers['content-encoding']).toBeUndefined()
      expect(headers.vary).toContain('Accept-Encoding')
    }
  },
)

test('a small answer, a picture and a stream are never compressed', async () => {
  for (const path of ['/auth/me', `${page}/picture`]) {
    const { headers } = await send(path, 'gzip, br, zstd')
    expect(headers['content-encoding'], path).toBeUndefined()
  }
})
