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

describe('the way there and back', () => {
  test('names the providers that are set up, and knows no others', async () => {
    const visitor = fixture.app.anonymous()
    expect(await visitor.call(listProviders)).toEqual([...providers])
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

  test('leads on to a page of our own, never to another site', async () => {
    const person = newPerson()
    fixture.servers.google.signIn(person)
    const visitor = fixture.app.anonymous()
    await fixture.completeSignIn(visitor, 'google', { invite: await fixture.newCode() })
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
      led.push(await fixture.completeSignIn(visitor, 'google', { return: path }))
    }
    expect(led).toEqual(['/en/discover?search=soup#top', ...Array.from({ length: 7 }, () => '/en')])
  })

  test('speaks the language asked for, else the page’s', async () => {
    const visitor = fixture.app.anonymous()
    visitor.cookies.set('language', 'de')
    fixture.servers.google.signIn(newPerson())
    expect(await fixture.completeSignIn(visitor, 'google', { lang: 'xx' })).toBe(
      '/de/login?error=invite_required',
    )
    const lost = await visitor.fetch('/auth/oauth/google/callback?code=1')
    expect(lost.headers.get('location')).toBe(`${fixture.app.deps.publicUrl}/de/login?error=failed`)
  })

  test('takes the code that the sign-up page keeps in its cookie, there or back', async () => {
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

  test('in two tabs at once makes one account from one code', async () => {
    fixture.servers.google.signIn(newPerson())
    const visitor = fixture.app.anonymous()
    const code = await fixture.newCode()
    const tabs = []
    for (let tab = 0; tab < 4; tab += 1) tabs.push(await startSignIn(visitor, 'google', { invite: code }))
    expect(await Promise.all(tabs.map((back) => fixture.finishSignIn(visitor, back)))).toEqual([
      '/en',
      '/en',
      '/en',
      '/en',
    ])
    expect((await visitor.call(me)).isVerified).toBe(true)
  })

  test('of twenty people with one code lets one in', async () => {
    const code = await fixture.newCode()
    const waiting = []
    for (let count = 0; count < 20; count += 1) {
      const visitor = fixture.app.anonymous()
      fixture.servers.google.signIn(newPerson())
      // Who somebody is, is decided when the provider is asked, so each has an exchange of their own below.
      waiting.push({ visitor, back: await startSignIn(visitor, 'google', { invite: code }) })
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
    const pages = await Promise.all(waiting.map(({ visitor, back }) => fixture.finishSignIn(visitor, back)))
    fixture.servers.google.server.service.off('beforeTokenSigning', racing)
    expect(pages.filter((page) => page === '/en')).toHaveLength(1)
    expect(pages.filter((page) => page.endsWith('invite_required'))).toHaveLength(19)
  })

  test('starts a session with a new id and ends the one before', async () => {
    const person = newPerson()
    fixture.servers.google.signIn(person)
    const visitor = fixture.app.anonymous()
    await fixture.completeSignIn(visitor, 'google', { invite: await fixture.newCode() })
    const before = visitor.cookies.get('session') ?? ''
    await fixture.completeSignIn(visitor, 'google')
    expect(visitor.cookies.get('session')).not.toBe(before)
    const old = fixture.app.anonymous()
    old.cookies.set('session', before)
    await expect(old.call(me)).rejects.toThrow('not signed in')
  })

  test('tells who could not be reached before one has left', async () => {
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

  test('is limited per address', async () => {
    const visitor = fixture.app.anonymous()
    const { count } = rateLimits.providerSignInsPerAddress
    for (let tries = 0; tries < count; tries += 1) {
      expect((await visitor.fetch('/auth/oauth/google/start')).status).toBe(302)
    }
    const refused = await visitor.fetch('/auth/oauth/google/start')
    expect([refused.status, await refused.json()]).toEqual([429, { error: 'too many requests' }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await fixture.app.db.deleteFrom('oauth_states').execute()
  })
})
