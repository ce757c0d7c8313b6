import { afterAll, expect, test } from 'vitest'
import { closeBrowser, openGuest } from './browser.ts'
import { logIn, say, signUp } from './deeds.ts'
import { freshDataDir, openHouse } from './house.ts'
import { wishes, words } from './words.ts'

afterAll(closeBrowser)

const { chat, account } = words.en

test('a session that ends before finalizing leads to login, and the recipe is saved afterwards, once', async () => {
  const house = await openHouse(await freshDataDir())
  const { page, context } = await openGuest()
  await signUp(page, house.adminLink ?? '', 'en')
  await logIn(page, 'en')
  await page.goto(`${house.url}/en/chat`)
  await say(page, 'en', wishes.en.first)

  await context.clearCookies({ name: 'session' })
  await page.getByRole('button', { name: chat.finalize, exact: true }).click()
  await page.waitForURL('**/en/login')
  expect(await page.evaluate(() => sessionStorage.getItem('pending_recipe'))).not.toBeNull()

  await logIn(page, 'en')
  await page.waitForURL('**/en/chat')
  await page.getByText(chat.saved, { exact: true }).waitFor()
  await page.getByRole('heading', { level: 1, name: chat.completeTitle }).waitFor()
  const mine = (await (await page.request.get(`${house.url}/api/recipes/my`)).json()) as {
    IsPublic: boolean
  }[]
  expect(mine).toHaveLength(1)
  expect(mine[0]?.IsPublic).toBe(false)
  expect(await page.evaluate(() => sessionStorage.getItem('pending_recipe'))).toBeNull()
  // The message of an automatic save does not stay.
  await page.getByText(chat.saved, { exact: true }).waitFor({ state: 'detached', timeout: 6000 })
})

test('nothing is finalized while only the greeting exists', async () => {
  const house = await openHouse(await freshDataDir())
  const { page } = await openGuest()
  await signUp(page, house.adminLink ?? '', 'en')
  await logIn(page, 'en')
  await page.goto(`${house.url}/en/chat`)
  await page.getByRole('button', { name: chat.finalize, exact: true }).click()
  expect(await page.getByRole('alert').textContent()).toContain(chat.nothingToFinalize)
})

test('a guard sends a visitor to the landing page and the login back to where they were going', async () => {
  const house = await openHouse(await freshDataDir())
  const { page } = await openGuest()
  await signUp(page, house.adminLink ?? '', 'en')
  await page.goto(`${house.url}/en/chat`)
  await page.waitForURL('**/en')
  await page.getByRole('link', { name: account.logIn, exact: true }).first().click()
  await logIn(page, 'en')
  await page.waitForURL('**/en/chat')
  await page.getByRole('heading', { level: 1, name: chat.title }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/en/chat')
})
