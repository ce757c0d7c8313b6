import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { capacity } from '#shared/constants/capacity.ts'
import { limits } from '#shared/constants/limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { noise } from '../../test/images.ts'
import { publishRecipe } from '../../test/recipes.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'
import { resizedName } from './deletion-queue.ts'
import { signImageLink } from './signed-links.ts'

let app: TestApp
let owner: TestUser

beforeAll(async () => {
  app = await openTestApp()
  owner = await signUpAdmin(app)
})
afterAll(() => app.close())

const dataUri = async (side: number) =>
  `data:image/jpeg;base64,${(await noise(side, side).jpeg().toBuffer()).toString('base64')}`

/** A public recipe with a picture, whose widths are not stored. */
async function publishPicture(side: number): Promise<{ key: string; address: string }> {
  const { uuid, id } = await publishRecipe(owner, { image_url: await dataUri(side) })
  const { image_key: key } = await app.deps.db
    .selectFrom('recipes')
    .select('image_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (key === null) throw new Error('The recipe has no picture.')
  for (const width of limits.imageWidths) await app.deps.images.remove(resizedName(key, width))
  return { key, address: `/recipes/${uuid}/picture` }
}

const look = async (address: string) => {
  const answer = await app.anonymous().fetch(address)
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), answer }
}

test('the picture of a recipe is stored in every width when it is saved', async () => {
  const { uuid } = await publishRecipe(owner, { image_url: await dataUri(700) })
  const reading = vi.spyOn(app.deps.images, 'get')
  try {
    for (const width of limits.imageWidths) {
      const { status, bytes } = await look(`/recipes/${uuid}/picture?w=${width}`)
      const facts = await sharp(bytes).metadata()
      expect([status, facts.format, facts.width]).toEqual([200, 'webp', Math.min(width, 700)])
    }
    expect(reading).not.toHaveBeenCalled()
  } finally {
    reading.mockRestore()
  }
})

test('a width that is not stored is encoded once for 30 requests at the same time', async () => {
  const { key, address } = await publishPicture(1000)
  const link = signImageLink(app.deps.sign, key, app.deps.clock())
  const reading = vi.spyOn(app.deps.images, 'get')
  try {
    const seen = await Promise.all(
      Array.from({ length: 30 }, (_, at) => look(at % 2 ? `${address}?w=640` : `${link}&w=640`)),
    )
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]))
    expect(seen.every(({ bytes }) => bytes.equals(seen[0]?.bytes ?? Buffer.alloc(0)))).toBe(true)
    expect(reading.mock.calls).toEqual([[key]])
    await look(`${address}?w=640`)
    expect(reading.mock.calls).toEqual([[key]])
  } finally {
    reading.mockRestore()
  }
})

test('a width that is larger than its picture is sent and not stored', async () => {
  const { key, address } = await publishPicture(400)
  const reading = vi.spyOn(app.deps.images, 'get').mockImplementation(async () => {
    // A pattern of noise that repeats takes little as PNG only.
    const tile = await noise(8, 8).png().toBuffer()
    return sharp({ create: { width: 960, height: 960, channels: 3, background: '#888' } })
      .composite([{ input: tile, tile: true }])
      .png()
      .toBuffer()
  })
  try {
    const { status, bytes } = await look(`${address}?w=640`)
    expect([status, (await sharp(bytes).metadata()).width]).toEqual([200, 640])
    const names: string[] = []
    for await (const name of app.deps.images.list()) names.push(name)
    expect(names).toContain(key)
    expect(names).not.toContain(resizedName(key, 640))
  } finally {
    reading.mockRestore()
  }
})

test('after a width that could not be encoded, the next request tries again', async () => {
  const { key, address } = await publishPicture(400)
  const reading = vi.spyOn(app.deps.images, 'get').mockResolvedValueOnce(Buffer.from('no picture'))
  try {
    const failed = await look(`${address}?w=320`)
    expect([failed.status, JSON.parse(String(failed.bytes))]).toMatchObject([503, { error: 'unavailable' }])
    expect((await look(`${address}?w=320`)).status).toBe(200)
    expect(reading.mock.calls).toEqual([[key], [key]])
  } finally {
    reading.mockRestore()
  }
})

test('a picture that is deleted while it is encoded leaves no width behind', async () => {
  const { key, address } = await publishPicture(400)
  const { images } = app.deps
  const read = images.get.bind(images)
  const reading = vi.spyOn(images, 'get').mockImplementationOnce(async (name) => {
    const bytes = await read(name)
    await images.remove(name)
    return bytes
  })
  try {
    expect((await look(`${address}?w=320`)).status).toBe(200)
    expect(reading).toHaveBeenCalledWith(key)
    expect(await read(resizedName(key, 320))).toBeNull()
  } finally {
    reading.mockRestore()
  }
})

test('widths wait in a bounded queue of their address, beyond which they are too many', async () => {
  const { images, sign, clock } = app.deps
  const bytes = await noise(40, 40).png().toBuffer()
  const names = Array.from({ length: capacity.widths.waiting + 12 }, (_, at) => `drawn/many-${at}.png`)
  for (const name of names) await images.put(name, bytes)
  const address = (name: string) => `${signImageLink(sign, name, clock())}&w=320`

  const read = images.get.bind(images)
  const gate = Promise.withResolvers<void>()
  const reading = vi.spyOn(images, 'get').mockImplementation((name) => gate.promise.then(() => read(name)))
  try {
    const done: Awaited<ReturnType<typeof look>>[] = []
    const looking = names.map((name) => look(address(name)).then((seen) => done.push(seen)))
    await expect.poll(() => done.length, { timeout: 20_000 }).toBe(11)
    for (const { status, bytes: body, answer } of done) {
      expect([status, JSON.parse(String(body))]).toMatchObject([429, { error: 'too many requests' }])
      expect(answer.headers.get('retry-after')).toBe('5')
    }
    gate.resolve()
    await Promise.all(looking)
    expect(done.slice(11).map(({ status }) => status)).toEqual(
      Array.from({ length: capacity.widths.waiting + 1 }, () => 200),
    )
  } finally {
    gate.resolve()
    reading.mockRestore()
  }
  // A refusal is not remembered.
  for (const name of names.slice(-2)) expect((await look(address(name))).status).toBe(200)
})
