import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changePassword, linkProvider, me, updateProfile } from '#shared/contract/account.ts'
import { startSecondFactor } from '#shared/contract/second-factor.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import type { TestApp } from '../../../test/app.ts'
import { enableSecondFactor } from '../../../test/authenticator.ts'
import { goodPassword, signUpUser, type TestUser } from '../../../test/users.ts'
import { openOAuthFixture, newPerson, type OAuthFixture } from '../../../test/oauth-fixture.ts'
import { followProvider } from '../../../test/oauth-flow.ts'
import type { Provider } from '#shared/constants/providers.ts'
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

const passThrough = (client: TestClient, name: Provider, query?: Record<string, string>) =>
  fixture.completeSignIn(client, name, query)

/** A user who signed up with Google and has no password. */
async function signUpByGoogle() {
  const person = newPerson()
  fixture.servers.google.signIn(person)
  const client = app.anonymous()
  expect(await passThrough(client, 'google', { invite: await fixture.newCode() })).toBe('/en')
  return { client, person }
}

describe('a user with a second factor', () => {
  test('enters a code before linking a provider, whose sign-ins then require none', async () => {
    const member = await signUpUser(app, admin)
    const { code } = await enableSecondFactor(app, member)
    fixture.servers.google.signIn(newPerson())
    const start = (given?: string) =>
      member.call(linkProvider, {
        params: { provider: 'google' },
        body: { password: goodPassword, code: given },
      })
    await expect(start()).rejects.toThrow('second factor required')
    await expect(start('000000')).rejects.toThrow('wrong code')
    const { url } = await start(code())
    await fixture.finishSignIn(member, await followProvider(url))
    const other = app.anonymous()
    expect(await passThrough(other, 'google')).toBe('/en')
    expect((await other.call(me)).email).toBe(member.email)
  })
})

describe('a user without a password', () => {
  test('cannot enable a second factor', async () => {
    const { client } = await signUpByGoogle()
    const start = client.call(startSecondFactor, { body: { password: null } })
    await expect(start).rejects.toThrow('not allowed')
  })

  test('is authenticated at the time that the provider reports', async () => {
    const { client, person } = await signUpByGoogle()
    const set = () => client.call(changePassword, { body: { current: null, password: 'a pear & a plum' } })
    const seconds = (ago: number) => Math.floor((app.deps.clock() - ago) / 1000)
    fixture.servers.google.signIn(person)
    fixture.servers.google.forge({ auth_time: seconds(lifetimes.recentSignIn + 5000) })
    await passThrough(client, 'google', { again: '1' })
    await expect(set()).rejects.toThrow('sign in again')
    await expect(client.call(updateProfile, { body: { email: 'n@example.org' } })).rejects.toThrow(
      'sign in again',
    )
    fixture.servers.google.forge({ auth_time: seconds(-3_600_000) })
    await passThrough(client, 'google', { again: '1' })
    app.advanceClock(lifetimes.recentSignIn + 1000)
    await expect(set()).rejects.toThrow('sign in again')
    fixture.servers.google.forge({ auth_time: seconds(1000) })
    await passThrough(client, 'google', { again: '1' })
    await set()
  })

  test('is authenticated anew by a provider that supports it', async () => {
    const asked = async (name: string, again: string) => {
      const start = await app.anonymous().fetch(`/auth/oauth/${name}/start?again=${again}`)
      const { searchParams } = new URL(start.headers.get('location') ?? '')
      return [searchParams.get('prompt'), searchParams.get('max_age')]
    }
    expect(await asked('microsoft', '1')).toEqual(['login', '0'])
    expect(await asked('google', '1')).toEqual(['select_account', '0'])
    for (const name of ['google', 'microsoft']) expect(await asked(name, '')).toEqual([null, null])
    for (const name of ['apple', 'github']) expect(await asked(name, '1')).toEqual([null, null])
  })
})
