import type { BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openOAuthServers } from '../server/test/oauth-servers.ts'
import { closeBrowser, openPage } from './browser.ts'
import { logIn, sendMessage } from './actions.ts'
import { sharedServer } from './server.ts'
import { inviteCode, openNewMember } from './accounts.ts'
import { prompts, texts } from './texts.ts'

const { servers: peers, environment, close } = await openOAuthServers()
const server = sharedServer(() => environment)
afterAll(closeBrowser)
afterAll(close)

const { chat, account } = texts.en

/** The four steps of finalizing, by what the page asks the server for. */
const steps = ['recipe', 'plating', 'image', 'save'] as const
type Step = (typeof steps)[number]

function stepOf(request: Request): Step | null {
  if (request.method() !== 'POST') return null
  const { pathname } = new URL(request.url())
  if (pathname === '/api/image') return 'image'
  if (pathname === '/api/recipes') return 'save'
  const task = pathname === '/api/chat' ? (request.postDataJSON() as { task?: string }).task : null
  return task === 'recipe' || task === 'plating' ? task : null
}

/** Ends the session on the server, as another device would, while this browser still believes in it. */
async function revokeSession(context: BrowserContext) {
  const session = (await context.cookies()).find(({ name }) => name.endsWith('session'))
  const headers = { cookie: `${session?.name}=${session?.value}` }
  expect((await fetch(`${server().url}/auth/logout`, { method: 'POST', headers })).status).toBe(200)
}

const saved = async (page: Page) => {
  const answer = await page.request.get(`${server().url}/api/recipes/my`)
  return ((await answer.json()) as { IsPublic: boolean }[]).map(({ IsPublic }) => IsPublic)
}

/** Finalizes while the session ends just before one step, comes in again, and answers which steps were done how often. */
async function finalizeThroughLogin(
  page: Page,
  lost: Step,
  logInAgain: () => Promise<void>,
): Promise<Step[]> {
  const done: Step[] = []
  page.on('response', (response) => {
    const step = response.ok() ? stepOf(response.request()) : null
    if (step) done.push(step)
  })
  let isLost = false
  await page.route('**/api/**', async (route) => {
    if (!isLost && stepOf(route.request()) === lost) {
      isLost = true
      await revokeSession(page.context())
    }
    await route.continue()
  })
  await page.goto(`${server().url}/en/chat`)
  await sendMessage(page, 'en', prompts.en.first)
  await page.getByRole('button', { name: chat.finalize, exact: true }).click()
  await page.waitForURL('**/en/login')
  expect(await page.evaluate(() => sessionStorage.getItem('pending_recipe'))).not.toBeNull()
  await logInAgain()
  await page.waitForURL('**/en/chat')
  await page.getByText(chat.saved, { exact: true }).waitFor()
  await page.getByRole('heading', { level: 1, name: chat.completeTitle }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('pending_recipe'))).toBeNull()
  expect(await saved(page)).toEqual([false])
  return done
}

test.each(steps)(
  'a session that ends before the step "%s" leads to login, and the recipe is saved once, no step twice',
  async (lost) => {
    const { page, person } = await openNewMember(server(), `Rosa ${lost}`)
    expect(await finalizeThroughLogin(page, lost, () => logIn(page, 'en', person))).toEqual(steps)
    // The message of an automatic save does not stay.
    if (lost === 'save') await page.getByText(chat.saved, { exact: true }).waitFor({ state: 'detached' })
  },
)

test.each(steps)('and so it is for who comes in by a provider, lost before "%s"', async (lost) => {
  peers.google.signIn({ subject: `g-${lost}`, email: `zoe-${lost}@example.org`, name: 'Zoé' })
  const { page } = await openPage()
  await page.goto(`${server().url}/auth/oauth/google/start?lang=en&invite=${await inviteCode(server())}`)
  await page.waitForURL('**/en')
  const comeIn = () => page.getByRole('button', { name: 'Continue with Google' }).click()
  expect(await finalizeThroughLogin(page, lost, comeIn)).toEqual(steps)
})

test('nothing is finalized while only the greeting exists', async () => {
  const { page } = await openNewMember(server(), 'Nora')
  await page.goto(`${server().url}/en/chat`)
  await page.getByRole('button', { name: chat.finalize, exact: true }).click()
  expect(await page.getByRole('alert').textContent()).toContain(chat.nothingToFinalize)
})

test('a guard sends an anonymous user to the landing page and the login back to where they were going', async () => {
  const { person } = await openNewMember(server(), 'Vera')
  const { page } = await openPage()
  await page.goto(`${server().url}/en/chat`)
  await page.waitForURL('**/en')
  await page.getByRole('link', { name: account.logIn, exact: true }).first().click()
  await logIn(page, 'en', person)
  await page.waitForURL('**/en/chat')
  await page.getByRole('heading', { level: 1, name: chat.title }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/en/chat')
})
