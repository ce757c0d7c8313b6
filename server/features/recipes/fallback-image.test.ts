import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '#shared/contract/account.ts'
import { limits } from '#shared/constants/limits.ts'
import { editRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { deleteQueuedImages } from '../images/deletion-queue.ts'
import type { Kitchen } from '../../platform/workers/kitchen.ts'
import type { ImageStore } from '../../adapters/images/image-store.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { testKitchen } from '../../test/kitchen.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { publishRecipe } from '../../test/recipes.ts'

let app: TestApp
let admin: TestUser
let owner: TestUser
let drawn = 0
const stored = new Map<string, Buffer>()

beforeAll(async () => {
  const real: Kitchen = testKitchen()
  const kitchen: Kitchen = {
    ...real,
    draw(dish, asker) {
      drawn += 1
      return real.draw(dish, asker)
    },
  }
  app = await openTestApp({ kitchen, images: inMemory() })
  admin = await signUpAdmin(app)
})
beforeEach(async () => {
  owner = await signUpUser(app, admin)
  drawn = 0
})
afterAll(() => app.close())

function inMemory(): ImageStore {
  return {
    put: async (name, bytes) => void stored.set(name, bytes),
    get: async (name) => stored.get(name) ?? null,
    async open(name) {
      const bytes = stored.get(name)
      return bytes ? { size: bytes.byteLength, bytes: new Blob([new Uint8Array(bytes)]).stream() } : null
    },
    async *list() {
      yield* stored.keys()
    },
    remove: async (name) => void stored.delete(name),
  }
}

const look = (uuid: string, headers: Record<string, string> = {}) =>
  app.anonymous().fetch(`/recipes/${uuid}/picture`, { headers })
const drawings = (uuid: string) => [...stored.keys()].filter((name) => name.startsWith(`drawn/${uuid}`))

test('a recipe without image is drawn once, also for concurrent requests', async () => {
  const { uuid } = await publishRecipe(owner)
  const pictures = await Promise.all(
    Array.from({ length: 20 }, async () => Buffer.from(await (await look(uuid)).arrayBuffer())),
  )
  expect(pictures[0]?.subarray(1, 4).toString()).toBe('PNG')
  expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(1)
  expect(Buffer.from(await (await look(uuid)).arrayBuffer())).toEqual(pictures[0])
  expect(drawn).toBe(1)
  expect(drawings(uuid)).toHaveLength(1)
})

test('a client that has the drawing gets 304', async () => {
  const { uuid } = await publishRecipe(owner)
  const first = await look(uuid)
  const tag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('no-cache')
  await first.arrayBuffer()
  for (const named of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await look(uuid, { 'if-none-match': named })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  const other = await look(uuid, { 'if-none-match': '"other"' })
  expect(other.status).toBe(200)
  await other.arrayBuffer()
})

test('an edit leads to another drawing, and the old one is removed', async () => {
  const { id, uuid } = await publishRecipe(owner)
  const before = await look(uuid)
  await before.arrayBuffer()
  const [old] = drawings(uuid)
  await owner.call(editRecipe, { params: { id }, body: { title: 'Beetroot soup' } })
  const after = await look(uuid, { 'if-none-match': before.headers.get('etag') ?? '' })
  expect(after.status).toBe(200)
  await after.arrayBuffer()
  await deleteQueuedImages(app.deps)
  expect(drawings(uuid)).toHaveLength(1)
  expect(drawings(uuid)).not.toContain(old)
  expect(drawn).toBe(2)
})

test('the drawing of a recipe that becomes private is not accessible any more', async () => {
  const { id, uuid } = await publishRecipe(owner)
  const tag = (await look(uuid)).headers.get('etag') ?? ''
  await owner.call(setRecipePublic, { params: { id }, body: { is_public: false } })
  expect((await look(uuid, { 'if-none-match': tag })).status).toBe(404)
})

test('deleting an account deletes the drawings', async () => {
  const { uuid } = await publishRecipe(owner)
  await (await look(uuid)).arrayBuffer()
  await owner.call(deleteAccount, { body: { password: goodPassword } })
  await deleteQueuedImages(app.deps)
  expect(drawings(uuid)).toEqual([])
})

test('a page may ask for the picture in the width that it shows', async () => {
  const { uuid } = await publishRecipe(owner)
  const ask = (query: string) => app.anonymous().fetch(`/recipes/${uuid}/picture${query}`)
  for (const width of limits.imageWidths.filter((each) => each < 1200)) {
    const answer = await ask(`?w=${width}`)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width)
    const tag = answer.headers.get('etag') ?? ''
    expect(tag).not.toBe((await ask('')).headers.get('etag'))
    expect((await look(uuid, { 'if-none-match': tag })).status).toBe(200)
  }
  expect(drawn).toBe(1)
  expect((await ask('?w=77')).status).toBe(400)
  expect((await ask('')).headers.get('content-type')).toBe('image/png')
})
