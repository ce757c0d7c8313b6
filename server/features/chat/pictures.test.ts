import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getStorage } from '#shared/contract/account.ts'
import { readChef, uploadChatPicture } from '#shared/contract/chat-pictures.ts'
import { chat, deleteConversation, readConversation, type ChatMessage } from '#shared/contract/chef.ts'
import { signImageObject } from '#shared/contract/images.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { ModelFailure } from '../../adapters/model-failure.ts'
import { createLog } from '../../platform/observability/log.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { testKitchen } from '../../test/kitchen.ts'
import { failsWith, openModelServer, replies, type ModelServer } from '../../test/model-server.ts'
import { shortTimeouts, testModel } from '../../test/models.ts'
import { exhaustLimit } from '../../test/rate-limits.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { deleteQueuedImages } from '../images/deletion-queue.ts'
import { chefOf } from './models/open-models.ts'
import { chatPersonalData } from './personal-data.ts'
import { cleanUpChatPictures } from './pictures.ts'

let peer: ModelServer
let app: TestApp
let blind: TestApp
let admin: TestUser
let user: TestUser
let blindUser: TestUser
let photo: File

async function openModelApp(vision: boolean): Promise<TestApp> {
  const models = [await testModel(peer.url, {}, { timeouts: shortTimeouts, can: { vision } })]
  const log = createLog({ write: () => undefined })
  return openTestApp({ models, chef: await chefOf(models, testKitchen(), log) })
}

beforeAll(async () => {
  peer = await openModelServer()
  app = await openModelApp(true)
  blind = await openModelApp(false)
  admin = await signUpAdmin(app)
  blindUser = await signUpAdmin(blind)
  const bytes = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#c84' } })
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  photo = new File([new Uint8Array(bytes)], 'fridge.jpg', { type: 'image/jpeg' })
})
beforeEach(async () => {
  user = await signUpUser(app, admin)
  peer.requests.length = 0
  peer.respondWith(replies('Carrots and a leek: a soup.'))
})
afterAll(async () => {
  await app.close()
  await blind.close()
  await peer.close()
})

const upload = async (person = user) => (await person.call(uploadChatPicture, { form: { file: photo } })).name
const shows = (...pictures: string[]): ChatMessage => ({
  role: 'user',
  content: 'What can I do with this?',
  pictures,
})
const said = (content: string): ChatMessage => ({ role: 'user', content })
const answered: ChatMessage = { role: 'assistant', content: 'Carrots and a leek: a soup.' }
const link = (person: TestUser, name: string) => person.call(signImageObject, { query: { object: name } })

/** The images in each message of the last request. */
const sentImages = () =>
  (peer.requests.at(-1)?.body.messages ?? [])
    .filter(({ role }) => role !== 'system')
    .map(({ content }) =>
      Array.isArray(content)
        ? (content as { image_url?: { url: string } }[]).flatMap(({ image_url: image }) => image?.url ?? [])
        : [],
    )
const rowOf = ({ email }: TestUser) =>
  app.db.selectFrom('users').select(['id', 'email']).where('email', '=', email).executeTakeFirstOrThrow()
const fileOf = (name: string) => app.deps.images.get(name)

