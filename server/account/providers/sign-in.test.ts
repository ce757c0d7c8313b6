import { verify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  listProviders,
  login,
  me,
  requestReset,
  resetPassword,
  signup,
  verifyEmail,
} from '#shared/contract/account.ts'
import { generateInvite, validateInvite } from '#shared/contract/invites.ts'
import { limits } from '#shared/limits.ts'
import { providers, type Provider } from '#shared/providers.ts'
import { hashToken } from '../../http/session.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import {
  goodPassword,
  mailedToken,
  signUpAdmin,
  signUpMember,
  verificationToken,
  type Person,
} from '../../test/people.ts'
import { openPeers } from '../../test/sign-in-peers.ts'
import * as walk from '../../test/sign-in-walk.ts'
import { goThere } from '../../test/sign-in-walk.ts'
import type { Visitor } from '../../test/visitor.ts'

let app: TestApp
let admin: Person
let outside: Awaited<ReturnType<typeof openPeers>>
let counter = 1000

beforeAll(async () => {
  outside = await openPeers()
  app = await openTestApp({ signInProviders: outside.signInProviders })
  admin = await signUpAdmin(app)
})
afterAll(async () => {
  await app.close()
  await outside.close()
})
beforeEach(async () => {
  await app.db.deleteFrom('attempts').execute()
  for (const name of providers) outside.peers[name].break(null)
})

const someone = (name = 'Zoé') => {
  counter += 1
  return { subject: String(counter), email: `person${counter}@example.org`, name }
}
const newCode = async () => (await admin.call(generateInvite)).code
const isOpen = (code: string) =>
  app
    .visitor()
    .call(validateInvite, { body: { code } })
    .then(
      () => true,
      () => false,
    )

const comeBack = (visitor: Visitor, back: URL) => walk.comeBack(app, visitor, back)
const passThrough = (visitor: Visitor, name: Provider, query?: Record<string, string>) =>
  walk.passThrough(app, visitor, name, query)

