import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signImageObject } from '#shared/contract/images.ts'
import { deletePhoto, listPhotos, uploadPhoto } from '#shared/contract/photos.ts'
import { getRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { resizedName } from '../images/deletion-queue.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { exhaustLimit } from '../../test/rate-limits.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { hostileFiles, noise, pngOf } from '../../test/images.ts'
import { createTestRecipe, publishRecipe } from '../../test/recipes.ts'

let app: TestApp
let admin: TestUser
let owner: TestUser
let reader: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin, { name: 'Olive' })
  reader = await signUpUser(app, admin, { name: 'Gus' })
})
afterAll(() => app.close())

const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])
const upload = (person: TestUser, id: string, bytes: Buffer, description?: string) =>
  person.call(uploadPhoto, { params: { id }, form: { file: blobOf(bytes), description } })
const list = (person: TestUser, id: string, query: { limit?: number; offset?: number } = {}) =>
  person.call(listPhotos, { params: { id }, query })
const small = () => noise(60, 40).jpeg().toBuffer()
const storedNames = (name: string) => [
  name,
  ...limits.imageWidths.slice(0, -1).map((width) => resizedName(name, width)),
]

describe('uploading a photo', () => {
  test('returns it as in the list, newest first, and counts it', async () => {
    const { id } = await publishRecipe(owner)
    const first = await upload(owner, id, await small())
    const second = await upload(reader, id, await small(), '  From my kitchen ')
    expect(second).toMatchObject({
      description: 'From my kitchen',
      author: 'Gus',
      mine: true,
      width: 60,
      height: 40,
    })
    expect(first.description).toBeNull()
    expect(second.objectName).toMatch(/^photos\/[0-9a-f-]{36}\.webp$/)
    expect(await list(reader, id)).toEqual([second, { ...first, mine: false }])
    expect((await reader.call(getRecipe, { params: { id } })).photosCount).toBe(2)
  })

  test('accepts JPEG, PNG, WebP and AVIF, rotates them upright and stores it in four widths as WebP', async () => {
    const { id } = await publishRecipe(owner)
    const lying = noise(2400, 200)
    for (const bytes of [
      await lying.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
      await noise(200, 2400).png().toBuffer(),
      await noise(200, 2400).webp().toBuffer(),
      await noise(200, 2400).avif({ effort: 0 }).toBuffer(),
    ]) {
      const { objectName, width, height } = await upload(owner, id, bytes)
      expect([width, height]).toEqual([200, 2400])
      const sizes = []
      for (const name of storedNames(objectName)) {
        const {
          format,
          width: actualWidth = 0,
          height: tall,
        } = await sharp((await app.deps.images.get(name)) ?? Buffer.alloc(0)).metadata()
        sizes.push(`${format} ${actualWidth} × ${tall}`)
      }
      expect(sizes).toEqual(['webp 200 × 2400', 'webp 53 × 640', 'webp 107 × 1280', 'webp 160 × 1920'])
    }
  })

  test('removes all metadata and appended data', async () => {
    const { id } = await publishRecipe(owner)
    const tagged = await noise(500, 300)
      .withExif({
        IFD0: { Copyright: 'STOWAWAY', ImageDescription: 'STOWAWAY' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>STOWAWAY</a></x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect((await sharp(tagged).metadata()).exif?.length).toBeGreaterThan(0)
    const polyglot = Buffer.concat([tagged, Buffer.from('<script>STOWAWAY</script>PK\u0003\u0004')])
    const { objectName, placeholder } = await upload(owner, id, polyglot)
    const stored: Buffer[] = [Buffer.from(placeholder.split(',')[1] ?? '', 'base64')]
    for (const name of storedNames(objectName))
      stored.push((await app.deps.images.get(name)) ?? Buffer.alloc(0))
    for (const bytes of stored) {
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
      expect(bytes.includes('STOWAWAY')).toBe(false)
    }
    expect(stored[0]?.length).toBeLessThan(600)
  })

  test('refuses files too large in bytes or pixels with 413 and files that are no image with 415', async () => {
    const { id } = await publishRecipe(owner)
    const heavy = Buffer.concat([await small(), Buffer.alloc(limits.imageUpload.maxBytes)])
    await expect(upload(owner, id, heavy)).rejects.toMatchObject({ code: 'too large', status: 413 })
    await expect(upload(owner, id, pngOf(10_000, 4001))).rejects.toMatchObject({
      code: 'too large',
      status: 413,
    })
    await expect(upload(owner, id, Buffer.from('x'))).rejects.toMatchObject({
      code: 'not an image',
      status: 415,
    })
    await expect(upload(owner, id, await small(), 'x'.repeat(501))).rejects.toThrow('invalid input')
    expect(await list(owner, id)).toEqual([])
  })

  test('of twenty hostile files, one by one and at once, stores none and uses little memory', async () => {
    const { id } = await publishRecipe(owner)
    const files = Object.entries(await hostileFiles())
    expect(files.length).toBeGreaterThanOrEqual(20)
    await upload(owner, id, await small())
    const idle = process.memoryUsage().rss
    let highest = idle
    const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 5)
    try {
      for (const [name, bytes] of files) {
        const refusal = /60,000|too many/.test(name) ? 'too large' : 'not an image'
        await expect(upload(owner, id, bytes), name).rejects.toThrow(refusal)
      }
      const together = await Promise.allSettled(files.map(([, bytes]) => upload(owner, id, bytes)))
      expect(together.filter(({ status }) => status === 'fulfilled')).toEqual([])
    } finally {
      clearInterval(watch)
    }
    expect((highest - idle) / 1024 / 1024).toBeLessThan(100)
    expect(await list(owner, id)).toHaveLength(1)
  })

  test('to an unreadable recipe, or beyond 300 an hour, is refused', async () => {
    const { id: hidden } = await createTestRecipe(owner)
    for (const id of [hidden, crypto.randomUUID(), 'x']) {
      await expect(upload(reader, id, await small())).rejects.toThrow('not found')
      await expect(list(reader, id)).rejects.toThrow('not found')
    }
    const eager = await signUpUser(app, admin)
    await exhaustLimit(app, eager, 'photo', rateLimits.photosPerMember)
    const { id } = await publishRecipe(owner)
    await expect(upload(eager, id, await small())).rejects.toMatchObject({
      code: 'too many requests',
      status: 429,
    })
  })
})

describe('a photo’s files', () => {
  test('are opened by a signed link for readers of the recipe, in every width', async () => {
    const { id } = await publishRecipe(owner)
    const { objectName } = await upload(reader, id, await noise(2000, 1000).jpeg().toBuffer())
    const sign = (who: Pick<TestUser, 'call'>) => who.call(signImageObject, { query: { object: objectName } })
    for (const [width, expected] of [
      [320, 320],
      [640, 640],
      [960, 960],
      [1920, 1920],
      [null, 1920],
    ] as const) {
      const link = `${await sign(app.anonymous())}${width === null ? '' : `&w=${width}`}`
      const answer = await app.anonymous().fetch(link)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(expected)
    }
    await owner.call(setRecipePublic, { params: { id }, body: { is_public: false } })
    await sign(owner)
    await expect(sign(app.anonymous())).rejects.toThrow('not found')
    await expect(sign(admin)).rejects.toThrow('not found')
  })

  test('are deleted with the photo, which only its author can delete', async () => {
    const { id } = await publishRecipe(owner)
    const photo = await upload(reader, id, await small())
    const remove = (person: TestUser, photoId = photo.id) =>
      person.call(deletePhoto, { params: { id: photoId } })
    await expect(remove(owner)).rejects.toMatchObject({ code: 'not allowed', status: 403 })
    await remove(reader)
    await expect(remove(reader)).rejects.toThrow('not found')
    await expect(remove(reader, 'x')).rejects.toThrow('not found')
    for (const name of storedNames(photo.objectName)) expect(await app.deps.images.get(name), name).toBeNull()
    expect(await list(reader, id)).toEqual([])
    expect((await reader.call(getRecipe, { params: { id } })).photosCount).toBe(0)
  })

  test('come in pages of 12 by default', async () => {
    const { id } = await publishRecipe(owner)
    const bytes = await small()
    for (let number = 0; number < 14; number += 1) await upload(owner, id, bytes)
    const pages = [await list(owner, id), await list(owner, id, { offset: 12 })]
    expect(pages.map((page) => page.length)).toEqual([12, 2])
    expect(new Set(pages.flat().map((photo) => photo.id)).size).toBe(14)
    await expect(list(owner, id, { limit: 51 })).rejects.toThrow('invalid input')
  })
})
