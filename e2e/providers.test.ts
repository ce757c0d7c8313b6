import type { Page } from 'playwright-core'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { openOAuthServers } from '../server/test/oauth-servers.ts'
import { openPage } from './browser.ts'
import { sharedServer } from './server.ts'
import { press, reach } from './keyboard.ts'
import { openAdmin, openNewMember } from './accounts.ts'

const { servers: peers, environment, close } = await openOAuthServers()
const server = sharedServer(() => environment)

afterAll(close)

async function newCode() {
  const { context } = await openAdmin(server())
  const answer = await context.request.post(`${server().url}/api/invites/generate`)
  return ((await answer.json()) as { code: string }).code
}

const who = async (page: Page) => {
  const answer = await page.request.get(`${new URL(page.url()).origin}/auth/me`)
  return (await answer.json()) as { email?: string }
}

describe('signing in by a provider', () => {
  test('from an invitation link through Google to the home page, and later from the login back to where one was', async () => {
    peers.google.signIn({ subject: 'g-1', email: 'zoe@example.org', name: 'Zoé' })
    const zoe = await openPage()
    await zoe.page.goto(`${server().url}/de/signup?code=${await newCode()}`)
    await press(zoe.page, 'Weiter mit Google')
    await zoe.page.waitForURL(`${server().url}/de`)
    expect((await who(zoe.page)).email).toBe('zoe@example.org')
    expect((await zoe.context.cookies()).map(({ name }) => name)).not.toContain('invite_code')

    const later = await openPage()
    await later.page.goto(`${server().url}/de/settings#devices`)
    await reach(later.page, later.page.getByRole('main').getByRole('link', { name: 'Anmelden' }))
    await later.page.keyboard.press('Enter')
    await press(later.page, 'Weiter mit Google')
    await later.page.waitForURL(`${server().url}/de/settings#devices`)
    await later.page.getByText('zoe@example.org').first().waitFor()
  })

  test('with the code typed at the door, though one goes to the login first', async () => {
    peers.github.signIn({ subject: '42', email: 'octo@example.org', name: 'Octo' })
    const { page } = await openPage()
    await page.goto(`${server().url}/en/login`)
    await press(page, 'Continue with GitHub')
    await page.waitForURL('**/en/login?error=invite_required')
    expect(await page.getByRole('alert').textContent()).toContain('need an invitation')
    const found = page.waitForResponse((response) => response.url().endsWith('/auth/invites/validate'))
    await page.goto(`${server().url}/en/signup?code=${await newCode()}`)
    await found
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('invite_code')
    await reach(page, page.getByRole('link', { name: /Log in/ }).last())
    await page.keyboard.press('Enter')
    await press(page, 'Continue with GitHub')
    await page.waitForURL(`${server().url}/en`)
    expect((await who(page)).email).toBe('octo@example.org')
  })

  test('through a form that Apple’s own page posts from its own site', async () => {
    const { service } = peers.apple.server
    peers.apple.signIn({ subject: 'a-1', email: 'zoe.at.apple@example.org' })
    service.on('beforeAuthorizeRedirect', (redirect: { url: URL }) => {
      // In place: the server sends on the very object that it has shown.
      redirect.url.href = `${peers.apple.url}/form?to=${encodeURIComponent(redirect.url.href)}`
    })
    service.addRoute('GET', '/form', (request: IncomingMessage, response: ServerResponse) => {
      const to = new URL(new URL(request.url ?? '', peers.apple.url).searchParams.get('to') ?? '')
      const user = JSON.stringify({ name: { firstName: 'Zoé', lastName: 'Ünal' } })
      const fields = [...to.searchParams, ['user', user] as const].map(
        ([name, value]) => `<input type="hidden" name="${name}" value='${value}'>`,
      )
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(
        `<form method="post" action="${to.origin}${to.pathname}">${fields.join('')}<button>Go on</button></form>`,
      )
    })
    const { page } = await openPage()
    await page.goto(`${server().url}/en/signup?code=${await newCode()}`)
    await press(page, 'Continue with Apple')
    await press(page, 'Go on')
    await page.waitForURL(`${server().url}/en`)
    expect(await who(page)).toMatchObject({ email: 'zoe.at.apple@example.org', name: 'Zoé Ünal' })
  })

  test('is linked in the settings, opens the account, and is unlinked again', async () => {
    const { page, person } = await openNewMember(server(), 'Lina')
    peers.microsoft.signIn({ subject: 'm-1', email: 'elsewhere@example.org' })
    await page.goto(`${server().url}/en/settings#providers`)
    const place = page.getByRole('region', { name: 'Sign-in providers' })
    await press(page, 'Link Microsoft')
    await reach(page, page.getByRole('dialog').getByLabel('Current password'))
    await page.keyboard.type(person.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${server().url}/en/settings?linked=microsoft#providers`)
    await place.getByText('You can now sign in with Microsoft.').waitFor()
    await expect.poll(() => server().mailTo(person.email)).toContain('Microsoft')

    const other = await openPage()
    await other.page.goto(`${server().url}/en/login`)
    await press(other.page, 'Continue with Microsoft')
    await other.page.waitForURL(`${server().url}/en`)
    expect((await who(other.page)).email).toBe(person.email)

    await press(page, 'Unlink Microsoft')
    await reach(page, page.getByRole('dialog').getByLabel('Current password'))
    await page.keyboard.type(person.password)
    await page.keyboard.press('Enter')
    await place.getByText('Microsoft has been unlinked.').waitFor()
    await other.context.clearCookies()
    await other.page.goto(`${server().url}/en/login`)
    await press(other.page, 'Continue with Microsoft')
    await other.page.waitForURL('**/en/login?error=invite_required')
  })
})
