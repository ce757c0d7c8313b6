import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { controlledAnswer, failsWith, openModelServer, replies } from '../server/test/model-server.ts'
import { sharedServer } from './server.ts'
import { openAdmin, openNewMember } from './accounts.ts'
import { texts } from './texts.ts'

const model = await openModelServer()
model.respondWith(replies('{"dish": "leek soup"}'))
const server = sharedServer(() => ({ CHEF: 'compatible', CHEF_MODEL: 'test', CHEF_URL: model.url }))
afterAll(() => model.close())

const { words, ui } = texts.en

async function ask(name: string, question: string) {
  const userPage = await openNewMember(server(), name)
  const { page } = userPage
  await page.goto(`${server().url}/en/chat`)
  await page.getByLabel(words.message, { exact: true }).fill(question)
  await page.getByRole('button', { name: words.send, exact: true }).click()
  return page
}

/** What a model is asked behind its words, such as for the recipe, must not meet the answer of the next test. */
const answerEnds = (page: Page) => page.getByRole('button', { name: words.send, exact: true }).waitFor()

test('the model is tried when the server starts, and an admin reads what it can', async () => {
  const { page } = await openAdmin(server())
  const models = async () => {
    const answer = await page.request.get(`${server().url}/api/admin/chef-models`)
    return ((await answer.json()) as { models: { checked_at: string | null }[] }).models
  }
  // What follows must not answer that.
  await expect.poll(models, { timeout: 60_000 }).toMatchObject([{ checked_at: expect.any(String) }])
})

test('a model that dies in the middle of an answer leaves what it said and a way to go on, after a reload too', async () => {
  const answer = controlledAnswer()
  model.respondWith(answer.responder)
  const page = await ask('Mina', 'leeks and half an hour')
  await answer.send('A leek tart, thin and')
  await page.getByText('A leek tart, thin and').waitFor()
  model.respondWith(failsWith(500, { 'retry-after-ms': '5' }))
  await answer.cut()
  await page.getByRole('button', { name: ui.tryAgain, exact: true }).waitFor()
  expect(await page.getByText('A leek tart, thin and').isVisible()).toBe(true)
  expect(await page.getByText('leeks and half an hour').first().isVisible()).toBe(true)

  await page.reload()
  await page.getByText('A leek tart, thin and').waitFor()
  model.respondWith(replies('A leek tart, thin and crisp.'))
  await page.getByRole('button', { name: ui.tryAgain, exact: true }).click()
  await page.getByText('A leek tart, thin and crisp.').waitFor()
  await answerEnds(page)
  expect(await page.getByText('leeks and half an hour').count()).toBe(1)
})

test('a reload in the middle of an answer shows the rest of it, and Stop keeps what was said', async () => {
  const answer = controlledAnswer()
  model.respondWith(answer.responder)
  const page = await ask('Otto', 'a soup for a rainy evening')
  await answer.send('A soup of')
  await page.getByText('A soup of').waitFor()
  await page.reload()
  await answer.send(' pumpkin')
  await page.getByText('A soup of pumpkin').waitFor()
  await page.getByRole('button', { name: words.stop, exact: true }).click()
  await expect.poll(answer.isClosed).toBe(true)
  await answerEnds(page)
  await page.reload()
  await page.getByText('A soup of pumpkin').waitFor()
})
