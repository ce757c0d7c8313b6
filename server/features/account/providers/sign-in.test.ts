import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { me, signup, verifyEmail } from '#shared/contract/account.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { providers } from '#shared/constants/providers.ts'
import { hashToken } from '../../../platform/auth/session.ts'
import { goodPassword, signUpUser, verificationToken } from '../../../test/users.ts'
import { openOAuthFixture, newPerson, type OAuthFixture } from '../../../test/oauth-fixture.ts'
import { startSignIn } from '../../../test/oauth-flow.ts'

let fixture: OAuthFixture

beforeAll(async () => {
  fixture = await openOAuthFixture()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.reset())

describe.each(providers)('signing in with %s', (name) => {
  const isProof = name !== 'amazon'

  test('creates an account by an invite once; later sign-ins need none', async () => {
    const person = newPerson()
    fixture.servers[name].signIn(person)
    const code = await fixture.newCode()
    const anonymous = fixture.app.anonymous()
    const page = await fixture.completeSignIn(anonymous, name, { invite: code.toLowerCase(), lang: 'fr' })
    expect(await fixture.isUsable(code)).toBe(false)
    if (isProof) {
      expect(page).toBe('/fr')
    } else {
      expect(page).toBe('/verify?info=sent')
      await expect(anonymous.call(me)).rejects.toThrow('not signed in')
      expect(await fixture.completeSignIn(anonymous, name)).toBe('/verify?info=sent')
      const token = await verificationToken(fixture.app, person.email)
      await anonymous.call(verifyEmail, { body: { token } })
      expect(await fixture.completeSignIn(anonymous, name)).toBe('/en')
    }
    expect(await anonymous.call(me)).toMatchObject({
      email: person.email,
      name: name === 'apple' ? null : person.name,
      isVerified: true,
      isAdmin: false,
      language: 'fr',
      hasPassword: false,
    })

    const again = fixture.app.anonymous()
    // The provider's e-mail may change; the subject identifies the account.
    fixture.servers[name].signIn({ ...person, email: 'moved.away@example.org' })
    const another = await fixture.newCode()
    expect(await fixture.completeSignIn(again, name, { lang: 'de', invite: another })).toBe('/de')
    expect((await again.call(me)).email).toBe(person.email)
    expect(await fixture.isUsable(another)).toBe(true)
  })

  test('without a valid invite redirects to the login with invite_required and creates nothing', async () => {
    fixture.servers[name].signIn(newPerson())
    const used = await fixture.newCode()
    const body = { email: newPerson().email, password: goodPassword, inviteCode: used }
    await fixture.app.anonymous().call(signup, { body })
    for (const query of [{ invite: '' }, { invite: used }, { invite: 'ABCDEFGHJK' }, { invite: 'no code' }]) {
      const anonymous = fixture.app.anonymous()
      expect(await fixture.completeSignIn(anonymous, name, { ...query, lang: 'es' })).toBe(
        '/es/login?error=invite_required',
      )
      await expect(anonymous.call(me)).rejects.toThrow('not signed in')
    }
  })

  test('without an e-mail answers no_email and consumes no invite', async () => {
    fixture.servers[name].signIn({ subject: newPerson().subject, email: null })
    const code = await fixture.newCode()
    expect(await fixture.completeSignIn(fixture.app.anonymous(), name, { invite: code })).toBe(
      '/en/login?error=no_email',
    )
    expect(await fixture.isUsable(code)).toBe(true)
  })

  test('with the e-mail of a user answers account_exists and consumes no invite', async () => {
    const member = await signUpUser(fixture.app, fixture.admin)
    fixture.servers[name].signIn({ ...newPerson(), email: member.email.toUpperCase() })
    const code = await fixture.newCode()
    const anonymous = fixture.app.anonymous()
    expect(await fixture.completeSignIn(anonymous, name, { invite: code })).toBe(
      '/en/login?error=account_exists',
    )
    await expect(anonymous.call(me)).rejects.toThrow('not signed in')
    expect(await fixture.isUsable(code)).toBe(true)
  })

  test('is valid once, for the browser that started and for this provider only', async () => {
    fixture.servers[name].signIn(newPerson())
    const code = await fixture.newCode()
    const failed = '/en/login?error=failed'

    expect(
      await fixture.finishSignIn(
        fixture.app.anonymous(),
        await startSignIn(fixture.app.anonymous(), name, { invite: code }),
      ),
    ).toBe(failed)

    const anonymous = fixture.app.anonymous()
    const tampered = await startSignIn(anonymous, name, { invite: code })
    const state = tampered.searchParams.get('state') ?? ''
    tampered.searchParams.set('state', `${state.slice(0, -1)}${state.endsWith('A') ? 'B' : 'A'}`)
    expect(await fixture.finishSignIn(anonymous, tampered)).toBe(failed)

    const elsewhere = await startSignIn(anonymous, name, { invite: code })
    elsewhere.pathname = `/auth/oauth/${name === 'google' ? 'github' : 'google'}/callback`
    expect(await fixture.finishSignIn(anonymous, elsewhere)).toBe(failed)

    const late = await startSignIn(anonymous, name, { invite: code })
    fixture.app.advanceClock(lifetimes.providerSignIn + 1000)
    expect(await fixture.finishSignIn(anonymous, late)).toBe(failed)
    expect(await fixture.isUsable(code)).toBe(true)

    const good = await startSignIn(anonymous, name, { invite: code })
    expect(await fixture.finishSignIn(anonymous, good)).not.toContain('error')
    expect(await fixture.finishSignIn(anonymous, good)).toBe(failed)
  })

  test('that the provider aborts answers failed, and unavailable when the provider has an error', async () => {
    fixture.servers[name].signIn(newPerson())
    const anonymous = fixture.app.anonymous()
    const declined = await startSignIn(anonymous, name)
    declined.searchParams.delete('code')
    declined.searchParams.set('error', 'access_denied')
    expect(await fixture.finishSignIn(anonymous, declined)).toBe('/en/login?error=failed')

    fixture.servers[name].failWith(400)
    expect(await fixture.completeSignIn(anonymous, name)).toBe('/en/login?error=failed')
    fixture.servers[name].failWith(503)
    expect(await fixture.completeSignIn(anonymous, name)).toBe('/en/login?error=unavailable')
  })

  test('sends the parameters that the provider requires, and no secret in the URL', async () => {
    fixture.servers[name].signIn(newPerson())
    const code = await fixture.newCode()
    const anonymous = fixture.app.anonymous()
    const start = await anonymous.fetch(`/auth/oauth/${name}/start?invite=${code}`)
    const location = new URL(start.headers.get('location') ?? '')
    const sent = Object.fromEntries(location.searchParams)
    expect(sent).toMatchObject({
      response_type: 'code',
      client_id: `convive-at-${name}`,
      redirect_uri: `${fixture.app.deps.publicUrl}/auth/oauth/${name}/callback`,
    })
    expect('code_challenge' in sent).toBe(['google', 'microsoft', 'github', 'amazon'].includes(name))
    expect('nonce' in sent).toBe(['google', 'microsoft', 'apple'].includes(name))
    expect(sent.response_mode).toBe(name === 'apple' ? 'form_post' : undefined)
    expect(location.href).not.toContain(code)
    const row = await fixture.app.db
      .selectFrom('oauth_states')
      .selectAll()
      .where('state_hash', '=', hashToken(sent.state ?? ''))
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(code)
    expect(JSON.stringify(row)).not.toContain(sent.state)

    const there = await fetch(location, { redirect: 'manual' })
    await fixture.finishSignIn(anonymous, new URL(there.headers.get('location') ?? ''))
    const exchange = fixture.servers[name].exchanges.at(-1)
    expect(exchange).toMatchObject({
      grant_type: 'authorization_code',
      client_id: `convive-at-${name}`,
      redirect_uri: `${fixture.app.deps.publicUrl}/auth/oauth/${name}/callback`,
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

  test.each(forgeries)('%s is refused, and no invite consumed', async (_, claims) => {
    fixture.servers[name].signIn(newPerson())
    fixture.servers[name].forge(claims)
    const code = await fixture.newCode()
    const anonymous = fixture.app.anonymous()
    expect(await fixture.completeSignIn(anonymous, name, { invite: code })).toBe('/en/login?error=failed')
    await expect(anonymous.call(me)).rejects.toThrow('not signed in')
    expect(await fixture.isUsable(code)).toBe(true)
  })

  test('with a wrong signature is refused', async () => {
    const { server, signIn } = fixture.servers[name]
    signIn(newPerson())
    server.service.once('beforeResponse', (response: { body: Record<string, unknown> }) => {
      const [header, payload] = String(response.body.id_token).split('.')
      const [, , otherSignature] = String(response.body.access_token).split('.')
      response.body.id_token = [header, payload, otherSignature].join('.')
    })
    expect(
      await fixture.completeSignIn(fixture.app.anonymous(), name, { invite: await fixture.newCode() }),
    ).toBe('/en/login?error=failed')
  })
})
