import { afterAll, expect, test } from 'vitest'
import { openOAuthServers } from '../server/test/oauth-servers.ts'
import { inviteCode, openNewMember } from './accounts.ts'
import { logIn } from './actions.ts'
import { openPage } from './browser.ts'
import { finalizeThroughLogin, finalizeThroughPassword, steps } from './pending-recipe.ts'
import { sharedServer } from './server.ts'
import { texts } from './texts.ts'

const { servers: peers, environment, close } = await openOAuthServers()
const server = sharedServer(() => environment)
afterAll(close)

const { chat, words } = texts.en

test('a session that ends before each step leads to login, and the recipe is saved once, no step twice', async () => {
  expect(await finalizeThroughPassword(server(), steps)).toEqual(steps)
})

// The way back through a provider is the same for every step; the first has stored least, the last most.
test('the same with a sign-in provider, before the first step and before the last', async () => {
  peers.google.signIn({ subject: 'g-zoe', email: 'zoe@example.org', name: 'Zoé' })
  const { page } = await openPage()
  await page.goto(`${server().url}/auth/oauth/google/start?lang=en&invite=${await inviteCode(server())}`)
  await page.waitForURL('**/en')
  const comeIn = () => page.getByRole('button', { name: 'Continue with Google' }).click()
  expect(await finalizeThroughLogin(server(), page, ['recipe', 'save'], comeIn)).toEqual(steps)
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
  await page.getByRole('link', { name: words.logIn, exact: true }).first().click()
  await logIn(page, 'en', person)
  await page.waitForURL('**/en/chat')
  await page.getByRole('heading', { level: 1, name: chat.title }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/en/chat')
})
