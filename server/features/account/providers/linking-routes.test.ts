import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  changePassword,
  deleteAccount,
  linkProvider,
  listLinkedProviders,
  login,
  me,
  unlinkProvider,
} from '#shared/contract/account.ts'
import { generateInvite } from '#shared/contract/invites.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Provider } from '#shared/constants/providers.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { openOAuthFixture, newPerson, type OAuthFixture } from '../../../test/oauth-fixture.ts'
import { openOAuthServers } from '../../../test/oauth-servers.ts'
import { finishSignIn, completeSignIn, followProvider } from '../../../test/oauth-flow.ts'
import type { TestClient } from '../../../test/client.ts'

let fixture: OAuthFixture
let app: TestApp
let admin: TestUser

beforeAll(async () => {
  fixture = await openOAuthFixture()
  ;({ app, admin } = fixture)
})
afterAll(() => fixture.close())
beforeEach(() => fixture.reset())

const link = async (client: TestClient, provider: Provider, password: string | null = goodPassword) => {
  const { url } = await client.call(linkProvider, { params: { provider }, body: { password } })
  return finishSignIn(app, client, await followProvider(url))
}
const unlink = (client: TestClient, provider: string, password: string | null = goodPassword) =>
  client.call(unlinkProvider, { params: { provider }, body: { password } })
const linked = async (client: TestClient) =>
  (await client.call(listLinkedProviders)).map(({ provider }) => provider)

/** A user who signed up with Google and has no password. */
async function signUpByGoogle() {
  const person = newPerson()
  fixture.servers.google.signIn(person)
  const client = app.anonymous()
  expect(
    await completeSignIn(app, client, 'google', { invite: (await admin.call(generateInvite)).code }),
  ).toBe('/en')
  return { client, person }
}

