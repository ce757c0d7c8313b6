import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { sharedServer } from './server.ts'
import { press, reach, typeInto } from './keyboard.ts'
import { openAdmin, openNewMember } from './accounts.ts'
import { texts } from './texts.ts'

const server = sharedServer()
const { account, settings, words } = texts.en

/** The link of a mail to an address, once it is the newest, as somebody reading it would follow it. */
async function linkTo(address: string, path: string): Promise<string> {
  const link = new RegExp(`${server().url}${path}[^\\s"<]+`)
  await expect.poll(() => server().mailTo(address)).toMatch(link)
  return link.exec(await server().mailTo(address))?.[0] ?? ''
}

async function openSettings(anchor = ''): Promise<Page> {
  const { page } = await openAdmin(server())
  await page.goto(`${server().url}/en/settings${anchor}`)
  await page.getByRole('heading', { level: 1, name: settings.title }).waitFor()
  return page
}

async function signUp(page: Page, person: { email: string; password: string }) {
  await page.goto(await linkTo(person.email, '/en/signup'))
  await typeInto(page, words.name, 'Camille')
  await typeInto(page, words.email, person.email)
  await typeInto(page, words.password, person.password)
  await press(page, account.signUp)
  await page.waitForURL('**/en/login')
}

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await typeInto(page, words.email, email)
  await typeInto(page, words.password, password)
  await page.keyboard.press('Enter')
}

const isAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)

describe('coming in, by keyboard alone', () => {
  test('from an invitation by mail over sign-up and verification to the first login', async () => {
    const friend = { email: 'friend@example.org', password: 'radish & rhubarb' }
    const admin = await openSettings()
    await typeInto(admin, settings.friendEmail, friend.email)
    await press(admin, settings.sendInvite)
    await admin.getByText(settings.inviteSent.replace('{{email}}', friend.email)).waitFor()

    const { page } = await openPage()
    await signUp(page, friend)
    await logIn(page, friend)
    await page.getByRole('button', { name: words.resend, exact: true }).waitFor()

    await page.goto(await linkTo(friend.email, '/verify'))
    await page.getByRole('heading', { level: 1, name: account.verified }).waitFor()
    const goOn = page
      .getByRole('button', { name: account.goToLogin })
      .or(page.getByRole('link', { name: account.goToLogin }))
    await reach(page, goOn)
    await page.keyboard.press('Enter')
    await isAt(page, '/en/login')
    await logIn(page, friend)
    await isAt(page, '/en')
    await page.getByRole('button', { name: 'Camille' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/en')
  })

  test('from a request over its approval to the sign-up', async () => {
    const stranger = { email: 'stranger@example.org', password: 'radish & rhubarb' }
    const { page } = await openPage()
    await page.goto(`${server().url}/en/request-invite`)
    const send = page.getByRole('button', { name: account.sendRequest, exact: true })
    expect(await send.isDisabled()).toBe(true)
    await typeInto(page, words.email, stranger.email)
    await typeInto(page, account.note, 'I bake on Sundays.')
    await press(page, account.sendRequest)
    await page.getByText(account.requestSent).waitFor()

    const admin = await openSettings('#invite-requests')
    await admin.getByText('I bake on Sundays.').waitFor()
    await press(admin, settings.approve)
    await admin.getByText(settings.approved.replace('{{email}}', stranger.email)).waitFor()
    await signUp(page, stranger)
  })
})

describe('a forgotten password', () => {
  test('is set anew by keyboard from the mailed link, signs out everywhere, and the link works once', async () => {
    const { page: elsewhere, person } = await openNewMember(server(), 'Mira')
    await elsewhere.goto(`${server().url}/en/chat`)
    const { page } = await openPage()
    await page.goto(`${server().url}/en/request-reset`)
    await typeInto(page, words.email, 'nobody@example.org')
    await press(page, account.sendResetLink)
    await page.getByText(account.resetUnknownEmail).waitFor()
    await typeInto(page, words.email, person.email)
    await press(page, account.sendResetLink)
    await page.getByText(account.resetSent).waitFor()

    const link = await linkTo(person.email, '/reset')
    await page.goto(link)
    await typeInto(page, account.newPassword, 'plums & parsley')
    await typeInto(page, account.confirmPassword, 'plums & parsnips')
    await press(page, account.resetPassword)
    await page.getByText(account.passwordsDiffer).waitFor()
    await typeInto(page, account.confirmPassword, 'plums & parsley')
    await page.keyboard.press('Enter')
    await page.getByText(account.resetDone).waitFor()

    await elsewhere.goto(`${server().url}/en/chat`)
    await isAt(elsewhere, '/en')
    await page.goto(`${server().url}/en/login`)
    await logIn(page, { ...person, password: 'plums & parsley' })
    await isAt(page, '/en')
    await page.goto(link)
    await typeInto(page, account.newPassword, 'another password')
    await typeInto(page, account.confirmPassword, 'another password')
    await press(page, account.resetPassword)
    await page.getByRole('alert').waitFor()
    expect(await page.getByText(account.resetDone).isVisible()).toBe(false)
  })
})