describe.each(providers)('signing in with %s', (name) => {
  const isProof = name !== 'amazon'

  test('makes an account from an invite, once; the same person comes in again without one', async () => {
    const person = someone()
    outside.peers[name].signIn(person)
    const code = await newCode()
    const visitor = app.visitor()
    const page = await passThrough(visitor, name, { invite: code.toLowerCase(), lang: 'fr' })
    expect(await isOpen(code)).toBe(false)
    if (isProof) {
      expect(page).toBe('/fr')
    } else {
      expect(page).toBe('/verify?info=sent')
      await expect(visitor.call(me)).rejects.toThrow('not signed in')
      expect(await passThrough(visitor, name)).toBe('/verify?info=sent')
      const token = await verificationToken(app, person.email)
      await visitor.call(verifyEmail, { body: { token } })
      expect(await passThrough(visitor, name)).toBe('/en')
    }
    expect(await visitor.call(me)).toMatchObject({
      email: person.email,
      name: name === 'apple' ? null : person.name,
      isVerified: true,
      isAdmin: false,
      language: 'fr',
      hasPassword: false,
    })

    const again = app.visitor()
    // The address may change over there: the person is who they were.
    outside.peers[name].signIn({ ...person, email: 'moved.away@example.org' })
    expect(await passThrough(again, name, { lang: 'de' })).toBe('/de')
    expect((await again.call(me)).email).toBe(person.email)
  })

  test('without a usable invite leads to the login with invite_required, and makes nothing', async () => {
    outside.peers[name].signIn(someone())
    const used = await newCode()
    const body = { email: someone().email, password: goodPassword, inviteCode: used }
    await app.visitor().call(signup, { body })
    for (const query of [{ invite: '' }, { invite: used }, { invite: 'ABCDEFGHJK' }, { invite: 'no code' }]) {
      const visitor = app.visitor()
      expect(await passThrough(visitor, name, { ...query, lang: 'es' })).toBe(
        '/es/login?error=invite_required',
      )
      await expect(visitor.call(me)).rejects.toThrow('not signed in')
    }
  })

  test('without an address says no_email and spends no invite', async () => {
    outside.peers[name].signIn({ subject: String((counter += 1)), email: null })
    const code = await newCode()
    expect(await passThrough(app.visitor(), name, { invite: code })).toBe('/en/login?error=no_email')
    expect(await isOpen(code)).toBe(true)
  })

  test('with the address of a member says account_exists, opens nothing and spends no invite', async () => {
    const member = await signUpMember(app, admin)
    outside.peers[name].signIn({ ...someone(), email: member.email.toUpperCase() })
    const code = await newCode()
    const visitor = app.visitor()
    expect(await passThrough(visitor, name, { invite: code })).toBe('/en/login?error=account_exists')
    await expect(visitor.call(me)).rejects.toThrow('not signed in')
    expect(await isOpen(code)).toBe(true)
  })

  test('is for the browser that started, once, and for this provider only', async () => {
    outside.peers[name].signIn(someone())
    const code = await newCode()
    const failed = '/en/login?error=failed'

    expect(await comeBack(app.visitor(), await goThere(app.visitor(), name, { invite: code }))).toBe(failed)

    const visitor = app.visitor()
    const tampered = await goThere(visitor, name, { invite: code })
    const state = tampered.searchParams.get('state') ?? ''
    tampered.searchParams.set('state', `${state.slice(0, -1)}${state.endsWith('A') ? 'B' : 'A'}`)
    expect(await comeBack(visitor, tampered)).toBe(failed)

    const elsewhere = await goThere(visitor, name, { invite: code })
    elsewhere.pathname = `/auth/oauth/${name === 'google' ? 'github' : 'google'}/callback`
    expect(await comeBack(visitor, elsewhere)).toBe(failed)

    const late = await goThere(visitor, name, { invite: code })
    app.pass(limits.providerSignIn + 1000)
    expect(await comeBack(visitor, late)).toBe(failed)
    expect(await isOpen(code)).toBe(true)

    const good = await goThere(visitor, name, { invite: code })
    expect(await comeBack(visitor, good)).not.toContain('error')
    expect(await comeBack(visitor, good)).toBe(failed)
  })

  test('that the provider breaks off says failed, and unavailable while it is in trouble', async () => {
    outside.peers[name].signIn(someone())
    const visitor = app.visitor()
    const declined = await goThere(visitor, name)
    declined.searchParams.delete('code')
    declined.searchParams.set('error', 'access_denied')
    expect(await comeBack(visitor, declined)).toBe('/en/login?error=failed')

    outside.peers[name].break(400)
    expect(await passThrough(visitor, name)).toBe('/en/login?error=failed')
    outside.peers[name].break(503)
    expect(await passThrough(visitor, name)).toBe('/en/login?error=unavailable')
  })

  test('sends what the provider wants to see, and nothing of ours in the open', async () => {
    outside.peers[name].signIn(someone())
    const code = await newCode()
    const visitor = app.visitor()
    const start = await visitor.fetch(`/auth/oauth/${name}/start?invite=${code}`)
    const location = new URL(start.headers.get('location') ?? '')
    const sent = Object.fromEntries(location.searchParams)
    expect(sent).toMatchObject({
      response_type: 'code',
      client_id: `convive-at-${name}`,
      redirect_uri: `${app.deps.publicUrl}/auth/oauth/${name}/callback`,
    })
    expect('code_challenge' in sent).toBe(['google', 'microsoft', 'github', 'amazon'].includes(name))
    expect('nonce' in sent).toBe(['google', 'microsoft', 'apple'].includes(name))
    expect(sent.response_mode).toBe(name === 'apple' ? 'form_post' : undefined)
    expect(location.href).not.toContain(code)
    const row = await app.db
      .selectFrom('oauth_flows')
      .selectAll()
      .where('state_hash', '=', hashToken(sent.state ?? ''))
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(code)
    expect(JSON.stringify(row)).not.toContain(sent.state)

    const there = await fetch(location, { redirect: 'manual' })
    await comeBack(visitor, new URL(there.headers.get('location') ?? ''))
    const exchange = outside.peers[name].exchanges.at(-1)
    expect(exchange).toMatchObject({
      grant_type: 'authorization_code',
      client_id: `convive-at-${name}`,
      redirect_uri: `${app.deps.publicUrl}/auth/oauth/${name}/callback`,
    })
    expect('code_verifier' in (exchange ?? {})).toBe('code_challenge' in sent)
    if (name !== 'apple') expect(exchange?.client_secret).toBe(`secret-of-${name}`)
  })
})

