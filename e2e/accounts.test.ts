import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, openGuest } from './browser.ts'
import { logIn, signUp } from './deeds.ts'
import { freshDataDir, openHouse, type House } from './house.ts'
import { words } from './words.ts'

afterAll(closeBrowser)

const { account, settings } = words.en
const friend = { email: 'friend@example.org', password: 'radish & rhubarb' }

/** The link of the newest mail to an address, as somebody reading it would follow it. */
async function linkTo(house: House, address: string, path: string): Promise<string> {
  const mail = await house.mailTo(address)
  const link = new RegExp(`${house.url}${path}[^\\s"<]+`).exec(mail)?.[0]
  if (!link) throw new Error(`no link to ${path} in the mail:\n${mail}`)
  return link
}

async function openAdmin(house: House): Promise<Page> {
  const { page } = await openGuest()
  await signUp(page, house.adminLink ?? '', 'en')
  await logIn(page, 'en')
  await page.goto(`${house.url}/en/settings`)
  await page.getByRole('heading', { level: 1, name: settings.title }).waitFor()
  return page
}

describe('coming in', () => {
  test('from an invitation by mail over sign-up and verification to the first login', async () => {
    const house = await openHouse(await freshDataDir())
    const admin = await openAdmin(house)
    await admin.getByLabel(settings.friendEmail, { exact: true }).fill(friend.email)
    await admin.getByRole('button', { name: settings.sendInvite, exact: true }).click()
    await admin.getByText(settings.inviteSent.replace('{{email}}', friend.email)).waitFor()

    const { page } = await openGuest()
    await signUp(page, await linkTo(house, friend.email, '/en/signup'), 'en', friend)
    await page.getByLabel(account.email, { exact: true }).fill(friend.email)
    await page.getByLabel(account.password, { exact: true }).fill(friend.password)
    await page.getByRole('button', { name: account.logIn, exact: true }).click()
    await page.getByRole('button', { name: account.resend, exact: true }).waitFor()

    await page.goto(await linkTo(house, friend.email, '/verify'))
    await page.getByRole('heading', { level: 1, name: account.verified }).waitFor()
    await page
      .getByRole('button', { name: account.goToLogin })
      .or(page.getByRole('link', { name: account.goToLogin }))
      .click()
    await logIn(page, 'en', friend)
    expect(new URL(page.url()).pathname).toBe('/en')
  })

  test('from a request over its approval to the sign-up', async () => {
    const house = await openHouse(await freshDataDir())
    const { page } = await openGuest()
    await page.goto(`${house.url}/en/request-invite`)
    const send = page.getByRole('button', { name: account.sendRequest, exact: true })
    expect(await send.isDisabled()).toBe(true)
    await page.getByLabel(account.email, { exact: true }).fill(friend.email)
    await page.getByLabel(account.note, { exact: true }).fill('I bake on Sundays.')
    await send.click()
    await page.getByText(account.requestSent).waitFor()

    const admin = await openAdmin(house)
    await admin.getByText('I bake on Sundays.').waitFor()
    await admin.getByRole('button', { name: settings.approve }).first().click()
    await admin.getByText(settings.approved.replace('{{email}}', friend.email)).waitFor()
    await signUp(page, await linkTo(house, friend.email, '/en/signup'), 'en', friend)
  })
})

describe('a forgotten password', () => {
  test('is set anew by the mailed link, signs out everywhere, and the link works once', async () => {
    const house = await openHouse(await freshDataDir())
    const admin = await openAdmin(house)
    const { page } = await openGuest()
    await page.goto(`${house.url}/en/request-reset`)
    await page.getByLabel(account.email, { exact: true }).fill('nobody@example.org')
    await page.getByRole('button', { name: account.sendResetLink, exact: true }).click()
    await page.getByText(account.resetUnknownEmail).waitFor()
    await page.getByLabel(account.email, { exact: true }).fill('first.guest@example.org')
    await page.getByRole('button', { name: account.sendResetLink, exact: true }).click()
    await page.getByText(account.resetSent).waitFor()

    const link = await linkTo(house, 'first.guest@example.org', '/reset')
    await page.goto(link)
    await page.getByLabel(account.newPassword, { exact: true }).fill('plums & parsley')
    await page.getByLabel(account.confirmPassword, { exact: true }).fill('plums & parsnips')
    await page.getByRole('button', { name: account.resetPassword, exact: true }).click()
    await page.getByText(account.passwordsDiffer).waitFor()
    await page.getByLabel(account.confirmPassword, { exact: true }).fill('plums & parsley')
    await page.getByRole('button', { name: account.resetPassword, exact: true }).click()
    await page.getByText(account.resetDone).waitFor()

    await admin.goto(`${house.url}/en/chat`)
    await admin.waitForURL('**/en')
    await page.goto(`${house.url}/en/login`)
    await logIn(page, 'en', { email: 'first.guest@example.org', password: 'plums & parsley' })
    await page.goto(link)
    await page.getByLabel(account.newPassword, { exact: true }).fill('another password')
    await page.getByLabel(account.confirmPassword, { exact: true }).fill('another password')
    await page.getByRole('button', { name: account.resetPassword, exact: true }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByText(account.resetDone).isVisible()).toBe(false)
  })
})

describe('the keyboard alone', () => {
  test('is enough to log in and to change the language', async () => {
    const house = await openHouse(await freshDataDir())
    const { page } = await openGuest()
    await signUp(page, house.adminLink ?? '', 'en')
    await page.getByLabel(account.email, { exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('first.guest@example.org')
    await page.keyboard.press('Tab')
    while (!(await page.evaluate(() => document.activeElement?.getAttribute('type') === 'password'))) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('pears & gorgonzola')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/en')
    const menu = page.getByRole('button', { name: 'Language: English' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('menuitemradio', { name: 'Français' })
      .or(page.getByRole('menuitem', { name: 'Français' }))
      .waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/fr' || url.pathname === '/es')
    const chosen = new URL(page.url()).pathname.slice(1)
    await page.waitForFunction((language) => document.documentElement.lang === language, chosen)
    expect(['fr', 'es']).toContain(chosen)
  })
})
