import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listProviders, me } from '#shared/contract/account.ts'
import { limits } from '#shared/limits.ts'
import { providers } from '#shared/providers.ts'
import { openTestApp } from '../../test/app.ts'
import { openSignInHouse, someone, type SignInHouse } from '../../test/sign-in-house.ts'
import { openPeers } from '../../test/sign-in-peers.ts'
import { goThere } from '../../test/sign-in-walk.ts'

let house: SignInHouse

beforeAll(async () => {
  house = await openSignInHouse()
})
afterAll(() => house.close())
beforeEach(() => house.calmDown())

describe('the way there and back', () => {
  test('names the providers that are set up, and knows no others', async () => {
    const visitor = house.app.visitor()
    expect(await visitor.call(listProviders)).toEqual([...providers])
    const bare = await openTestApp()
    try {
      expect(await bare.visitor().call(listProviders)).toEqual([])
      for (const path of [
        'google/start',
        'google/callback?code=1&state=2',
        'facebook/start',
        'toString/start',
      ]) {
        const answer = await bare.visitor().fetch(`/auth/oauth/${path}`)
        expect([answer.status, await answer.json()]).toEqual([404, { error: 'not found' }])
      }
    } finally {
      await bare.close()
    }
  })

  test('leads on to a page of our own, never to another site', async () => {
    const person = someone()
    house.peers.google.signIn(person)
    const visitor = house.app.visitor()
    await house.passThrough(visitor, 'google', { invite: await house.newCode() })
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
      led.push(await house.passThrough(visitor, 'google', { return: path }))
    }
    expect(led).toEqual(['/en/discover?search=soup#top', ...Array.from({ length: 7 }, () => '/en')])
  })

  test('speaks the language asked for, else the page’s', async () => {
    const visitor = house.app.visitor()
    visitor.cookies.set('language', 'de')
    house.peers.google.signIn(someone())
    expect(await house.passThrough(visitor, 'google', { lang: 'xx' })).toBe('/de/login?error=invite_required')
    const lost = await visitor.fetch('/auth/oauth/google/callback?code=1')
    expect(lost.headers.get('location')).toBe(`${house.app.deps.publicUrl}/de/login?error=failed`)
  })

  test('takes the code that the sign-up page keeps in its cookie, there or back', async () => {
    house.peers.google.signIn(someone())
    const before = house.app.visitor()
    before.cookies.set('invite_code', await house.newCode())
    expect(await house.passThrough(before, 'google')).toBe('/en')
    expect(before.cookies.has('invite_code')).toBe(false)

    house.peers.google.signIn(someone())
    const after = house.app.visitor()
    const back = await goThere(after, 'google')
    after.cookies.set('invite_code', await house.newCode())
    expect(await house.comeBack(after, back)).toBe('/en')
  })

  test('in two tabs at once makes one account from one code', async () => {
    house.peers.google.signIn(someone())
    const visitor = house.app.visitor()
    const code = await house.newCode()
    const tabs = []
    for (let tab = 0; tab < 4; tab += 1) tabs.push(await goThere(visitor, 'google', { invite: code }))
    expect(await Promise.all(tabs.map((back) => house.comeBack(visitor, back)))).toEqual([
      '/en',
      '/en',
      '/en',
      '/en',
    ])
    expect((await visitor.call(me)).isVerified).toBe(true)
  })

  test('of twenty people with one code lets one in', async () => {
    const code = await house.newCode()
    const waiting = []
    for (let count = 0; count < 20; count += 1) {
      const visitor = house.app.visitor()
      house.peers.google.signIn(someone())
      // Who somebody is, is decided when the provider is asked, so each has an exchange of their own below.
      waiting.push({ visitor, back: await goThere(visitor, 'google', { invite: code }) })
    }
    let next = 0
    house.peers.google.server.service.on('beforeTokenSigning', racing)
    function racing(token: { payload: Record<string, unknown> }) {
      next += 1
      Object.assign(token.payload, {
        sub: `racer-${next}`,
        email: `racer${next}@example.org`,
        email_verified: true,
      })
    }
    const pages = await Promise.all(waiting.map(({ visitor, back }) => house.comeBack(visitor, back)))
    house.peers.google.server.service.off('beforeTokenSigning', racing)
    expect(pages.filter((page) => page === '/en')).toHaveLength(1)
    expect(pages.filter((page) => page.endsWith('invite_required'))).toHaveLength(19)
  })

  test('starts a session with a new id and ends the one before', async () => {
    const person = someone()
    house.peers.google.signIn(person)
    const visitor = house.app.visitor()
    await house.passThrough(visitor, 'google', { invite: await house.newCode() })
    const before = visitor.cookies.get('session') ?? ''
    await house.passThrough(visitor, 'google')
    expect(visitor.cookies.get('session')).not.toBe(before)
    const old = house.app.visitor()
    old.cookies.set('session', before)
    await expect(old.call(me)).rejects.toThrow('not signed in')
  })

  test('tells who could not be reached before one has left', async () => {
    const peers = await openPeers()
    const lonely = await openTestApp({ signInProviders: peers.signInProviders })
    try {
      await peers.peers.google.server.stop()
      const answer = await lonely.visitor().fetch('/auth/oauth/google/start?lang=fr')
      expect(answer.headers.get('location')).toBe(`${lonely.deps.publicUrl}/fr/login?error=unavailable`)
      await peers.peers.google.server.start(Number(new URL(peers.peers.google.url).port), '127.0.0.1')
      const again = await lonely.visitor().fetch('/auth/oauth/google/start')
      expect(again.headers.get('location')).toContain(`${peers.peers.google.url}/authorize`)
    } finally {
      await lonely.close()
      await peers.close()
    }
  })

  test('is limited per address', async () => {
    const visitor = house.app.visitor()
    const { count } = limits.attempts.providerSignInsPerAddress
    for (let tries = 0; tries < count; tries += 1) {
      expect((await visitor.fetch('/auth/oauth/google/start')).status).toBe(302)
    }
    const refused = await visitor.fetch('/auth/oauth/google/start')
    expect([refused.status, await refused.json()]).toEqual([429, { error: 'too many requests' }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await house.app.db.deleteFrom('oauth_states').execute()
  })
})
