import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listProviders, me } from '#shared/contract/account.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { providers } from '#shared/constants/providers.ts'
import { openTestApp } from '../../../test/app.ts'
import { openOAuthFixture, newPerson, type OAuthFixture } from '../../../test/oauth-fixture.ts'
import { openOAuthServers } from '../../../test/oauth-servers.ts'
import { startSignIn } from '../../../test/oauth-flow.ts'

let fixture: OAuthFixture

beforeAll(async () => {
  fixture = await openOAuthFixture()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.reset())

describe('the redirects of a sign-in', () => {
  test('exist for configured providers only', async () => {
    const client = fixture.app.anonymous()
    expect(await client.call(listProviders)).toEqual([...providers])
    const bare = await openTestApp()
    try {
      expect(await bare.anonymous().call(listProviders)).toEqual([])
      for (const path of [
        'google/start',
        'google/callback?code=1&state=2',
        'facebook/start',
        'toString/start',
      ]) {
        const answer = await bare.anonymous().fetch(`/auth/oauth/${path}`)
        expect([answer.status, await answer.json()]).toEqual([404, { error: 'not found' }])
      }
    } finally {
      await bare.close()
    }
  })

  test('lead to a page of this site, never to another one', async () => {
    const person = newPerson()
    fixture.servers.google.signIn(person)
    const client = fixture.app.anonymous()
    await fixture.completeSignIn(client, 'google', { invite: await fixture.newCode() })
    const led: string[] = []
    for (const path of [
      '/en/discover?search=soup#top',
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example',
      '/\t/evil.example',
      'en/chat',
      'javascript:alert(1)',
    ]) {
      led.push(await fixture.completeSignIn(client, 'google', { return: path }))
    }
    expect(led).toEqual(['/en/discover?search=soup#top', ...Array.from({ length: 7 }, () => '/en')])
  })

  test('have the requested language, else that of the page', async () => {
    const client = fixture.app.anonymous()
    client.cookies.set('language', 'de')
    fixture.servers.google.signIn(newPerson())
    expect(await fixture.completeSignIn(client, 'google', { lang: 'xx' })).toBe(
      '/de/login?error=invite_required',
    )
    const lost = await client.fetch('/auth/oauth/google/callback?code=1')
    expect(lost.headers.get('location')).toBe(`${fixture.app.deps.publicUrl}/de/login?error=failed`)
  })

  test('use the code in the cookie of the sign-up page, at the start or at the callback', async () => {
    fixture.servers.google.signIn(newPerson())
    const before = fixture.app.anonymous()
    before.cookies.set('invite_code', await fixture.newCode())
    expect(await fixture.completeSignIn(before, 'google')).toBe('/en')
    expect(before.cookies.has('invite_code')).toBe(false)

    fixture.servers.google.signIn(newPerson())
    const after = fixture.app.anonymous()
    const back = await startSignIn(after, 'google')
    after.cookies.set('invite_code', await fixture.newCode())
    expect(await fixture.finishSignIn(after, back)).toBe('/en')
  })

  test('of two tabs at once make one account with one code', async () => {
    fixture.servers.google.signIn(newPerson())
    const client = fixture.app.anonymous()
    const code = await fixture.newCode()
    const tabs = []
    for (let tab = 0; tab < 4; tab += 1) tabs.push(await startSignIn(client, 'google', { invite: code }))
    expect(await Promise.all(tabs.map((back) => fixture.finishSignIn(client, back)))).toEqual([
      '/en',
      '/en',
      '/en',
      '/en',
    ])
    expect((await client.call(me)).isVerified).toBe(true)
  })

  test('of twenty people with one code sign up one', async () => {
    const code = await fixture.newCode()
    const waiting = []
    for (let count = 0; count < 20; count += 1) {
      const client = fixture.app.anonymous()
      fixture.servers.google.signIn(newPerson())
      // The fixture fixes the identity at the start of each sign-in, so these run one after the other.
      waiting.push({ client, back: await startSignIn(client, 'google', { invite: code }) })
    }
    let next = 0
    fixture.servers.google.server.service.on('beforeTokenSigning', racing)
    function racing(token: { payload: Record<string, unknown> }) {
      next += 1
      Object.assign(token.payload, {
        sub: `racer-${next}`,
        email: `racer${next}@example.org`,
        email_verified: true,
      })
    }
    const pages = await Promise.all(waiting.map(({ client, back }) => fixture.finishSignIn(client, back)))
    fixture.servers.google.server.service.off('beforeTokenSigning', racing)
    expect(pages.filter((page) => page === '/en')).toHaveLength(1)
    expect(pages.filter((page) => page.endsWith('invite_required'))).toHaveLength(19)
  })

  test('start a session with a new token and end the former one', async () => {
    const person = newPerson()
    fixture.servers.google.signIn(person)
    const client = fixture.app.anonymous()
    await fixture.completeSignIn(client, 'google', { invite: await fixture.newCode() })
    const before = client.cookies.get('session') ?? ''
    await fixture.completeSignIn(client, 'google')
    expect(client.cookies.get('session')).not.toBe(before)
    const old = fixture.app.anonymous()
    old.cookies.set('session', before)
    await expect(old.call(me)).rejects.toThrow('not signed in')
  })

  test('report an unreachable provider at the start', async () => {
    const peers = await openOAuthServers()
    const lonely = await openTestApp({ signInProviders: peers.signInProviders })
    try {
      await peers.servers.google.server.stop()
      const answer = await lonely.anonymous().fetch('/auth/oauth/google/start?lang=fr')
      expect(answer.headers.get('location')).toBe(`${lonely.deps.publicUrl}/fr/login?error=unavailable`)
      await peers.servers.google.server.start(Number(new URL(peers.servers.google.url).port), '127.0.0.1')
      const again = await lonely.anonymous().fetch('/auth/oauth/google/start')
      expect(again.headers.get('location')).toContain(`${peers.servers.google.url}/authorize`)
    } finally {
      await lonely.close()
      await peers.close()
    }
  })

  test('are limited per address', async () => {
    const client = fixture.app.anonymous()
    const { count } = rateLimits.providerSignInsPerAddress
    for (let tries = 0; tries < count; tries += 1) {
      expect((await client.fetch('/auth/oauth/google/start')).status).toBe(302)
    }
    const refused = await client.fetch('/auth/oauth/google/start')
    expect([refused.status, await refused.json()]).toEqual([429, { error: 'too many requests' }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await fixture.app.db.deleteFrom('oauth_states').execute()
  })
})
