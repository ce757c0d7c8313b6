import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { me, signup, verifyEmail } from '#shared/contract/account.ts'
import { limits } from '#shared/limits.ts'
import { providers } from '#shared/providers.ts'
import { hashToken } from '../../http/session.ts'
import { goodPassword, signUpMember, verificationToken } from '../../test/people.ts'
import { openSignInHouse, someone, type SignInHouse } from '../../test/sign-in-house.ts'
import { goThere } from '../../test/sign-in-walk.ts'

let house: SignInHouse

beforeAll(async () => {
  house = await openSignInHouse()
})
afterAll(() => house.close())
beforeEach(() => house.calmDown())

describe.each(providers)('signing in with %s', (name) => {
  const isProof = name !== 'amazon'

  test('makes an account from an invite, once; the same person comes in again without one', async () => {
    const person = someone()
    house.peers[name].signIn(person)
    const code = await house.newCode()
    const visitor = house.app.visitor()
    const page = await house.passThrough(visitor, name, { invite: code.toLowerCase(), lang: 'fr' })
    expect(await house.isOpen(code)).toBe(false)
    if (isProof) {
      expect(page).toBe('/fr')
    } else {
      expect(page).toBe('/verify?info=sent')
      await expect(visitor.call(me)).rejects.toThrow('not signed in')
      expect(await house.passThrough(visitor, name)).toBe('/verify?info=sent')
      const token = await verificationToken(house.app, person.email)
      await visitor.call(verifyEmail, { body: { token } })
      expect(await house.passThrough(visitor, name)).toBe('/en')
    }
    expect(await visitor.call(me)).toMatchObject({
      email: person.email,
      name: name === 'apple' ? null : person.name,
      isVerified: true,
      isAdmin: false,
      language: 'fr',
      hasPassword: false,
    })

    const again = house.app.visitor()
    // The address may change over there: the person is who they were.
    house.peers[name].signIn({ ...person, email: 'moved.away@example.org' })
    const another = await house.newCode()
    expect(await house.passThrough(again, name, { lang: 'de', invite: another })).toBe('/de')
    expect((await again.call(me)).email).toBe(person.email)
    expect(await house.isOpen(another)).toBe(true)
  })

  test('without a usable invite leads to the login with invite_required, and makes nothing', async () => {
    house.peers[name].signIn(someone())
    const used = await house.newCode()
    const body = { email: someone().email, password: goodPassword, inviteCode: used }
    await house.app.visitor().call(signup, { body })
    for (const query of [{ invite: '' }, { invite: used }, { invite: 'ABCDEFGHJK' }, { invite: 'no code' }]) {
      const visitor = house.app.visitor()
      expect(await house.passThrough(visitor, name, { ...query, lang: 'es' })).toBe(
        '/es/login?error=invite_required',
      )
      await expect(visitor.call(me)).rejects.toThrow('not signed in')
    }
  })

  test('without an address says no_email and spends no invite', async () => {
    house.peers[name].signIn({ subject: someone().subject, email: null })
    const code = await house.newCode()
    expect(await house.passThrough(house.app.visitor(), name, { invite: code })).toBe(
      '/en/login?error=no_email',
    )
    expect(await house.isOpen(code)).toBe(true)
  })

  test('with the address of a member says account_exists, opens nothing and spends no invite', async () => {
    const member = await signUpMember(house.app, house.admin)
    house.peers[name].signIn({ ...someone(), email: member.email.toUpperCase() })
    const code = await house.newCode()
    const visitor = house.app.visitor()
    expect(await house.passThrough(visitor, name, { invite: code })).toBe('/en/login?error=account_exists')
    await expect(visitor.call(me)).rejects.toThrow('not signed in')
    expect(await house.isOpen(code)).toBe(true)
  })

  test('is for the browser that started, once, and for this provider only', async () => {
    house.peers[name].signIn(someone())
    const code = await house.newCode()
    const failed = '/en/login?error=failed'

    expect(
      await house.comeBack(house.app.visitor(), await goThere(house.app.visitor(), name, { invite: code })),
    ).toBe(failed)

    const visitor = house.app.visitor()
    const tampered = await goThere(visitor, name, { invite: code })
    const state = tampered.searchParams.get('state') ?? ''
    tampered.searchParams.set('state', `${state.slice(0, -1)}${state.endsWith('A') ? 'B' : 'A'}`)
    expect(await house.comeBack(visitor, tampered)).toBe(failed)

    const elsewhere = await goThere(visitor, name, { invite: code })
    elsewhere.pathname = `/auth/oauth/${name === 'google' ? 'github' : 'google'}/callback`
    expect(await house.comeBack(visitor, elsewhere)).toBe(failed)

    const late = await goThere(visitor, name, { invite: code })
    house.app.pass(limits.providerSignIn + 1000)
    expect(await house.comeBack(visitor, late)).toBe(failed)
    expect(await house.isOpen(code)).toBe(true)

    const good = await goThere(visitor, name, { invite: code })
    expect(await house.comeBack(visitor, good)).not.toContain('error')
    expect(await house.comeBack(visitor, good)).toBe(failed)
  })

  test('that the provider breaks off says failed, and unavailable while it is in trouble', async () => {
    house.peers[name].signIn(someone())
    const visitor = house.app.visitor()
    const declined = await goThere(visitor, name)
    declined.searchParams.delete('code')
    declined.searchParams.set('error', 'access_denied')
    expect(await house.comeBack(visitor, declined)).toBe('/en/login?error=failed')

    house.peers[name].break(400)
    expect(await house.passThrough(visitor, name)).toBe('/en/login?error=failed')
    house.peers[name].break(503)
    expect(await house.passThrough(visitor, name)).toBe('/en/login?error=unavailable')
  })

  test('sends what the provider wants to see, and nothing of ours in the open', async () => {
    house.peers[name].signIn(someone())
    const code = await house.newCode()
    const visitor = house.app.visitor()
    const start = await visitor.fetch(`/auth/oauth/${name}/start?invite=${code}`)
    const location = new URL(start.headers.get('location') ?? '')
    const sent = Object.fromEntries(location.searchParams)
    expect(sent).toMatchObject({
      response_type: 'code',
      client_id: `convive-at-${name}`,
      redirect_uri: `${house.app.deps.publicUrl}/auth/oauth/${name}/callback`,
    })
    expect('code_challenge' in sent).toBe(['google', 'microsoft', 'github', 'amazon'].includes(name))
    expect('nonce' in sent).toBe(['google', 'microsoft', 'apple'].includes(name))
    expect(sent.response_mode).toBe(name === 'apple' ? 'form_post' : undefined)
    expect(location.href).not.toContain(code)
    const row = await house.app.db
      .selectFrom('oauth_states')
      .selectAll()
      .where('state_hash', '=', hashToken(sent.state ?? ''))
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(code)
    expect(JSON.stringify(row)).not.toContain(sent.state)

    const there = await fetch(location, { redirect: 'manual' })
    await house.comeBack(visitor, new URL(there.headers.get('location') ?? ''))
    const exchange = house.peers[name].exchanges.at(-1)
    expect(exchange).toMatchObject({
      grant_type: 'authorization_code',
      client_id: `convive-at-${name}`,
      redirect_uri: `${house.app.deps.publicUrl}/auth/oauth/${name}/callback`,
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
    house.peers[name].signIn(someone())
    house.peers[name].forge(claims)
    const code = await house.newCode()
    const visitor = house.app.visitor()
    expect(await house.passThrough(visitor, name, { invite: code })).toBe('/en/login?error=failed')
    await expect(visitor.call(me)).rejects.toThrow('not signed in')
    expect(await house.isOpen(code)).toBe(true)
  })

  test('with a signature that does not belong to it is refused', async () => {
    const { server, signIn } = house.peers[name]
    signIn(someone())
    server.service.once('beforeResponse', (response: { body: Record<string, unknown> }) => {
      const [header, payload] = String(response.body.id_token).split('.')
      const [, , otherSignature] = String(response.body.access_token).split('.')
      response.body.id_token = [header, payload, otherSignature].join('.')
    })
    expect(await house.passThrough(house.app.visitor(), name, { invite: await house.newCode() })).toBe(
      '/en/login?error=failed',
    )
  })
})
