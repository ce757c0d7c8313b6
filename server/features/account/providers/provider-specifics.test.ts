import { verify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { me } from '#shared/contract/account.ts'
import { readConfig } from '../../../config/config.ts'
import { signInProviders } from '../../../adapters/oauth/sign-in-providers.ts'
import { openOAuthFixture, newPerson, type OAuthFixture } from '../../../test/oauth-fixture.ts'
import { startSignIn } from '../../../test/oauth-flow.ts'

let fixture: OAuthFixture

beforeAll(async () => {
  fixture = await openOAuthFixture()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.reset())

describe('GitHub', () => {
  test('may name itself in its answer, but no other issuer', async () => {
    fixture.servers.github.signIn(newPerson())
    const code = await fixture.newCode()
    const anonymous = fixture.app.anonymous()
    const mixedUp = await startSignIn(anonymous, 'github', { invite: code })
    mixedUp.searchParams.set('iss', 'https://evil.example/login/oauth')
    expect(await fixture.finishSignIn(anonymous, mixedUp)).toBe('/en/login?error=failed')
    const right = await startSignIn(anonymous, 'github', { invite: code })
    right.searchParams.set('iss', `${fixture.servers.github.url}/login/oauth`)
    expect(await fixture.finishSignIn(anonymous, right)).toBe('/en')
  })

  test('has a fixed address; an Enterprise server has that of the setting', async () => {
    const startOf = async (environment: Record<string, string>) => {
      const { oauth } = readConfig({ OAUTH_GITHUB_ID: 'id', OAUTH_GITHUB_SECRET: 's', ...environment })
      const provider = signInProviders(oauth, () => Date.now()).get('github')
      const attempt = { redirectUri: 'https://own.example/back', state: 's', verifier: 'v', nonce: 'n' }
      return (await provider?.start(attempt))?.href.split('?')[0]
    }
    expect(await startOf({})).toBe('https://github.com/login/oauth/authorize')
    expect(await startOf({ OAUTH_GITHUB_URL: 'https://git.example.org' })).toBe(
      'https://git.example.org/login/oauth/authorize',
    )
  })
})

describe('Apple', () => {
  test('signs its secret with the key of the team, for each exchange', async () => {
    fixture.servers.apple.signIn(newPerson())
    await fixture.completeSignIn(fixture.app.anonymous(), 'apple', { invite: await fixture.newCode() })
    const secret = String(fixture.servers.apple.exchanges.at(-1)?.client_secret)
    const [header = '', claims = '', signature = ''] = secret.split('.')
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect(read(header)).toEqual({ alg: 'ES256', kid: 'KEY1234567' })
    expect(read(claims)).toMatchObject({
      iss: 'TEAM123456',
      sub: 'convive-at-apple',
      aud: fixture.servers.apple.url,
    })
    expect(read(claims).exp - read(claims).iat).toBeLessThanOrEqual(300)
    const key = { key: fixture.applePublicKey, dsaEncoding: 'ieee-p1363' } as const
    const content = Buffer.from(`${header}.${claims}`)
    expect(verify('sha256', content, key, Buffer.from(signature, 'base64url'))).toBe(true)
  })

  test('sends the name beside the code at the first sign-in', async () => {
    fixture.servers.apple.signIn(newPerson())
    const anonymous = fixture.app.anonymous()
    const back = await startSignIn(anonymous, 'apple', { invite: await fixture.newCode() })
    back.searchParams.set('user', JSON.stringify({ name: { firstName: 'Zoé', lastName: 'Ünal' } }))
    expect(await fixture.finishSignIn(anonymous, back)).toBe('/en')
    expect((await anonymous.call(me)).name).toBe('Zoé Ünal')
  })

  test('may post from its own site; other posts and other types are refused', async () => {
    const post = (path: string, headers: Record<string, string>) =>
      fetch(new URL(path, fixture.app.url), { method: 'POST', body: 'a=b', headers, redirect: 'manual' })
    const form = 'application/x-www-form-urlencoded'
    const origin = 'https://appleid.apple.com'
    const own = '/auth/oauth/apple/callback'
    expect((await post(own, { origin, 'content-type': form })).status).toBe(303)
    expect((await post(own, { origin, 'content-type': 'application/json' })).status).toBe(415)
    expect((await post('/auth/oauth/google/callback', { 'content-type': form })).status).toBe(404)
    const foreign = await post('/auth/logout', { origin, 'content-type': 'application/json' })
    expect(foreign.status).toBe(403)
  })
})
