import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGroup } from '#shared/contract/groups.ts'
import { uploadPhoto } from '#shared/contract/photos.ts'
import { editRecipe, saveRecipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { exhaustLimit } from '../../test/rate-limits.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { noise } from '../../test/images.ts'
import { createTestRecipe, publishRecipe, soup } from '../../test/recipes.ts'

let app: TestApp
let admin: TestUser
let greedy: TestUser
let modest: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  greedy = await signUpUser(app, admin)
  modest = await signUpUser(app, admin)
})
afterAll(() => app.close())

const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])

test('24 slow images of one user do not delay the small one of another', async () => {
  // A file of less than 1 kB that takes a second to decode.
  const slow = await sharp({ create: { width: 3500, height: 3500, channels: 3, background: '#a33' } })
    .avif({ effort: 0 })
    .toBuffer()
  const small = await noise(100, 100).png().toBuffer()
  const { id } = await publishRecipe(greedy)
  const send = (person: TestUser, bytes: Buffer) =>
    person.call(uploadPhoto, { params: { id }, form: { file: blob(bytes) } })

  const refused: string[] = []
  let done = 0
  const many = Array.from({ length: 24 }, () =>
    send(greedy, slow).then(
      () => (done += 1),
      (error: Error) => refused.push(error.message),
    ),
  )
  await expect.poll(() => refused.length, { timeout: 20_000 }).toBeGreaterThan(0)
  const doneBefore = done
  await send(modest, small)
  // It waited for the running decode only, not for those queued before it.
  expect(done - doneBefore).toBeLessThanOrEqual(1)
  await Promise.all(many)
  expect(done).toBeGreaterThanOrEqual(1 + limits.imageUpload.waiting)
  expect(new Set(refused)).toEqual(new Set(['too many requests']))
  expect(done + refused.length).toBe(24)
})

test('images in the payload of a recipe or a group count as uploads', async () => {
  const third = await signUpUser(app, admin)
  const image_url = `data:image/png;base64,${(await noise(10, 10).png().toBuffer()).toString('base64')}`
  const { id } = await createTestRecipe(third)
  await exhaustLimit(app, third, 'photo', rateLimits.photosPerMember)
  const attempts = [
    third.call(saveRecipe, { body: { ...soup, image_url } }),
    third.call(editRecipe, { params: { id }, body: { image_url } }),
    third.call(createGroup, { body: { name: 'Soups', picture_url: image_url } }),
  ]
  for (const outcome of await Promise.allSettled(attempts)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'too many requests' } })
  }
  await third.call(editRecipe, { params: { id }, body: { title: 'Without a picture' } })
})
