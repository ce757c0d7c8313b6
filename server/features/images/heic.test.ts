import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGroup, setGroupPicture } from '#shared/contract/groups.ts'
import { uploadPhoto } from '#shared/contract/photos.ts'
import { getRecipe, saveRecipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { heic, heicBranded, heicClaiming, mirroredHeic, turnedHeic } from '../../test/heic.ts'
import { noise } from '../../test/images.ts'
import { publishRecipe, soup } from '../../test/recipes.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'
import { resizedName } from './deletion-queue.ts'

let app: TestApp
let owner: TestUser
let id: string

beforeAll(async () => {
  app = await openTestApp()
  owner = await signUpAdmin(app)
  id = (await publishRecipe(owner)).id
})
afterAll(() => app.close())

const upload = (bytes: Buffer, type?: string) =>
  owner.call(uploadPhoto, { params: { id }, form: { file: new Blob([new Uint8Array(bytes)], { type }) } })
const stored = async (name: string) => (await app.deps.images.get(name)) ?? Buffer.alloc(0)

const colours = { red: [208, 32, 32], green: [32, 160, 64], blue: [32, 64, 192] }

/** The names of the colours in the middle of the quarters, from the upper left to the lower right. */
async function quartersOf(name: string): Promise<(string | undefined)[]> {
  const { data, info } = await sharp(await stored(name))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ].map(([x = 0, y = 0]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    // Display P3 read as sRGB would be off by 20.
    return Object.entries(colours).find(([, colour]) =>
      colour.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 10),
    )?.[0]
  })
}

describe('a HEIC photo', () => {
  test('is stored as WebP in four widths, with its colours and without any tag', async () => {
    const photo = await upload(heic())
    expect([photo.width, photo.height]).toEqual([320, 240])
    expect(await quartersOf(photo.objectName)).toEqual(['red', 'green', 'blue', 'blue'])
    for (const width of limits.imageWidths) {
      const name = width === 1920 ? photo.objectName : resizedName(photo.objectName, width)
      const bytes = await stored(name)
      const { format, exif, xmp, iptc, icc } = await sharp(bytes).metadata()
      expect([format, exif, xmp, iptc, icc]).toEqual(['webp', undefined, undefined, undefined, undefined])
      expect(bytes.includes('STOWAWAY')).toBe(false)
    }
  })

  test('is turned and mirrored once, as its own properties say', async () => {
    const left = await upload(turnedHeic(1))
    expect([left.width, left.height]).toEqual([240, 320])
    expect(await quartersOf(left.objectName)).toEqual(['green', 'blue', 'red', 'blue'])
    const right = await upload(turnedHeic(3))
    expect([right.width, right.height]).toEqual([240, 320])
    expect(await quartersOf(right.objectName)).toEqual(['blue', 'red', 'blue', 'green'])
    expect(await quartersOf((await upload(mirroredHeic())).objectName)).toEqual([
      'blue',
      'blue',
      'red',
      'green',
    ])
  })

  test('is known by its bytes, whatever its type and its brand of stills', async () => {
    for (const type of ['image/heic', 'image/heif', '', 'image/jpeg', 'application/octet-stream']) {
      expect((await upload(heic(), type)).width, type).toBe(320)
    }
    for (const brands of [
      ['heic', 'mif1'],
      ['heix', 'mif1'],
      ['mif1', 'heic'],
      ['msf1', 'hevc'],
    ]) {
      expect((await upload(heicBranded(...brands))).width, brands.join()).toBe(320)
    }
  })

  test('becomes the picture of a recipe and of a group, also when the browser does not know its type', async () => {
    for (const type of ['image/heic', 'application/octet-stream', '']) {
      const image_url = `data:${type};base64,${heic().toString('base64')}`
      const recipe = await owner.call(saveRecipe, { body: { ...soup, image_url } })
      const { imageKey } = await owner.call(getRecipe, { params: { id: recipe.id } })
      expect(await quartersOf(imageKey ?? ''), type).toEqual(['red', 'green', 'blue', 'blue'])
      const name = `Soups ${type}`
      expect(
        (await owner.call(createGroup, { body: { name, picture_url: image_url } })).pictureName,
      ).toBeTruthy()
    }
    const { id: groupId } = await owner.call(createGroup, { body: { name: 'Later' } })
    const form = { file: new Blob([new Uint8Array(heic())]) }
    await owner.call(setGroupPicture, { params: { id: groupId }, form })
  })
})

describe('a HEIC file that is broken', () => {
  test('or cut anywhere is no image, and the next one is taken', async () => {
    const whole = heic()
    const broken = Array.from({ length: 20 }, (_, at) =>
      whole.subarray(0, Math.floor((whole.length * at) / 20)),
    )
    const noSize = heicClaiming(0, 240)
    const text = Buffer.concat([whole.subarray(0, 40), Buffer.from('only text '.repeat(200))])
    const film = heicBranded('mp42')
    const noPrimary = Buffer.from(whole)
    noPrimary.writeUInt16BE(99, noPrimary.indexOf('pitm') + 8)
    for (const [at, bytes] of [...broken, noSize, text, film, noPrimary].entries()) {
      await expect(upload(bytes), String(at)).rejects.toMatchObject({ code: 'not an image', status: 415 })
    }
    expect((await upload(whole)).width).toBe(320)
  })

  test('or larger than 40 megapixels by its header, or than 10 MB, is too large', async () => {
    for (const bytes of [
      heicClaiming(8200, 5000),
      heicClaiming(60_000, 60_000),
      Buffer.concat([heic(), Buffer.alloc(limits.imageUpload.maxBytes)]),
    ]) {
      await expect(upload(bytes)).rejects.toMatchObject({ code: 'too large', status: 413 })
    }
    await expect(upload(heicClaiming(7000, 5000))).rejects.toThrow('not an image')
    expect((await upload(heic())).width).toBe(320)
  })

  test('does not change that AVIF, which shares brands with it, is taken', async () => {
    const avif = await noise(64, 48).avif({ effort: 0 }).toBuffer()
    expect((await upload(avif)).width).toBe(64)
  })
})
