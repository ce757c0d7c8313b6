import { beforeEach, expect, test, vi } from 'vitest'

const lifetime = 3_000_000

/** A page that was just opened: an empty memory, and what the browser has stored. */
async function freshPage() {
  vi.resetModules()
  return import('./signed-urls.ts')
}

function stubServer(answer: (path: string) => Response | Promise<Response>) {
  const server = vi.fn<(path: string) => Promise<Response>>((path) => Promise.resolve(answer(path)))
  vi.stubGlobal('fetch', server)
  return server
}

const signed = (path: string) => Response.json({ signed_url: `/images${path}?expires=1&signature=s` })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  return () => vi.useRealTimers()
})

test('a recipe picture is requested by its key, once for parallel callers', async () => {
  const server = stubServer(signed)
  const { signedUrl } = await freshPage()
  const [one, other] = await Promise.all([signedUrl('recipe_1.png'), signedUrl('recipe_1.png')])
  expect(one).toBe('/images/api/images/recipe_1.png/signed?expires=1&signature=s')
  expect(other).toBe(one)
  expect(server.mock.calls.map(([path]) => path)).toEqual(['/api/images/recipe_1.png/signed'])
})

test('any other object is requested by its name', async () => {
  const server = stubServer(signed)
  const { signedUrl } = await freshPage()
  await signedUrl('photos/a b.webp')
  expect(server.mock.calls.map(([path]) => path)).toEqual([
    '/api/images/object/signed?object=photos%2Fa+b.webp',
  ])
})

test('a URL is cached in memory for 50 minutes', async () => {
  const server = stubServer(signed)
  const { signedUrl } = await freshPage()
  await signedUrl('recipe_1.png')
  vi.setSystemTime(1_000_000 + lifetime - 1)
  await signedUrl('recipe_1.png')
  expect(server).toHaveBeenCalledTimes(1)
  vi.setSystemTime(1_000_000 + lifetime)
  await signedUrl('recipe_1.png')
  expect(server).toHaveBeenCalledTimes(2)
})

test('URLs are stored with their expiry for the next page', async () => {
  const server = stubServer(signed)
  await (await freshPage()).signedUrl('recipe_1.png')
  const url = '/images/api/images/recipe_1.png/signed?expires=1&signature=s'
  expect(JSON.parse(localStorage.getItem('signed_urls') ?? '')).toEqual({
    'recipe_1.png': { url, expiresAt: 1_000_000 + lifetime },
  })
  expect(await (await freshPage()).signedUrl('recipe_1.png')).toBe(url)
  expect(server).toHaveBeenCalledTimes(1)
})

test('expired URLs are removed', async () => {
  stubServer(signed)
  const { signedUrl } = await freshPage()
  await signedUrl('recipe_1.png')
  vi.setSystemTime(1_000_000 + lifetime)
  await signedUrl('recipe_2.png')
  expect(Object.keys(JSON.parse(localStorage.getItem('signed_urls') ?? ''))).toEqual(['recipe_2.png'])
})

test('after a logout nothing is left in memory either', async () => {
  const server = stubServer(signed)
  const { signedUrl } = await freshPage()
  await signedUrl('recipe_1.png')
  localStorage.clear()
  await signedUrl('recipe_1.png')
  expect(server).toHaveBeenCalledTimes(2)
})

test('a broken storage is an empty one', async () => {
  localStorage.setItem('signed_urls', '{"recipe_1.png": 7')
  const server = stubServer(signed)
  expect(await (await freshPage()).signedUrl('recipe_1.png')).toContain('signature=s')
  expect(server).toHaveBeenCalledTimes(1)
})

test.each([
  ['a refusal', () => Response.json({ error: 'not found' }, { status: 404 })],
  ['a network that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is null without a warning, and requested again next time', async (_, answer) => {
  const server = stubServer(answer)
  const { signedUrl } = await freshPage()
  expect(await signedUrl('recipe_1.png')).toBeNull()
  expect(await signedUrl('recipe_1.png')).toBeNull()
  expect(server).toHaveBeenCalledTimes(2)
})

test('data: and foreign URLs are returned as they are; a URL that ends in a key is that key', async () => {
  const server = stubServer(signed)
  const { signedUrl, sourceSet } = await freshPage()
  expect(await signedUrl('data:image/png;base64,AA')).toBe('data:image/png;base64,AA')
  expect(await signedUrl('https://example.org/soup.png')).toBe('https://example.org/soup.png')
  expect(server).not.toHaveBeenCalled()
  const ours = await signedUrl('https://convive.example/images/recipe_9.jpg?old=1')
  expect(server.mock.calls.map(([path]) => path)).toEqual(['/api/images/recipe_9.jpg/signed'])
  expect(sourceSet(ours ?? '')).toBe(
    [320, 640, 960, 1920].map((width) => `${ours}&w=${width} ${width}w`).join(', '),
  )
  expect(sourceSet('https://example.org/soup.png')).toBeUndefined()
})
