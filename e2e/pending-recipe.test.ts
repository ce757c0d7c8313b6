import { afterAll, expect, test } from 'vitest'
import { openOAuthServers } from '../server/test/oauth-servers.ts'
import { inviteCode } from './accounts.ts'
import { closeBrowser, openPage } from './browser.ts'
import { finalizeThroughLogin, finalizeThroughPassword, steps } from './pending-recipe.ts'
import { sharedServer } from './server.ts'

const { servers: peers, environment, close } = await openOAuthServers()
const server = sharedServer(() => environment)
afterAll(closeBrowser)
afterAll(close)

test.each(['plating', 'image'] as const)(
  'a session that ends before the step "%s" leads to login, and the recipe is saved once, no step twice',
  async (lost) => {
    expect(await finalizeThroughPassword(server(), lost)).toEqual(steps)
  },
)

test.each(steps)('the same with a sign-in provider, lost before "%s"', async (lost) => {
  peers.google.signIn({ subject: `g-${lost}`, email: `zoe-${lost}@example.org`, name: 'Zoé' })
  const { page } = await openPage()
  await page.goto(`${server().url}/auth/oauth/google/start?lang=en&invite=${await inviteCode(server())}`)
  await page.waitForURL('**/en')
  const comeIn = () => page.getByRole('button', { name: 'Continue with Google' }).click()
  expect(await finalizeThroughLogin(server(), page, lost, comeIn)).toEqual(steps)
})
