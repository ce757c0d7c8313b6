import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paintDish } from '#shared/contract/chef.ts'
import { createGroup, setGroupPicture } from '#shared/contract/groups.ts'
import { limits } from '#shared/constants/limits.ts'
import { signImageKey, signImageObject } from '#shared/contract/images.ts'
import { deletePhoto, listPhotos, uploadPhoto } from '#shared/contract/photos.ts'
import { listMyRecipes, saveRecipe } from '#shared/contract/recipes.ts'
import { hourlyJobs } from '../../app.ts'
import { diskImages } from '../../adapters/images/disk.ts'
import type { ImageStore } from '../../adapters/images/image-store.ts'
import { s3Images } from '../../adapters/images/s3.ts'
import { runJobs } from '../../platform/jobs/scheduler.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'
import { noise } from '../../test/images.ts'
import { publishRecipe, soup } from '../../test/recipes.ts'
import { openS3Server, type S3Server } from '../../test/s3-server.ts'
import { resizedName } from './deletion-queue.ts'

let folder: string
let s3: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convive-stores-'))
  s3 = await openS3Server()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const blobOf = async (width: number, height: number) =>
  new Blob([new Uint8Array(await noise(width, height).jpeg().toBuffer())])
let wide: Promise<Blob> | undefined
/** Wider than the widest picture that is stored. */
const blob = () => (wide ??= blobOf(2000, 1000))
const away = { code: 'unavailable', status: 503 }

describe.each<[string, () => ImageStore]>([
  ['on disk', () => diskImages(folder)],
  ['in a bucket', () => s3Images(s3.location)],
])('pictures %s', (_, open) => {
  let app: TestApp
  let owner: TestUser
  beforeAll(async () => {
    app = await openTestApp({ images: open() })
    owner = await signUpAdmin(app)
  })
  afterAll(() => app.close())

  test('are painted, signed and served in every width, with their content length', async () => {
    const { key } = await owner.call(paintDish, { body: { prompt: 'carrot soup' } })
    const link = await owner.call(signImageKey, { params: { key } })
    for (const query of ['', ...limits.imageWidths.map((width) => `&w=${width}`)]) {
      const answer = await app.anonymous().fetch(`${link}${query}`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(bytes.length)])
      expect((await sharp(bytes).metadata()).format).toBe(query === '' ? 'png' : 'webp')
    }
    const head = await app.anonymous().fetch(link, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String((await app.deps.images.get(key))?.length))
  })

  test('of a public recipe have their permanent address', async () => {
    const { key } = await owner.call(paintDish, { body: { prompt: 'carrot soup' } })
    const recipe = await publishRecipe(owner, { image_url: key })
    const answer = await app.anonymous().fetch(`/recipes/${recipe.uuid}/picture`)
    const stored = await app.deps.images.get(key)
    expect(stored?.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true)
  })

  test('are deleted in every width with their photo', async () => {
    const { id } = await publishRecipe(owner)
    const photo = await owner.call(uploadPhoto, { params: { id }, form: { file: await blob() } })
    const names = [photo.objectName, resizedName(photo.objectName, 320), resizedName(photo.objectName, 960)]
    const stored = async () => Promise.all(names.map((name) => app.deps.images.get(name)))
    expect((await stored()).every((bytes) => bytes !== null)).toBe(true)
    await owner.call(deletePhoto, { params: { id: photo.id } })
    expect(await stored()).toEqual([null, null, null])
  })

  test('are deleted when storing them fails half-way', async () => {
    let puts = 0
    const images = open()
    const put: ImageStore['put'] = (name, bytes) => {
      puts += 1
      return puts === 3 ? Promise.reject(new Error('the store is away')) : images.put(name, bytes)
    }
    const names: string[] = []
    const shaky = await openTestApp({
      images: { ...images, put: (name, bytes) => (names.push(name), put(name, bytes)) },
    })
    try {
      const uploader = await signUpAdmin(shaky)
      const { id } = await publishRecipe(uploader)
      const upload = () =>
        blob().then((file) => uploader.call(uploadPhoto, { params: { id }, form: { file } }))
      await expect(upload()).rejects.toThrow('server error')
      expect(await images.get(names[0] ?? '')).not.toBeNull()
      await runJobs(shaky.deps, hourlyJobs)
      expect(await Promise.all(names.map((name) => images.get(name)))).toEqual([null, null, null])
      expect(await uploader.call(listPhotos, { params: { id } })).toEqual([])
    } finally {
      await shaky.close()
    }
  })
})

describe('while the bucket is unreachable', () => {
  let app: TestApp
  let owner: TestUser
  beforeAll(async () => {
    app = await openTestApp({ images: s3Images(s3.location) })
    owner = await signUpAdmin(app)
  })
  afterAll(() => app.close())

  const small = () => blobOf(60, 40)

  test('calls with an image are refused as a whole, others work, and all recover', async () => {
    const { id } = await publishRecipe(owner)
    const { id: groupId } = await owner.call(createGroup, { body: { name: 'Soups' } })
    await owner.call(paintDish, { body: { prompt: 'carrot soup' } })
    const photo = await owner.call(uploadPhoto, { params: { id }, form: { file: await small() } })
    const link = await owner.call(signImageObject, { query: { object: photo.objectName } })
    const stored = await s3.names()
    const file = await small()
    const picture = `data:image/jpeg;base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`
    const bring = {
      aPainting: () => owner.call(paintDish, { body: { prompt: 'leek soup' } }),
      aPhoto: () => owner.call(uploadPhoto, { params: { id }, form: { file } }),
      aGroupsPicture: () => owner.call(setGroupPicture, { params: { id: groupId }, form: { file } }),
      aNewGroups: () => owner.call(createGroup, { body: { name: 'Stews', picture_url: picture } }),
      aRecipes: () => owner.call(saveRecipe, { body: { ...soup, image_url: picture } }),
    }

    await s3.stop()
    for (const [name, action] of Object.entries(bring))
      await expect(action(), name).rejects.toMatchObject(away)
    expect((await app.anonymous().fetch(link)).status).toBe(503)
    expect(await owner.call(listPhotos, { params: { id } })).toHaveLength(1)
    expect(await owner.call(listMyRecipes)).toHaveLength(1)
    // The deletion succeeds; the files are deleted when the store is back.
    await owner.call(deletePhoto, { params: { id: photo.id } })
    expect(await owner.call(listPhotos, { params: { id } })).toEqual([])
    await runJobs(app.deps, hourlyJobs)

    await s3.start()
    expect(await s3.names()).toEqual(stored)
    await runJobs(app.deps, hourlyJobs)
    expect(await s3.names()).toEqual(stored.filter((name) => !name.includes('photos/')))
    for (const action of Object.values(bring)) await action()
    expect((await app.anonymous().fetch(link)).status).toBe(404)
    expect(await owner.call(listPhotos, { params: { id } })).toHaveLength(1)
  })
})
