import { afterAll, beforeAll, expect, test } from 'vitest'
import { me } from '#shared/contract/account.ts'
import { generateInvite } from '#shared/contract/invites.ts'
import { readConfig } from '../../config.ts'
import { signInProviders } from '../../outside/oauth/sign-in-providers.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, type Person } from '../../test/people.ts'
import { openPeers } from '../../test/sign-in-peers.ts'
import { passThrough } from '../../test/sign-in-walk.ts'

const openIdProviders = ['google', 'apple', 'microsoft', 'linkedin'] as const

let app: TestApp
let admin: Person
let outside: Awaited<ReturnType<typeof openPeers>>

beforeAll(async () => {
  outside = await openPeers()
  app = await openTestApp({ signInProviders: outside.signInProviders })
  admin = await signUpAdmin(app)
})
afterAll(async () => {
  await app.close()
  await outside.close()
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each(openIdProviders)('an ID token of %s that nobody signed is refused', async (name) => {
  const { server, signIn } = outside.peers[name]
  signIn({ subject: `unsigned-at-${name}`, email: `unsigned.at.${name}@example.org` })
  server.service.once('beforeResponse', (response: { body: Record<string, unknown> }) => {
    const [, payload] = String(response.body.id_token).split('.')
    response.body.id_token = `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`
  })
  const visitor = app.visitor()
  const invite = (await admin.call(generateInvite)).code
  expect(await passThrough(app, visitor, name, { invite })).toBe('/en/login?error=failed')
  await expect(visitor.call(me)).rejects.toThrow('not signed in')
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
    const { issuer } = outside.peers[name].server
    const own = issuer.url
    // A connection to providers that has read no document yet.
    const providers = signInProviders(readConfig(outside.environment).oauth, () => Date.now())
    issuer.url = 'https://evil.example'
    const outcome = providers.get(name)?.start(attempt)
    await expect(outcome).rejects.toMatchObject({ name: 'ProviderError', reason: 'failed' })
    issuer.url = own
    await expect(providers.get(name)?.start(attempt)).resolves.toBeInstanceOf(URL)
  },
)

test('a page of another site sets nobody on the way to a provider; one’s own page and a typed address do', async () => {
  const lead = async (site: string | null) => {
    const headers: Record<string, string> = site === null ? {} : { 'sec-fetch-site': site }
    const answer = await app.visitor().fetch('/auth/oauth/google/start?lang=de', { headers })
    const { origin, pathname } = new URL(answer.headers.get('location') ?? '')
    return { origin, pathname, marks: answer.headers.getSetCookie().length }
  }
  for (const site of ['cross-site', 'same-site']) {
    expect(await lead(site)).toEqual({ origin: app.deps.publicUrl, pathname: '/de/login', marks: 0 })
  }
  for (const site of ['same-origin', 'none', null]) {
    expect((await lead(site)).origin).toBe(new URL(outside.peers.google.url).origin)
  }
})
