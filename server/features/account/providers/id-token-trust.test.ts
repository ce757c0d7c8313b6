import { afterAll, beforeAll, expect, test } from 'vitest'
import { me } from '#shared/contract/account.ts'
import { generateInvite } from '#shared/contract/invites.ts'
import { readConfig } from '../../../config/config.ts'
import { signInProviders } from '../../../adapters/oauth/sign-in-providers.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { signUpAdmin, type TestUser } from '../../../test/users.ts'
import { openOAuthServers } from '../../../test/oauth-servers.ts'
import { completeSignIn } from '../../../test/oauth-flow.ts'

const openIdProviders = ['google', 'apple', 'microsoft', 'linkedin'] as const

let app: TestApp
let admin: TestUser
let outside: Awaited<ReturnType<typeof openOAuthServers>>

beforeAll(async () => {
  outside = await openOAuthServers()
  app = await openTestApp({ signInProviders: outside.signInProviders })
  admin = await signUpAdmin(app)
})
afterAll(async () => {
  await app.close()
  await outside.close()
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each(openIdProviders)('an unsigned ID token of %s is refused', async (name) => {
  const { server, signIn } = outside.servers[name]
  signIn({ subject: `unsigned-at-${name}`, email: `unsigned.at.${name}@example.org` })
  server.service.once('beforeResponse', (response: { body: Record<string, unknown> }) => {
    const [, payload] = String(response.body.id_token).split('.')
    response.body.id_token = `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`
  })
  const anonymous = app.anonymous()
  const invite = (await admin.call(generateInvite)).code
  expect(await completeSignIn(app, anonymous, name, { invite })).toBe('/en/login?error=failed')
  await expect(anonymous.call(me)).rejects.toThrow('not signed in')
})

test.each(openIdProviders)(
  'a discovery document at the address of %s that names another issuer is refused',
  async (name) => {
    const attempt = {
      redirectUri: `${app.deps.publicUrl}/auth/oauth/${name}/callback`,
      state: 'a state',
      verifier: 'v'.repeat(43),
      nonce: 'a nonce',
    }
    const { issuer } = outside.servers[name].server
    const own = issuer.url
    // New provider clients, which have not fetched the discovery documents yet.
    const providers = signInProviders(readConfig(outside.environment).oauth, () => Date.now())
    issuer.url = 'https://evil.example'
    const outcome = providers.get(name)?.start(attempt)
    await expect(outcome).rejects.toMatchObject({ name: 'ProviderError', reason: 'failed' })
    issuer.url = own
    await expect(providers.get(name)?.start(attempt)).resolves.toBeInstanceOf(URL)
  },
)

test('a page of another site cannot start a sign-in; our own page and a typed address can', async () => {
  const lead = async (site: string | null) => {
    const headers: Record<string, string> = site === null ? {} : { 'sec-fetch-site': site }
    const answer = await app.anonymous().fetch('/auth/oauth/google/start?lang=de', { headers })
    const { origin, pathname } = new URL(answer.headers.get('location') ?? '')
    return { origin, pathname, marks: answer.headers.getSetCookie().length }
  }
  for (const site of ['cross-site', 'same-site']) {
    expect(await lead(site)).toEqual({ origin: app.deps.publicUrl, pathname: '/de/login', marks: 0 })
  }
  for (const site of ['same-origin', 'none', null]) {
    expect((await lead(site)).origin).toBe(new URL(outside.servers.google.url).origin)
  }
})
