import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './axe-violations.ts'
import { overflowsOn } from './overflow.ts'
import { leekSoup, sharedConnection, type Device } from './stored-device.ts'
import { texts } from './texts.ts'

const openDevice = sharedConnection()

const { offline, recipes, words } = texts.en
const cleared = 'You were logged out here from elsewhere.'
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

/** What the browser stores of a member. */
const inventory = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    values: Object.keys(localStorage).filter((key) => key !== 'unsent_work'),
    cookies: document.cookie,
  }))

const nothing = { databases: [], caches: [], workers: 0, values: [], cookies: '' }

/** Ends all sessions of the member from another place: with the session of this browser, which learns nothing of it. */
async function signOutEverywhere({ proxy, page }: Device) {
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'content-type': 'application/json' }
  const init = { method: 'DELETE', headers, body: '{}' }
  expect((await fetch(`${proxy.url}/api/user/sessions`, init)).status).toBe(200)
}

const openBinder = ({ proxy, page }: Device) => page.goto(`${proxy.url}/en/my/recipes`)

/** Somebody who puts the readable values back and cuts the connection. */
async function tryToOpen(device: Device) {
  const { proxy, page } = device
  await page.context().addCookies([{ name: 'signed_in', value: '1', url: proxy.url }])
  await page.evaluate(() => {
    const member = { id: '1', confirmedAt: Date.now(), isLocked: false }
    localStorage.setItem('offline_member', JSON.stringify(member))
  })
  proxy.isCut = true
  const answer = await openBinder(device).catch(() => null)
  proxy.isCut = false
  return answer
}

test('a device whose sessions were ended from elsewhere deletes its copy at the next contact', async () => {
  const device = await openDevice(phone)
  const { page } = device
  expect((await inventory(page)).databases).toHaveLength(1)
  await signOutEverywhere(device)
  await openBinder(device)
  await page.getByText(cleared).waitFor()
  await page.getByText(recipes.signedOutText).waitFor()
  await expect.poll(() => inventory(page)).toEqual(nothing)
  expect(await violationsOn(page, 'after the end from elsewhere')).toEqual([])
  expect(await overflowsOn(page, 'after the end from elsewhere')).toEqual([])
  // Not even the app is left to open without a connection.
  expect(await tryToOpen(device)).toBeNull()
})

test('an open page deletes it as well, without being touched', async () => {
  const device = await openDevice()
  const { page } = device
  await openBinder(device)
  await page.getByRole('button', { name: leekSoup.title, exact: true }).first().waitFor()
  await signOutEverywhere(device)
  await page.getByText(cleared).waitFor({ timeout: 90_000 })
  await expect.poll(() => inventory(page)).toEqual(nothing)
})

test('what was never sent is offered as a file, and deleted after a question', async () => {
  const device = await openDevice(phone)
  const { proxy, page, recipeId } = device
  proxy.isCut = true
  await page.goto(`${proxy.url}/en/my/recipes?recipe=${recipeId}`)
  const dialog = page.getByRole('dialog', { name: leekSoup.title, exact: true })
  await dialog.getByLabel(words.note, { exact: true }).fill('Less salt.')
  await page.getByText('1 change will be sent later.').waitFor()
  await page.goto('about:blank')
  proxy.isCut = false
  await signOutEverywhere(device)
  await openBinder(device)
  await page.getByText('never sent: 1 entry').waitFor()
  await expect.poll(() => inventory(page)).toEqual(nothing)
  expect(await violationsOn(page, 'what was never sent')).toEqual([])
  expect(await overflowsOn(page, 'what was never sent')).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: offline.keptSave }).click()
  const file = await (await downloading).path()
  expect(await readFile(file, 'utf8')).toBe(`Your note about “${leekSoup.title}”.\nLess salt.\n`)
  await page.getByRole('button', { name: offline.keptDelete }).click()
  const question = page.getByRole('alertdialog', { name: offline.keptQuestion })
  await question.getByRole('button', { name: offline.keptDelete }).click()
  await page.getByText('never sent').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})
