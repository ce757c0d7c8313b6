import { verify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { me } from '#shared/contract/account.ts'
import { readConfig } from '../../config.ts'
import { signInProviders } from '../../outside/oauth/sign-in-providers.ts'
import { openSignInHouse, someone, type SignInHouse } from '../../test/sign-in-house.ts'
import { goThere } from '../../test/sign-in-walk.ts'

let house: SignInHouse

beforeAll(async () => {
  house = await openSignInHouse()
})
afterAll(() => house.close())
beforeEach(() => house.calmDown())

describe('GitHub', () => {
  test('may name itself in its answer, but is believed by no other name', async () => {
    house.peers.github.signIn(someone())
    const code = await house.newCode()
    const visitor = house.app.visitor()
    const mixedUp = await goThere(visitor, 'github', { invite: code })
    mixedUp.searchParams.set('iss', 'https://evil.example/login/oauth')
    expect(await house.comeBack(visitor, mixedUp)).toBe('/en/login?error=failed')
    const right = await goThere(visitor, 'github', { invite: code })
    right.searchParams.set('iss', `${house.peers.github.url}/login/oauth`)
    expect(await house.comeBack(visitor, right)).toBe('/en')
  })

  test('is where it always is, and an Enterprise server where the setting says', async () => {
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
    house.peers.apple.signIn(someone())
    await house.passThrough(house.app.visitor(), 'apple', { invite: await house.newCode() })
    const secret = String(house.peers.apple.exchanges.at(-1)?.client_secret)
    const [header = '', claims = '', signature = ''] = secret.split('.')
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect(read(header)).toEqual({ alg: 'ES256', kid: 'KEY1234567' })
    expect(read(claims)).toMatchObject({
      iss: 'TEAM123456',
      sub: 'convive-at-apple',
      aud: house.peers.apple.url,
    })
    expect(read(claims).exp - read(claims).iat).toBeLessThanOrEqual(300)
    const key = { key: house.applePublicKey, dsaEncoding: 'ieee-p1363' } as const
    const content = Buffer.from(`${header}.${claims}`)
    expect(verify('sha256', content, key, Buffer.from(signature, 'base64url'))).toBe(true)
  })

  test('tells the name beside the code, the first time', async () => {
    house.peers.apple.signIn(someone())
    const visitor = house.app.visitor()
    const back = await goThere(visitor, 'apple', { invite: await house.newCode() })
    back.searchParams.set('user', JSON.stringify({ name: { firstName: 'Zoé', lastName: 'Ünal' } }))
    expect(await house.comeBack(visitor, back)).toBe('/en')
    expect((await visitor.call(me)).name).toBe('Zoé Ünal')
  })

  test('may post from its own site; other posts and other types are refused', async () => {
    const post = (path: string, headers: Record<string, string>) =>
      fetch(new URL(path, house.app.url), { method: 'POST', body: 'a=b', headers, redirect: 'manual' })
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
