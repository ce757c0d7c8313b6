import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getStorage } from '#shared/contract/account.ts'
import { chat, deleteConversation, paintDish } from '#shared/contract/chef.ts'
import { createGroup, setGroupPicture } from '#shared/contract/groups.ts'
import { deletePhoto, uploadPhoto, uploadRecipePicture } from '#shared/contract/photos.ts'
import {
  deleteRecipe,
  editRecipe,
  remixRecipe,
  restoreRecipe,
  restoreVersion,
  saveRecipe,
} from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { hourlyJobs } from '../../app.ts'
import { resizedName } from '../../features/images/deletion-queue.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { noise } from '../../test/images.ts'
import { createTestRecipe, publishRecipe, soup } from '../../test/recipes.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { runJobs } from '../jobs/scheduler.ts'
import { storageTotals } from './room.ts'

const { perMember, keptPerMember } = limits.storage

let app: TestApp
let admin: TestUser
let file: Blob
let dataUri: string

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  const bytes = await noise(500, 400).jpeg().toBuffer()
  file = new Blob([new Uint8Array(bytes)])
  dataUri = `data:image/jpeg;base64,${bytes.toString('base64')}`
})
afterAll(() => app.close())

let member: TestUser
beforeEach(async () => {
  member = await signUpUser(app, admin)
})

