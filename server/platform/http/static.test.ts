import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressFiles } from '../../../scripts/compress-files.ts'
import { createMetrics } from '../observability/metrics.ts'
import type { App, HttpEnv } from './app.ts'
import { answerErrors } from './errors.ts'
import { serveStaticFiles } from './static.ts'

let folder: string
const http = new Hono<HttpEnv>()
const script = `export const words = ${JSON.stringify('carrot soup '.repeat(200))}`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convive-static-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), script)
  await writeFile(join(folder, 'assets', 'inter-1a2b.woff2'), 'font')
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'index.html'), 'the document')
  await compressFiles(folder)
  const app = { http, deps: { log: { error: console.error }, metrics: createMetrics() } } as unknown as App
  answerErrors(app)
  serveStaticFiles(app, folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const fetchFile = (path: string, headers: Record<string, string> = {}) => http.request(path, { headers })

test('a file comes as the build compressed it, in the best form that the browser takes', async () => {
  const forms = {
    'gzip, deflate, br, zstd': ['br', brotliDecompressSync],
    'gzip, deflate': ['gzip', gunzipSync],
    identity: [null, (bytes: Buffer) => bytes],
  } as const
  for (const [accepted, [encoding, decompress]] of Object.entries(forms)) {
    const answer = await fetchFile('/assets/main-1a2b.js', { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding'), accepted).toBe(encoding)
    expect(answer.headers.get('vary'), accepted).toBe('Accept-Encoding')
    expect(answer.headers.get('content-type'), accepted).toBe('text/javascript; charset=utf-8')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-length'), accepted).toBe(String(bytes.length))
    expect(decompress(bytes).toString(), accepted).toBe(script)
  }
})

test('a file with a hash in its name is stored for ever, another one validated at every use', async () => {
  const cacheControlOf = async (path: string) => (await fetchFile(path)).headers.get('cache-control')
  expect(await cacheControlOf('/assets/main-1a2b.js')).toBe('public, max-age=31536000, immutable')
  expect(await cacheControlOf('/assets/inter-1a2b.woff2')).toBe('public, max-age=31536000, immutable')
  expect(await cacheControlOf('/favicon.svg')).toBe('public, no-cache')
})

test('a file that has not changed is not sent again; each form has a tag of its own', async () => {
  const tags = new Set<string>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    const tag = (await fetchFile('/assets/main-1a2b.js', headers)).headers.get('etag') ?? ''
    tags.add(tag)
    const again = await fetchFile('/assets/main-1a2b.js', { ...headers, 'if-none-match': tag })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
    expect(again.headers.get('cache-control')).toContain('immutable')
  }
  expect(tags.size).toBe(3)
  const other = await fetchFile('/favicon.svg', { 'if-none-match': '"other"' })
  expect([other.status, other.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
})

test('what is no file there is not found, and nothing outside the folder is', async () => {
  for (const path of [
    '/assets/',
    '/assets/none.js',
    '/assets/%2e%2e%2findex.html',
    '/assets//main-1a2b.js',
    '/robots.txt',
  ]) {
    const answer = await fetchFile(path)
    expect([answer.status, await answer.json(), answer.headers.get('cache-control')], path).toEqual([
      404,
      { error: 'not found' },
      'no-store',
    ])
  }
})