describe('linking a provider', () => {
  test('lets the user sign in with it, whatever e-mail it sends, and mails a notice', async () => {
    const member = await signUpUser(app, admin)
    const person = newPerson()
    fixture.servers.github.signIn(person)
    member.setLanguage('de')
    expect(await link(member, 'github')).toBe('/de/settings?linked=github#providers')
    expect(await member.call(listLinkedProviders)).toMatchObject([
      { provider: 'github', email: person.email, linked_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
    ])
    const elsewhere = app.anonymous()
    expect(await completeSignIn(app, elsewhere, 'github')).toBe('/en')
    expect((await elsewhere.call(me)).email).toBe(member.email)
    const mails = (await app.mails()).filter(({ to }) => to === member.email)
    expect(mails.at(-1)?.subject).toBe('You can now sign in with GitHub')
  })

  test('requires the password: a session left open is not enough', async () => {
    const member = await signUpUser(app, admin)
    fixture.servers.google.signIn(newPerson())
    for (let count = 0; count < rateLimits.wrongPasswordsPerDevice.count; count += 1) {
      await expect(link(member, 'google', count === 1 ? null : 'wrong one')).rejects.toThrow('wrong password')
    }
    await expect(link(member, 'google')).rejects.toThrow('too many requests')
    expect(await linked(member)).toEqual([])
  })

  test('is refused for the identity of another user, who keeps it', async () => {
    const { person, client } = await signUpByGoogle()
    const member = await signUpUser(app, admin)
    expect(await link(member, 'google')).toBe('/en/settings?error=account_exists#providers')
    expect(await linked(member)).toEqual([])
    fixture.servers.google.signIn(person)
    expect(await completeSignIn(app, client, 'google')).toBe('/en')
    expect((await client.call(me)).email).toBe(person.email)
  })

  test('accepts one account per provider, also from two tabs at once', async () => {
    const member = await signUpUser(app, admin)
    const first = newPerson()
    fixture.servers.google.signIn(first)
    const start = () =>
      member.call(linkProvider, { params: { provider: 'google' }, body: { password: goodPassword } })
    const tabs = [await start(), await start(), await start()]
    const back = async (tab: { url: string } | undefined) =>
      finishSignIn(app, member, await followProvider(tab?.url ?? ''))
    expect(await back(tabs[0])).toContain('linked=google')
    expect(await back(tabs[1])).toContain('linked=google')
    fixture.servers.google.signIn(newPerson())
    expect(await back(tabs[2])).toContain('error=account_exists')
    expect(await member.call(listLinkedProviders)).toMatchObject([{ email: first.email }])
    await expect(start()).rejects.toMatchObject({ code: 'already linked', status: 409 })
  })

  test('works only in the session that started it', async () => {
    const member = await signUpUser(app, admin)
    const victim = await signUpUser(app, admin)
    fixture.servers.google.signIn(newPerson())
    const ask = { params: { provider: 'google' }, body: { password: goodPassword } }
    for (const client of [victim, app.anonymous()]) {
      const { url } = await member.call(linkProvider, ask)
      expect(await finishSignIn(app, client, await followProvider(url))).toMatch(
        /^\/en\/settings\?error=failed#providers$/,
      )
    }
    const { url } = await member.call(linkProvider, ask)
    await member.call(login, { body: { email: member.email, password: goodPassword } })
    expect(await finishSignIn(app, member, await followProvider(url))).toContain('error=failed')
    expect([await linked(member), await linked(victim)]).toEqual([[], []])
  })

  test('that fails at the provider leads back to the settings', async () => {
    const member = await signUpUser(app, admin)
    fixture.servers.google.signIn(newPerson())
    fixture.servers.google.forge({ aud: 'another-client' })
    expect(await link(member, 'google')).toBe('/en/settings?error=failed#providers')
    expect(await linked(member)).toEqual([])
  })

  test('of an unknown or unreachable provider is an error', async () => {
    const member = await signUpUser(app, admin)
    await expect(link(member, 'facebook' as Provider)).rejects.toMatchObject({ status: 404 })
    const peers = await openOAuthServers()
    const lonely = await openTestApp({ signInProviders: peers.signInProviders })
    try {
      await peers.servers.apple.server.stop()
      const host = await signUpAdmin(lonely)
      const ask = { params: { provider: 'apple' }, body: { password: goodPassword } }
      await expect(host.call(linkProvider, ask)).rejects.toMatchObject({ code: 'unavailable', status: 503 })
    } finally {
      await lonely.close()
      await peers.close()
    }
  })
})

describe('unlinking a provider', () => {
  test('ends sign-ins with it, and mails a notice', async () => {
    const member = await signUpUser(app, admin)
    fixture.servers.linkedin.signIn(newPerson())
    await link(member, 'linkedin')
    await expect(unlink(member, 'linkedin', 'wrong one')).rejects.toThrow('wrong password')
    await unlink(member, 'linkedin')
    expect(await linked(member)).toEqual([])
    expect(await completeSignIn(app, app.anonymous(), 'linkedin')).toBe('/en/login?error=invite_required')
    const mails = (await app.mails()).filter(({ to }) => to === member.email)
    expect(mails.at(-1)?.subject).toBe('Signing in with LinkedIn has been switched off')
    await expect(unlink(member, 'linkedin')).rejects.toMatchObject({ code: 'not found', status: 404 })
    await expect(unlink(member, 'facebook')).rejects.toMatchObject({ code: 'not found', status: 404 })
  })

  test('is refused while the account is locked after wrong passwords', async () => {
    const member = await signUpUser(app, admin)
    for (let count = 0; count < rateLimits.wrongPasswordsPerDevice.count; count += 1) {
      await expect(unlink(member, 'google', 'wrong one')).rejects.toThrow('wrong password')
    }
    await expect(unlink(member, 'google')).rejects.toThrow('too many requests')
  })

  test('is refused for the last sign-in method; of two concurrent ones one is refused', async () => {
    const { client } = await signUpByGoogle()
    await expect(unlink(client, 'google', null)).rejects.toMatchObject({ code: 'last way in', status: 409 })
    fixture.servers.amazon.signIn(newPerson())
    expect(await link(client, 'amazon', null)).toContain('linked=amazon')
    const outcomes = await Promise.allSettled([
      unlink(client, 'google', null),
      unlink(client, 'amazon', null),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await linked(client)).toHaveLength(1)
  })

  test('does not count a provider that is no longer configured', async () => {
    const { client } = await signUpByGoogle()
    const id = (await client.call(me)).id
    const poorer = await openTestApp({
      db: app.db,
      signInProviders: new Map([...fixture.signInProviders].filter(([name]) => name === 'google')),
    })
    try {
      fixture.servers.amazon.signIn(newPerson())
      await link(client, 'amazon', null)
      const there = poorer.anonymous()
      for (const [name, value] of client.cookies) there.cookies.set(name, value)
      expect((await there.call(me)).id).toBe(id)
      await expect(unlink(there, 'google', null)).rejects.toThrow('last way in')
      await unlink(there, 'amazon', null)
    } finally {
      await poorer.close()
    }
  })
})

describe('a user without a password', () => {
  test('re-authenticates by a fresh sign-in: to set one, to link, to unlink and to delete the account', async () => {
    const { client } = await signUpByGoogle()
    app.advanceClock(lifetimes.recentSignIn + 1000)
    const first = { current: null, password: goodPassword }
    await expect(client.call(changePassword, { body: first })).rejects.toThrow('sign in again')
    await expect(link(client, 'github', null)).rejects.toThrow('sign in again')
    await expect(unlink(client, 'google', null)).rejects.toThrow('sign in again')
    await expect(client.call(deleteAccount, { body: { password: null } })).rejects.toThrow('sign in again')

    expect(await completeSignIn(app, client, 'google', { return: '/en/settings#password' })).toBe(
      '/en/settings#password',
    )
    await client.call(changePassword, { body: first })
    expect((await client.call(me)).hasPassword).toBe(true)
    await unlink(client, 'google')
    const { email } = await client.call(me)
    const other = app.anonymous()
    await other.call(login, { body: { email, password: goodPassword } })
    await other.call(deleteAccount, { body: { password: goodPassword } })
  })

  test('can sign up again by a new invite after deleting the account', async () => {
    const { client, person } = await signUpByGoogle()
    await client.call(deleteAccount, { body: { password: null } })
    const rows = await app.db.selectFrom('identities').select('subject').execute()
    expect(rows.map(({ subject }) => subject)).not.toContain(person.subject)
    expect(await completeSignIn(app, app.anonymous(), 'google')).toBe('/en/login?error=invite_required')
    const invite = (await admin.call(generateInvite)).code
    expect(await completeSignIn(app, app.anonymous(), 'google', { invite })).toBe('/en')
  })

  test('gets the linked providers in the export', async () => {
    const { client } = await signUpByGoogle()
    const archive = Buffer.from(await (await client.fetch('/api/user/export')).arrayBuffer())
    expect(archive.toString('latin1')).toContain('sign-in-providers.json')
  })
})