const idOf = async ({ email }: TestUser) =>
  (await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

const noteAnew = async (user: TestUser) =>
  sql`update storage_usage set (live_bytes, kept_bytes) = (select live, kept from stored_bytes(user_id))
    where user_id = ${await idOf(user)}`.execute(app.db)

/** Makes a photo of the member so large that only so many bytes are left. */
async function leaveRoom(user: TestUser, left: number): Promise<string> {
  const { id } = await publishRecipe(admin)
  const photo = await user.call(uploadPhoto, { params: { id }, form: { file } })
  const { used } = await user.call(getStorage)
  await app.db
    .updateTable('photos')
    .set((row) => ({ bytes: row('bytes', '+', perMember - used - left) }))
    .where('id', '=', photo.id)
    .execute()
  await noteAnew(user)
  expect((await user.call(getStorage)).used).toBe(perMember - left)
  return photo.id
}

const storedFiles = async () => {
  const names: string[] = []
  for await (const name of app.deps.images.list()) names.push(name)
  return names.toSorted()
}

const full = { code: 'storage full', status: 409 }

describe('what a member stores', () => {
  test('is counted by the bytes of its files and rows, and shown to the member', async () => {
    const before = await member.call(getStorage)
    expect(before).toEqual({ used: expect.any(Number), deleted: 0, most: perMember })
    const { id } = await createTestRecipe(member, { image_url: dataUri })
    const { image_key: key } = await app.db
      .selectFrom('recipes')
      .select('image_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    let bytes = 0
    for (const name of [key, ...limits.imageWidths.map((width) => resizedName(String(key), width))])
      bytes += (await app.deps.images.get(String(name)))?.length ?? 0
    const { used } = await member.call(getStorage)
    expect(used - before.used).toBeGreaterThan(bytes)
    expect(used - before.used).toBeLessThan(bytes + 10_000)
    const { used: others } = await admin.call(getStorage)
    expect(others).toBeLessThan(bytes)
  })

  test('leaves the count with what is deleted; deleted recipes are counted for themselves', async () => {
    const { id } = await createTestRecipe(member, { image_url: dataUri })
    const photo = await member.call(uploadPhoto, { params: { id }, form: { file } })
    const conversation = randomUUID()
    const messages = [{ role: 'user' as const, content: 'A soup of carrots, please.' }]
    const { used: before } = await member.call(getStorage)
    await member.call(chat, { body: { messages, conversation } })
    const { used: all } = await member.call(getStorage)
    expect(all).toBeGreaterThan(before)
    await member.call(deleteConversation, { params: { id: conversation } })
    expect((await member.call(getStorage)).used).toBe(before)
    await member.call(deletePhoto, { params: { id: photo.id } })
    const withoutPhoto = await member.call(getStorage)
    expect(withoutPhoto.used).toBeLessThan(before)
    await member.call(deleteRecipe, { params: { id } })
    const withoutRecipe = await member.call(getStorage)
    expect(withoutRecipe.used).toBeLessThan(1000)
    expect(withoutRecipe.used + withoutRecipe.deleted).toBe(withoutPhoto.used)
    await member.call(restoreRecipe, { params: { id } })
    expect(await member.call(getStorage)).toEqual(withoutPhoto)
  })

  test('is one number for all in the metrics, and the largest', async () => {
    await createTestRecipe(member, { image_url: dataUri })
    const { total, largest } = await storageTotals(app.db)
    expect(largest).toBeGreaterThan(100_000)
    expect(total).toBeGreaterThanOrEqual(largest)
  })
})

describe('a member whose storage is full', () => {
  test('stores no more pictures, recipes and conversations, and no file is left of them', async () => {
    const { id } = await createTestRecipe(member)
    // Later than what would replace the newest version.
    app.advanceClock(2 * limits.versions.replacedWithin)
    await member.call(editRecipe, { params: { id }, body: { title: 'Another soup' } })
    app.advanceClock(2 * limits.versions.replacedWithin)
    const { id: groupId } = await member.call(createGroup, { body: { name: 'Soups' } })
    const { id: origin } = await publishRecipe(admin)
    await leaveRoom(member, 0)
    const files = await storedFiles()
    const messages = [{ role: 'user' as const, content: 'A soup of carrots, please.' }]
    const refused = {
      painting: () => member.call(paintDish, { body: { prompt: 'carrot soup' } }),
      photo: () => member.call(uploadPhoto, { params: { id }, form: { file } }),
      picture: () => member.call(saveRecipe, { body: { ...soup, image_url: dataUri } }),
      recipe: () => member.call(saveRecipe, { body: soup }),
      edit: () => member.call(editRecipe, { params: { id }, body: { title: 'The soup' } }),
      version: () => member.call(restoreVersion, { params: { id, number: '1' } }),
      stepPicture: () => member.call(uploadRecipePicture, { form: { file } }),
      variant: () => member.call(remixRecipe, { params: { id: origin }, body: {} }),
      groupPicture: () => member.call(setGroupPicture, { params: { id: groupId }, form: { file } }),
      group: () => member.call(createGroup, { body: { name: 'Stews', picture_url: dataUri } }),
      question: () => member.call(chat, { body: { messages, conversation: randomUUID() } }),
    }
    for (const [name, store] of Object.entries(refused))
      await expect(store(), name).rejects.toMatchObject(full)
    expect(await storedFiles()).toEqual(files)
    // A question that is not stored is answered, and others are not affected.
    await member.call(chat, { body: { messages } })
    await admin.call(saveRecipe, { body: soup })
  })

  test('has room again at once after deleting something', async () => {
    const photoId = await leaveRoom(member, 0)
    await expect(member.call(saveRecipe, { body: soup })).rejects.toMatchObject(full)
    await member.call(deletePhoto, { params: { id: photoId } })
    await member.call(saveRecipe, { body: { ...soup, image_url: dataUri } })
  })

  test('cannot go round it with recipes that are deleted, whose pictures stay', async () => {
    const { id } = await createTestRecipe(member, { image_url: dataUri })
    await app.db
      .updateTable('images')
      .set({ bytes: keptPerMember })
      .where('maker_id', '=', await idOf(member))
      .execute()
    await noteAnew(member)
    await member.call(deleteRecipe, { params: { id } })
    const { used, deleted } = await member.call(getStorage)
    expect(used).toBeLessThan(1000)
    expect(deleted).toBeGreaterThan(keptPerMember)
    await expect(createTestRecipe(member)).rejects.toMatchObject(full)
    await expect(createTestRecipe(member, { image_url: dataUri })).rejects.toMatchObject(full)
  })
})

test('uploads at the same time near the limit do not pass it together', async () => {
  const { id } = await publishRecipe(admin)
  const first = await member.call(uploadPhoto, { params: { id }, form: { file } })
  const { bytes } = await app.db
    .selectFrom('photos')
    .select('bytes')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  await leaveRoom(member, Number(bytes) + 100)
  const files = (await storedFiles()).length
  const results = await Promise.allSettled(
    Array.from({ length: 4 }, () => member.call(uploadPhoto, { params: { id }, form: { file } })),
  )
  const refused = results
    .filter(({ status }) => status === 'rejected')
    .map((each) => each as PromiseRejectedResult)
  expect(refused).toHaveLength(3)
  for (const { reason } of refused) expect(reason).toMatchObject(full)
  expect((await member.call(getStorage)).used).toBeLessThanOrEqual(perMember)
  // In four widths.
  expect((await storedFiles()).length).toBe(files + limits.imageWidths.length)
})

test('files of earlier versions are measured by the hourly jobs, and what was noted is counted again', async () => {
  const { id } = await createTestRecipe(member, { image_url: dataUri })
  await member.call(uploadPhoto, { params: { id }, form: { file } })
  const { id: groupId } = await member.call(createGroup, { body: { name: 'Soups' } })
  await member.call(setGroupPicture, { params: { id: groupId }, form: { file } })
  const before = await member.call(getStorage)
  await app.db.updateTable('images').set({ bytes: null }).execute()
  await app.db.updateTable('photos').set({ bytes: null }).execute()
  await app.db.updateTable('groups').set({ picture_bytes: null }).execute()
  await app.db.deleteFrom('storage_usage').execute()
  expect((await member.call(getStorage)).used).toBeLessThan(10_000)
  await runJobs(app.deps, hourlyJobs)
  expect(await member.call(getStorage)).toEqual(before)
  const noted = await app.db
    .selectFrom('storage_usage')
    .select(['live_bytes', 'kept_bytes'])
    .where('user_id', '=', await idOf(member))
    .executeTakeFirst()
  expect(noted).toEqual({ live_bytes: before.used, kept_bytes: before.used + before.deleted })
})