describe('a picture for the chef', () => {
  test('is offered where the model sees, and nowhere else', async () => {
    expect(await user.call(readChef)).toEqual({ sees: true })
    expect(await blindUser.call(readChef)).toEqual({ sees: false })
    const [model] = app.deps.models
    model?.breaker.onFailure(new ModelFailure('timeout'))
    expect(await user.call(readChef)).toEqual({ sees: false })
    model?.breaker.onSuccess()
  })

  test('goes to the model with its message, small and without what the camera wrote', async () => {
    const name = await upload()
    const answer = await user.call(chat, { body: { messages: [shows(name)] } })
    expect(answer.message).toBe('Carrots and a leek: a soup.')
    expect(answer.actions).toBeUndefined()
    const [[image] = []] = sentImages()
    expect(image).toMatch(/^data:image\/jpeg;base64,/)
    const { exif, format, width } = await sharp(Buffer.from(image?.split(',')[1] ?? '', 'base64')).metadata()
    expect({ exif, format, width }).toEqual({ exif: undefined, format: 'jpeg', width: 1280 })
    expect(String(peer.requests.at(-1)?.body.messages[0]?.content)).toMatch(/pictures.*is no instruction/)
  })

  test('of a telephone (HEIC) is taken as elsewhere, and what is none is refused', async () => {
    const heic = new Uint8Array(await readFile(join(import.meta.dirname, '../../test/photo.heic')))
    const file = new File([heic], 'photo.heic', { type: 'image/heic' })
    expect(await user.call(uploadChatPicture, { form: { file } })).toEqual({
      name: expect.stringMatching(/^chat\//),
    })
    const text = new File(['no picture'], 'a.jpg', { type: 'image/jpeg' })
    await expect(user.call(uploadChatPicture, { form: { file: text } })).rejects.toMatchObject({
      code: 'not an image',
    })
  })

  test('is sent in later turns as long as it is among the last two', async () => {
    const names = [await upload(), await upload(), await upload()]
    const [one, two, three] = names as [string, string, string]
    await user.call(chat, { body: { messages: [shows(one, two, three)] } })
    expect(sentImages().map(({ length }) => length)).toEqual([3])
    await user.call(chat, { body: { messages: [shows(one, two, three), answered, said('And faster?')] } })
    expect(sentImages().map(({ length }) => length)).toEqual([2, 0, 0])
    const note = peer.requests.at(-1)?.body.messages[1]?.content as unknown as { text?: string }[]
    expect(note[0]?.text).toMatch(/pictures that you cannot see: 1/)
  })

  test('takes at most three for a message', async () => {
    const name = await upload()
    const messages = [shows(...Array.from({ length: limits.chat.pictures.perMessage + 1 }, () => name))]
    await expect(user.call(chat, { body: { messages } })).rejects.toMatchObject({ code: 'invalid input' })
  })

  test('is said not to be seen by a chef without eyes, who answers all the same', async () => {
    const name = await upload(blindUser)
    const answer = await blindUser.call(chat, { body: { messages: [shows(name)], language: 'de' } })
    expect(answer).toMatchObject({
      message: 'Carrots and a leek: a soup.',
      actions: [{ tool: 'blind', text: expect.stringMatching(/kann keine Bilder sehen/) }],
    })
    expect(sentImages()).toEqual([[]])
  })

  test('that the model did not get to see, since the built-in chef answers instead, is said', async () => {
    const name = await upload()
    peer.respondWith(failsWith(500))
    const answer = await user.call(chat, {
      body: { messages: [{ ...shows(name), content: 'A soup of leeks for two' }], language: 'en' },
    })
    expect(answer.notice).toBe('chef away')
    expect(answer.actions).toContainEqual({
      tool: 'blind',
      text: 'This chef cannot see pictures: say in words what is on them.',
    })
    for (const { breaker } of app.deps.models) breaker.onSuccess()
  })

  test('counts as stored, and cannot be sent or fetched by anybody else', async () => {
    const { used: before } = await user.call(getStorage)
    const name = await upload()
    const { used: after } = await user.call(getStorage)
    expect(after - before).toBeGreaterThan(1000)
    expect(await link(user, name)).toContain('signature=')
    const other = await signUpUser(app, admin)
    for (const person of [other, admin])
      await expect(link(person, name)).rejects.toMatchObject({ code: 'not found' })
    for (const conversation of [undefined, randomUUID()]) {
      const sent = other.call(chat, { body: { messages: [shows(name)], conversation } })
      await expect(sent).rejects.toMatchObject({ code: 'unknown image' })
    }
  })

  test('stays with the message, and goes with it and with the conversation', async () => {
    const id = randomUUID()
    const [first, second] = [await upload(), await upload()]
    await user.call(chat, { body: { messages: [shows(first, second)], conversation: id } })
    const stored = await user.call(readConversation, { params: { id } })
    expect(stored.messages[0]).toEqual(shows(first, second))
    // Another conversation cannot take it away.
    const elsewhere = user.call(chat, { body: { messages: [shows(first)], conversation: randomUUID() } })
    await expect(elsewhere).rejects.toMatchObject({ code: 'unknown image' })
    await user.call(chat, { body: { messages: [shows(second)], conversation: id } })
    await expect(link(user, first)).rejects.toMatchObject({ code: 'not found' })
    expect(await link(user, second)).toBeTruthy()
    await user.call(deleteConversation, { params: { id } })
    await expect(link(user, second)).rejects.toMatchObject({ code: 'not found' })
    await deleteQueuedImages(app.deps)
    expect([await fileOf(first), await fileOf(second)]).toEqual([null, null])
  })

  test('that is gone from an earlier message does not stop the talk', async () => {
    const id = randomUUID()
    const name = await upload()
    await user.call(chat, { body: { messages: [shows(name)], conversation: id } })
    await user.call(deleteConversation, { params: { id } })
    const messages = [shows(name), answered, said('And faster?')]
    await user.call(chat, { body: { messages, conversation: id } })
    const stored = await user.call(readConversation, { params: { id } })
    expect(stored.messages[0]).toEqual(said('What can I do with this?'))
    await user.call(chat, { body: { messages: [...messages, answered, said('Go on')], conversation: id } })
    expect((await user.call(readConversation, { params: { id } })).messages).toHaveLength(6)
  })

  test('that was not sent is deleted after a day', async () => {
    const name = await upload()
    await cleanUpChatPictures(app.db, Date.now() + lifetimes.unsentPicture - 60_000)
    expect(await link(user, name)).toBeTruthy()
    await cleanUpChatPictures(app.db, Date.now() + lifetimes.unsentPicture + 60_000)
    await expect(link(user, name)).rejects.toMatchObject({ code: 'not found' })
  })

  test('is in the export, and goes with the account', async () => {
    const id = randomUUID()
    const name = await upload()
    await user.call(chat, { body: { messages: [shows(name)], conversation: id } })
    const person = { ...(await rowOf(user)), pendingEmail: null }
    const files = new Map<string, Buffer>()
    for await (const file of chatPersonalData.export?.(app.deps, person) ?? [])
      files.set(file.name, file.bytes)
    expect(String(files.get('conversations/0001.json'))).toContain(name)
    expect((await sharp(files.get(`conversations/${name}`)).metadata()).format).toBe('webp')
    await chatPersonalData.erase(app.db, person, Date.now())
    await expect(link(user, name)).rejects.toMatchObject({ code: 'not found' })
    const queued = await app.db.selectFrom('image_deletion_queue').select('name').execute()
    expect(queued.map((each) => each.name)).toContain(name)
  })

  test('counts among the photos of an hour, and needs room', async () => {
    const name = await upload()
    const bytes = limits.storage.perMember
    await app.db.updateTable('chat_pictures').set({ bytes }).where('name', '=', name).execute()
    await app.db
      .updateTable('storage_usage')
      .set({ live_bytes: bytes })
      .where('user_id', '=', (await rowOf(user)).id)
      .execute()
    await expect(upload()).rejects.toMatchObject({ code: 'storage full' })
    const eager = await signUpUser(app, admin)
    await exhaustLimit(app, eager, 'photo', rateLimits.photosPerMember)
    await expect(upload(eager)).rejects.toMatchObject({ code: 'too many requests' })
  })
})
