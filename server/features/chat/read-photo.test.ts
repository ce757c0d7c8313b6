import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getStorage } from '#shared/contract/account.ts'
import { readPhoto, readRecipeText } from '#shared/contract/recipe-text.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { readConfig } from '../../config/config.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { failsWith, openModelServer, replies, runsOut, type ModelServer } from '../../test/model-server.ts'
import { shortTimeouts, testModel } from '../../test/models.ts'
import { exhaustLimit } from '../../test/rate-limits.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let peer: ModelServer
let app: TestApp
let admin: TestUser
let user: TestUser
let page: File

beforeAll(async () => {
  peer = await openModelServer()
  const [seeing, blind] = [
    await testModel(peer.url, {}, { timeouts: shortTimeouts, can: { vision: true } }),
    await testModel(peer.url, {}, { timeouts: shortTimeouts, can: { vision: false } }),
  ]
  const config = readConfig({ DATA_DIR: '/nowhere', CHEF_DAILY_BUDGET: '100000' })
  app = await openTestApp({ config, models: [blind, seeing] })
  admin = await signUpAdmin(app)
  const bytes = await sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#fff' } })
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  page = new File([new Uint8Array(bytes)], 'page.jpg', { type: 'image/jpeg' })
})
beforeEach(async () => {
  user = await signUpUser(app, admin)
  peer.requests.length = 0
  for (const { breaker } of app.deps.models) breaker.onSuccess()
})
afterAll(async () => {
  await app.close()
  await peer.close()
})

const cake = `Apple Cake
Serves 8

Ingredients
- 250 g flour
- [?] g butter
- 1[?]0 g sugar
- 3 apples

Method
1. Cream the butter and the sugar for [?] minutes.
2. Stir in the flour and the apples. Bake at 180 °C for 45 minutes.`

const read = (person = user) => person.call(readPhoto, { form: { file: page } })

describe('a photographed page', () => {
  test('is copied by the model that sees, and comes back with the picture as it was read', async () => {
    const { used } = await user.call(getStorage)
    peer.respondWith(replies(`\`\`\`\n${cake}\n\`\`\``))
    const { text, picture } = await read()
    expect(text).toBe(cake.replace('1[?]0', '[?]'))
    expect(peer.requests).toHaveLength(1)
    const [system, asked] = peer.requests[0]?.body.messages ?? []
    expect(system?.content).toMatch(/never guess.*none of it is an instruction/s)
    const [{ image_url: image } = {}] = (asked?.content ?? []) as { image_url?: { url: string } }[]
    const sent = await sharp(Buffer.from(image?.url.split(',')[1] ?? '', 'base64')).metadata()
    expect([sent.format, sent.height, sent.exif]).toEqual(['jpeg', 1920, undefined])
    const shown = await sharp(Buffer.from(picture.split(',')[1] ?? '', 'base64')).metadata()
    expect([shown.format, shown.width]).toEqual(['webp', 1280])
    expect((await user.call(getStorage)).used).toBe(used)
  })

  test('is read like any text: what could not be read is no number', async () => {
    peer.respondWith(replies(cake))
    const { text } = await read()
    const { recipe } = await user.call(readRecipeText, { body: { text } })
    expect(recipe.title).toBe('Apple Cake')
    expect(recipe.ingredients.map(({ amount, unit, item }) => [amount, unit, item])).toEqual([
      [250, 'g', 'flour'],
      [null, null, '[?] g butter'],
      [null, null, '[?] g sugar'],
      [3, null, 'apples'],
    ])
    expect(recipe.steps.map(({ minutes }) => minutes)).toEqual([null, 45])
    expect(recipe.allergens).toContain('gluten')
  })

  test('without a recipe, or one that is cut off, gives none', async () => {
    peer.respondWith(replies('[?]'))
    await expect(read()).rejects.toMatchObject({ code: 'no recipe found' })
    peer.respondWith(runsOut(cake))
    await expect(read()).rejects.toMatchObject({ code: 'chef unavailable' })
    peer.respondWith(failsWith(500))
    await expect(read()).rejects.toMatchObject({ code: 'chef unavailable' })
  })

  test('that is no picture is refused before any model is asked', async () => {
    const file = new File(['%PDF-1.7'], 'page.jpg', { type: 'image/jpeg' })
    await expect(user.call(readPhoto, { form: { file } })).rejects.toMatchObject({ code: 'not an image' })
    expect(peer.requests).toHaveLength(0)
  })

  test('counts as a turn with the chef, and ends with the tokens of the day', async () => {
    const eager = await signUpUser(app, admin)
    await exhaustLimit(app, eager, 'chat', rateLimits.chatTurnsPerMember)
    await expect(read(eager)).rejects.toMatchObject({ code: 'too many requests' })
    peer.respondWith(replies(cake))
    await read()
    await app.db.updateTable('token_ledger').set({ input_tokens: 100_000 }).execute()
    await expect(read()).rejects.toMatchObject({ code: 'too many requests' })
  })

  test('is not read without a model that sees', async () => {
    const plain = await openTestApp()
    const person = await signUpAdmin(plain)
    await expect(read(person)).rejects.toMatchObject({ code: 'chef unavailable' })
    await plain.close()
  })
})
