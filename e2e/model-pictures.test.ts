import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openModelServer, replies, type Responder } from '../server/test/model-server.ts'
import { openNewMember } from './accounts.ts'
import { desk, faultsOn, phone } from './both-sizes.ts'
import { sharedServer } from './server.ts'
import { texts } from './texts.ts'

const { chat, recipeEditor, words } = texts.en

const card = `Apple Cake
Serves 8

Ingredients
- 250 g flour
- [?] g butter
- 3 apples

Method
1. Stir the flour, the butter and the apples.
2. Bake for 45 minutes at 180 °C.`

/** A model that sees: of its start, it is asked for a colour. */
const sees: Responder = (answer, request) => {
  const asked = JSON.stringify(request.body.messages ?? [])
  const said = asked.includes('Which colour is this')
    ? 'Red.'
    : asked.includes('photographed page')
      ? card
      : 'I see a squash and two leeks: that makes a soup, ready in 40 minutes.'
  return replies(said)(answer, request)
}

const model = await openModelServer()
model.respondWith(sees)
const server = sharedServer(() => ({ CHEF: 'compatible', CHEF_MODEL: 'test', CHEF_URL: model.url }))
afterAll(() => model.close())

/** A picture with words on it, as a telephone makes it. */
async function photo(written: readonly string[], background: string) {
  const lines = written.map(
    (line, index) => `<text x="60" y="${120 + index * 60}" font-size="36">${line}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="${background}"/>${lines.join('')}</svg>`
  return {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(Buffer.from(svg)).jpeg().toBuffer(),
  }
}

/** The server tries the model while it starts. */
async function untilItSees(page: Page) {
  const seen = async () => (await page.request.get(`${server().url}/api/chat/chef`)).json()
  await expect.poll(seen, { timeout: 60_000 }).toEqual({ sees: true })
}

test('a picture is attached, answered, and there again after a reload', async () => {
  const { page } = await openNewMember(server(), 'Mina', phone)
  await untilItSees(page)
  await page.goto(`${server().url}/en/chat`)
  const fridge = [await photo(['squash'], '#e8a33d'), await photo(['leeks'], '#7aa35a')]
  await page.getByLabel(chat.attach, { exact: true }).setInputFiles(fridge)
  const attached = page.getByRole('list', { name: chat.attached })
  await expect.poll(() => attached.getByRole('img').count(), { timeout: 20_000 }).toBe(2)
  expect(await faultsOn(page, 'pictures in the composer')).toEqual([])
  await page.getByLabel(words.message, { exact: true }).fill('What can I cook with this?')
  await page.getByRole('button', { name: words.send, exact: true }).click()
  await page.getByText('that makes a soup').first().waitFor()
  await page.getByRole('button', { name: words.send, exact: true }).waitFor()
  const hasSeen = model.requests.some(({ body }) => JSON.stringify(body).includes('data:image/jpeg'))
  expect(hasSeen).toBe(true)
  await page.reload()
  const talk = page.getByRole('region', { name: chat.conversation })
  await expect.poll(() => talk.getByRole('img', { name: /^Picture/ }).count()).toBe(2)
  expect(await faultsOn(page, 'pictures in a conversation')).toEqual([])
})

test('a photographed page becomes a recipe to compare, and nothing is saved by itself', async () => {
  const { page } = await openNewMember(server(), 'Otto', desk)
  await untilItSees(page)
  await page.goto(`${server().url}/en/my/recipes?edit=new`)
  await page
    .getByLabel(recipeEditor.choosePage, { exact: true })
    .setInputFiles(await photo(card.split('\n'), '#fdf8ee'))
  const shown = page.getByRole('region', { name: recipeEditor.pageRead })
  await shown.getByText(/wants checking/).waitFor()
  const editor = page.getByRole('dialog', { name: recipeEditor.writeTitle })
  const title = editor.getByLabel('Title', { exact: true })
  expect(await title.inputValue()).toBe('Apple Cake')
  const [form, picture] = [await title.boundingBox(), await shown.boundingBox()]
  expect(picture?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
  expect(await faultsOn(page, 'a page that was read')).toEqual([])
  const mine = await page.request.get(`${server().url}/api/recipes/my`)
  expect(await mine.json()).toEqual([])
})
