import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { sharedServer } from './server.ts'
import { choose, press, reach, typeInto } from './keyboard.ts'
import { openAdmin, openNewMember, openPageAs } from './accounts.ts'
import { texts } from './texts.ts'

const server = sharedServer()
const { account, settings, secondFactor, words } = texts.en

describe('the settings, by keyboard alone', () => {
  test('a member changes, invites, ends a session, is asked for codes, takes everything along and leaves', async () => {
    const { page, person } = await openNewMember(server(), 'Mila')
    const tablet = await openPageAs(server(), person)
    await page.goto(`${server().url}/en/settings`)

    await typeInto(page, words.name, 'Mila the baker')
    await typeInto(page, words.email, 'mila.elsewhere@example.org')
    await page.keyboard.press('Enter')
    await page.getByText(/mila\.elsewhere@example\.org is waiting to be confirmed/).waitFor()

    await choose(page, 'Language: English', 'Français')
    await page.waitForURL('**/fr/settings')
    await choose(page, 'Langue : Français', 'English')
    await page.waitForURL('**/en/settings')

    await typeInto(page, settings.friendEmail, 'friend.of.mila@example.org')
    await page.keyboard.press('Enter')
    await page.getByText('4 invitations left').waitFor()

    await reach(page, page.getByRole('button', { name: /^End session: / }))
    await page.keyboard.press('Enter')
    await page.getByText(/^The session on .* has been ended\.$/).waitFor()
    expect((await tablet.context.request.get(`${server().url}/auth/me`)).status()).toBe(401)

    const password = 'plums & parsley'
    await typeInto(page, settings.currentPassword, person.password)
    await typeInto(page, account.newPassword, password)
    await typeInto(page, account.confirmPassword, password)
    await page.keyboard.press('Enter')
    await page.getByText(settings.passwordChanged).waitFor()

    await press(page, secondFactor.setUp)
    const dialog = page.getByRole('dialog', { name: secondFactor.setUpQuestion })
    await reach(page, dialog.getByLabel(settings.currentPassword, { exact: true }))
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    const code = page.getByLabel(secondFactor.code, { exact: true })
    await code.waitFor()
    const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? ''
    const codeIn = (seconds: number) =>
      TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + seconds * 1000 })
    await reach(page, code)
    await page.keyboard.type(codeIn(0))
    await page.keyboard.press('Enter')
    const recovery = page.getByRole('heading', { name: secondFactor.recovery }).locator('..')
    const recoveryCode = (await recovery.getByRole('listitem').first().textContent()) ?? ''
    await press(page, secondFactor.codesSaved)
    await page.getByText(secondFactor.nowOn).waitFor()

    await press(page, settings.signOut)
    await page.waitForURL(`${server().url}/en`)
    // The header says so once the server knows it; a page that is left earlier takes the question with it.
    await page.getByRole('banner').getByRole('link', { name: words.logIn, exact: true }).waitFor()
    await page.goto(`${server().url}/en/login`)
    await typeInto(page, words.email, person.email)
    await typeInto(page, words.password, password)
    await page.keyboard.press('Enter')
    await page.getByText(secondFactor.askCode).waitFor()
    expect(await page.getByLabel(secondFactor.code, { exact: true }).evaluate(isFocused)).toBe(true)
    // The code of this half minute has been used, the next one is taken as well.
    await page.keyboard.type(codeIn(30))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Mila the baker' }).waitFor()

    await page.goto(`${server().url}/en/settings`)
    await reach(page, page.getByRole('button', { name: settings.exportData, exact: true }))
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toMatch(/^convive.*\.zip$/)

    await press(page, settings.deleteAccount)
    const question = page.getByRole('dialog', { name: settings.deleteQuestion })
    await reach(page, question.getByLabel(settings.currentPassword, { exact: true }))
    await page.keyboard.type(password)
    await reach(page, question.getByLabel(secondFactor.code, { exact: true }))
    await page.keyboard.type(recoveryCode)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: settings.deletedTitle }).waitFor()
    await page.getByRole('link', { name: words.logIn }).first().waitFor()
  })

  test('an admin makes a code, approves a request and ends the sessions of a member', async () => {
    const { page: anonymousPage } = await openPage()
    await anonymousPage.goto(`${server().url}/en/request-invite`)
    await typeInto(anonymousPage, words.email, 'cleo@example.org')
    await typeInto(anonymousPage, account.note, 'I bake on Sundays.')
    await press(anonymousPage, account.sendRequest)
    await anonymousPage.getByText(account.requestSent).waitFor()

    const member = await openNewMember(server(), 'Bo')
    const { page } = await openAdmin(server())
    await page.goto(`${server().url}/en/settings#invite-requests`)
    await page.getByText('I bake on Sundays.').waitFor()
    await press(page, settings.approve)
    await page.getByText(settings.approved.replace('{{email}}', 'cleo@example.org')).waitFor()
    expect(await server().mailTo('cleo@example.org')).toContain('/en/signup?code=')

    await press(page, settings.generate)
    const link = page.getByLabel(settings.generatedLink, { exact: true })
    await link.waitFor()
    expect(await link.inputValue()).toMatch(/\/en\/signup\?code=\w{10}$/)

    await press(page, 'End sessions: Bo')
    const question = page.getByRole('alertdialog')
    await reach(page, question.getByRole('button', { name: settings.endMember, exact: true }))
    await page.keyboard.press('Enter')
    await page.getByText(settings.endMemberDone.replace('{{name}}', 'Bo')).waitFor()
    expect((await member.context.request.get(`${server().url}/auth/me`)).status()).toBe(401)
  })
})

test('who signs out and closes the window in the same moment is signed out', async () => {
  const { page, context } = await openNewMember(server(), 'Flo')
  await page.goto(`${server().url}/en/settings`)
  const button = page.getByRole('button', { name: settings.signOut, exact: true })
  await button.waitFor()
  await button.evaluate((element: HTMLElement) => element.click())
  await page.close()
  const signedIn = async () => (await context.request.get(`${server().url}/auth/me`)).status()
  await expect.poll(signedIn).toBe(401)
})

const isFocused = (element: Element) => element === document.activeElement