describe.each(['google', 'apple', 'microsoft', 'linkedin'] as const)('the ID token of %s', (name) => {
  const forgeries: [string, Record<string, unknown>][] = [
    ['for somebody else', { aud: 'another-client' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['without a subject', { sub: undefined }],
    ['with the nonce of another attempt', { nonce: 'of-another-attempt' }],
  ]
  if (name !== 'linkedin') forgeries.push(['without a nonce', { nonce: undefined }])

  test.each(forgeries)('%s is refused, and no invite spent', async (_, claims) => {
    outside.peers[name].signIn(someone())
    outside.peers[name].forge(claims)
    const code = await newCode()
    const visitor = app.visitor()
    expect(await passThrough(visitor, name, { invite: code })).toBe('/en/login?error=failed')
    await expect(visitor.call(me)).rejects.toThrow('not signed in')
    expect(await isOpen(code)).toBe(true)
  })

  test('with a signature that does not belong to it is refused', async () => {
    const { server, signIn } = outside.peers[name]
    signIn(someone())
    server.service.once('beforeResponse', (response: { body: Record<string, unknown> }) => {
      const [header, payload] = String(response.body.id_token).split('.')
      const [, , otherSignature] = String(response.body.access_token).split('.')
      response.body.id_token = [header, payload, otherSignature].join('.')
    })
    expect(await passThrough(app.visitor(), name, { invite: await newCode() })).toBe('/en/login?error=failed')
  })
})

describe('an address that nobody vouches for', () => {
  test.each([
    ['google', false],
    ['microsoft', false],
    ['linkedin', false],
    ['apple', false],
    ['amazon', true],
  ] as const)('from %s gets our own mail before it opens anything', async (name, isProven) => {
    const person = { ...someone(), isProven }
    outside.peers[name].signIn(person)
    const visitor = app.visitor()
    expect(await passThrough(visitor, name, { invite: await newCode() })).toBe('/verify?info=sent')
    await expect(visitor.call(me)).rejects.toThrow('not signed in')
    expect(await verificationToken(app, person.email)).toBeTruthy()
  })

  test('from GitHub is no address at all', async () => {
    outside.peers.github.signIn({ ...someone(), isProven: false })
    expect(await passThrough(app.visitor(), 'github', { invite: await newCode() })).toBe(
      '/en/login?error=no_email',
    )
  })

  test('mails at most three times, however often one comes back', async () => {
    const person = someone()
    outside.peers.amazon.signIn(person)
    await passThrough(app.visitor(), 'amazon', { invite: await newCode() })
    for (let count = 0; count < 6; count += 1) {
      expect(await passThrough(app.visitor(), 'amazon')).toBe('/verify?info=sent')
    }
    const mails = (await app.mails()).filter(({ to }) => to === person.email)
    expect(mails).toHaveLength(1 + limits.attempts.resendsPerEmail.count)
  })
})

describe('a squatted address', () => {
  const squat = async (email: string) => {
    const body = { email, name: 'Squatter', password: goodPassword, inviteCode: await newCode() }
    await app.visitor().call(signup, { body })
  }

  test('goes to its proven owner; the squatter’s password, links and sessions go', async () => {
    const person = someone('The owner')
    await squat(person.email)
    const token = await verificationToken(app, person.email)
    outside.peers.google.signIn(person)
    const visitor = app.visitor()
    const code = await newCode()
    expect(await passThrough(visitor, 'google', { invite: code })).toBe('/en')
    expect(await visitor.call(me)).toMatchObject({
      email: person.email,
      name: 'The owner',
      isVerified: true,
      hasPassword: false,
    })
    // The account had its invite already.
    expect(await isOpen(code)).toBe(true)
    const password = goodPassword
    await expect(app.visitor().call(login, { body: { email: person.email, password } })).rejects.toThrow(
      'Invalid credentials',
    )
    await expect(app.visitor().call(verifyEmail, { body: { token } })).rejects.toThrow(
      'Invalid or expired token',
    )
  })

  test('that a provider without proof claimed is taken back too, with that way in', async () => {
    const person = someone()
    const squatter = { subject: String((counter += 1)), email: person.email, name: 'Squatter' }
    outside.peers.amazon.signIn(squatter)
    await passThrough(app.visitor(), 'amazon', { invite: await newCode() })
    outside.peers.google.signIn(person)
    expect(await passThrough(app.visitor(), 'google')).toBe('/en')
    expect(await passThrough(app.visitor(), 'amazon')).toBe('/en/login?error=account_exists')
  })

  test('is not given to somebody who cannot prove it either', async () => {
    const person = someone()
    await squat(person.email)
    outside.peers.amazon.signIn(person)
    expect(await passThrough(app.visitor(), 'amazon', { invite: await newCode() })).toBe(
      '/en/login?error=account_exists',
    )
  })

  test('whose owner resets the password keeps nobody else’s way in', async () => {
    const person = someone()
    outside.peers.amazon.signIn(person)
    await passThrough(app.visitor(), 'amazon', { invite: await newCode() })
    const owner = app.visitor()
    await owner.call(requestReset, { body: { email: person.email } })
    const token = await mailedToken(app, person.email, 'reset')
    await owner.call(resetPassword, { body: { token, password: goodPassword } })
    await owner.call(login, { body: { email: person.email, password: goodPassword } })
    expect(await passThrough(app.visitor(), 'amazon')).toBe('/en/login?error=account_exists')
  })
})

describe('the way there and back', () => {
  test('names the providers that are set up, and knows no others', async () => {
    const visitor = app.visitor()
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
    outside.peers.google.signIn(person)
    const visitor = app.visitor()
    await passThrough(visitor, 'google', { invite: await newCode() })
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
      led.push(await passThrough(visitor, 'google', { return: path }))
    }
    expect(led).toEqual(['/en/discover?search=soup#top', ...Array.from({ length: 7 }, () => '/en')])
  })

  test('speaks the language asked for, else the page’s', async () => {
    const visitor = app.visitor()
    visitor.cookies.set('language', 'de')
    outside.peers.google.signIn(someone())
    expect(await passThrough(visitor, 'google', { lang: 'xx' })).toBe('/de/login?error=invite_required')
    const lost = await visitor.fetch('/auth/oauth/google/callback?code=1')
    expect(lost.headers.get('location')).toBe(`${app.deps.publicUrl}/de/login?error=failed`)
  })

  test('takes the code that the sign-up page keeps in its cookie, there or back', async () => {
    outside.peers.google.signIn(someone())
    const before = app.visitor()
    before.cookies.set('invite_code', await newCode())
    expect(await passThrough(before, 'google')).toBe('/en')
    expect(before.cookies.has('invite_code')).toBe(false)

    outside.peers.google.signIn(someone())
    const after = app.visitor()
    const back = await goThere(after, 'google')
    after.cookies.set('invite_code', await newCode())
    expect(await comeBack(after, back)).toBe('/en')
  })

  test('in two tabs at once makes one account from one code', async () => {
    outside.peers.google.signIn(someone())
    const visitor = app.visitor()
    const code = await newCode()
    const tabs = []
    for (let tab = 0; tab < 4; tab += 1) tabs.push(await goThere(visitor, 'google', { invite: code }))
    expect(await Promise.all(tabs.map((back) => comeBack(visitor, back)))).toEqual([
      '/en',
      '/en',
      '/en',
      '/en',
    ])
    expect((await visitor.call(me)).isVerified).toBe(true)
  })

  test('of twenty people with one code lets one in', async () => {
    const code = await newCode()
    const waiting = []
    for (let count = 0; count < 20; count += 1) {
      const visitor = app.visitor()
      outside.peers.google.signIn(someone())
      // Who somebody is, is decided when the provider is asked, so each has an exchange of their own below.
      waiting.push({ visitor, back: await goThere(visitor, 'google', { invite: code }) })
    }
    let next = 0
    outside.peers.google.server.service.on('beforeTokenSigning', racing)
    function racing(token: { payload: Record<string, unknown> }) {
      next += 1
      Object.assign(token.payload, {
        sub: `racer-${next}`,
        email: `racer${next}@example.org`,
        email_verified: true,
      })
    }
    const pages = await Promise.all(waiting.map(({ visitor, back }) => comeBack(visitor, back)))
    outside.peers.google.server.service.off('beforeTokenSigning', racing)
    expect(pages.filter((page) => page === '/en')).toHaveLength(1)
    expect(pages.filter((page) => page.endsWith('invite_required'))).toHaveLength(19)
  })

  test('starts a session with a new id and ends the one before', async () => {
    const person = someone()
    outside.peers.google.signIn(person)
    const visitor = app.visitor()
    await passThrough(visitor, 'google', { invite: await newCode() })
    const before = visitor.cookies.get('session') ?? ''
    await passThrough(visitor, 'google')
    expect(visitor.cookies.get('session')).not.toBe(before)
    const old = app.visitor()
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
    const visitor = app.visitor()
    const { count } = limits.attempts.providerSignInsPerAddress
    for (let tries = 0; tries < count; tries += 1) {
      expect((await visitor.fetch('/auth/oauth/google/start')).status).toBe(302)
    }
    const refused = await visitor.fetch('/auth/oauth/google/start')
    expect([refused.status, await refused.json()]).toEqual([429, { error: 'too many requests' }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await app.db.deleteFrom('oauth_flows').execute()
  })
})

describe('Apple', () => {
  test('signs its secret with the key of the team, for each exchange', async () => {
    outside.peers.apple.signIn(someone())
    await passThrough(app.visitor(), 'apple', { invite: await newCode() })
    const secret = String(outside.peers.apple.exchanges.at(-1)?.client_secret)
    const [header = '', claims = '', signature = ''] = secret.split('.')
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect(read(header)).toEqual({ alg: 'ES256', kid: 'KEY1234567' })
    expect(read(claims)).toMatchObject({
      iss: 'TEAM123456',
      sub: 'convive-at-apple',
      aud: outside.peers.apple.url,
    })
    expect(read(claims).exp - read(claims).iat).toBeLessThanOrEqual(300)
    const key = { key: outside.applePublicKey, dsaEncoding: 'ieee-p1363' } as const
    const content = Buffer.from(`${header}.${claims}`)
    expect(verify('sha256', content, key, Buffer.from(signature, 'base64url'))).toBe(true)
  })

  test('tells the name beside the code, the first time', async () => {
    outside.peers.apple.signIn(someone())
    const visitor = app.visitor()
    const back = await goThere(visitor, 'apple', { invite: await newCode() })
    back.searchParams.set('user', JSON.stringify({ name: { firstName: 'Zoé', lastName: 'Ünal' } }))
    expect(await comeBack(visitor, back)).toBe('/en')
    expect((await visitor.call(me)).name).toBe('Zoé Ünal')
  })

  test('may post from its own site; other posts and other types are refused', async () => {
    const post = (path: string, headers: Record<string, string>) =>
      fetch(new URL(path, app.url), { method: 'POST', body: 'a=b', headers, redirect: 'manual' })
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
