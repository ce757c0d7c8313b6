import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccessToken, listAccessTokens, revokeAccessToken } from '#shared/contract/access-tokens.ts'
import {
  changePassword,
  deleteAccount,
  listAuditLog,
  me,
  requestReset,
  resetPassword,
} from '#shared/contract/account.ts'
import type { CallError } from '#shared/contract/call.ts'
import type { BodyOf } from '#shared/contract/endpoint.ts'
import { reportContent, suspendMember } from '#shared/contract/moderation.ts'
import { listComments } from '#shared/contract/comments.ts'
import { shareRecipeToGroup } from '#shared/contract/forum.ts'
import { signImageKey } from '#shared/contract/images.ts'
import { getRecipeCard } from '#shared/contract/recipe-cards.ts'
import { listCorrections } from '#shared/contract/recipe-translations.ts'
import { listVersions } from '#shared/contract/recipe-versions.ts'
import { getRecipe, listMyRecipes, saveRecipe } from '#shared/contract/recipes.ts'
import { suggestSearches } from '#shared/contract/search-suggestions.ts'
import { endAllSessions, endMemberSessions, signOutEverywhere } from '#shared/contract/sessions.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { mayCall } from '../../../platform/auth/access-tokens.ts'
import { hashToken } from '../../../platform/auth/session.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import type { TestClient } from '../../../test/client.ts'
import { insertGroup } from '../../../test/groups.ts'
import { noise } from '../../../test/images.ts'
import { createTestRecipe } from '../../../test/recipes.ts'
import { unzip } from '../../../test/unzip.ts'
import { goodPassword, mailedToken, signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { cleanUpAccounts } from '../jobs.ts'

const day = 86_400_000
const recipe = { title: 'Leek soup', content: 'Boil the leeks.' }
let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

const create = (user: TestClient, body: Partial<BodyOf<typeof createAccessToken>> = {}) =>
  user.call(createAccessToken, { body: { name: 'Kitchen tablet', ...body } })

const withToken = (token: string) => app.anonymous({ authorization: `Bearer ${token}` })

const userIdOf = async (user: TestClient) => (await user.call(me)).id

describe('an access token', () => {
  test('reads by default, writes only if it was asked for, and never does what is not for tokens', async () => {
    const user = await signUpUser(app, admin)
    const reader = withToken((await create(user)).token)
    const writer = withToken((await create(user, { canWrite: true })).token)
    await writer.call(saveRecipe, { body: recipe })
    expect((await reader.call(listMyRecipes)).map(({ title }) => title)).toEqual(['Leek soup'])
    await expect(reader.call(saveRecipe, { body: recipe })).rejects.toThrow('token not allowed')
    for (const client of [reader, writer]) {
      await expect(client.call(me)).rejects.toThrow('token not allowed')
      await expect(client.call(listAccessTokens)).rejects.toThrow('token not allowed')
      await expect(create(client)).rejects.toThrow('token not allowed')
      await expect(client.call(revokeAccessToken, { params: { id: 'any' } })).rejects.toThrow(
        'token not allowed',
      )
    }
  })

  test('of an admin reads like everybody else’s: nothing because it was reported, nor its pictures and comments', async () => {
    const author = await signUpUser(app, admin)
    const friend = await signUpUser(app, admin)
    const image_url = `data:image/jpeg;base64,${(await noise(80, 60).jpeg().toBuffer()).toString('base64')}`
    const { id, imageKey } = await createTestRecipe(author, { image_url })
    const group = await insertGroup(app, author, { members: [friend] })
    await author.call(shareRecipeToGroup, { params: { id: group }, body: { recipe_id: id } })
    await friend.call(reportContent, { body: { kind: 'recipe', id, reason: 'spam' } })
    const reading = (who: TestClient) => [
      who.call(getRecipe, { params: { id } }),
      who.call(getRecipeCard, { params: { id } }),
      who.call(listComments, { params: { id } }),
      who.call(listVersions, { params: { id } }),
      who.call(listCorrections, { params: { id } }),
      who.call(signImageKey, { params: { key: imageKey ?? '' } }),
    ]
    const codes = async (who: TestClient) =>
      (await Promise.allSettled(reading(who))).map((each) =>
        each.status === 'fulfilled' ? 'ok' : (each.reason as CallError).code,
      )
    const program = withToken((await create(admin, { canWrite: true })).token)
    expect(await codes(admin)).toEqual(Array(6).fill('ok'))
    expect(await codes(program)).toEqual(Array(6).fill('not found'))
    expect(await codes(withToken((await create(friend)).token))).toEqual(Array(6).fill('ok'))
  })

  test('is the only thing that counts in its request: no cookie, no origin, no rights of an admin', async () => {
    const { token } = await create(admin, { canWrite: true })
    const user = await signUpUser(app, admin)
    await user.call(saveRecipe, { body: { ...recipe, title: 'Mine' } })
    const headers = { authorization: `Bearer ${token}`, origin: 'https://elsewhere.example' }
    const mixed = app.anonymous(headers)
    for (const [name, value] of user.cookies) mixed.cookies.set(name, value)
    expect(await mixed.call(listMyRecipes)).toEqual([])
    await mixed.call(saveRecipe, { body: recipe })
    // A wrong token does not fall back to the cookies, and does not sign the browser out.
    const wrong = app.anonymous({ authorization: `bearer ${token.slice(0, -1)}~` })
    for (const [name, value] of user.cookies) wrong.cookies.set(name, value)
    const answer = await wrong.fetch('/api/recipes/my')
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(wrong.cookies.size).toBe(user.cookies.size)
    // The token of a proxy is none of ours: the cookies count, and so does the origin.
    const proxied = app.anonymous({ authorization: 'Bearer eyJhbGciOiJub25lIn0' })
    for (const [name, value] of user.cookies) proxied.cookies.set(name, value)
    expect((await proxied.call(listMyRecipes))[0]?.title).toBe('Mine')
    const foreign = await proxied.fetch('/api/recipes', {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(await foreign.json()).toEqual({ error: 'bad origin' })
  })

  test('is shown once, stored as a hash, listed with its last use to the hour, and revoked by its user only', async () => {
    const user = await signUpUser(app, admin)
    const { token, ...made } = await create(user, { name: '  Home Assistant ', days: 30 })
    expect(token).toMatch(/^convive_[\w-]{43}$/)
    expect(made).toMatchObject({ name: 'Home Assistant', canWrite: false, usedAt: null })
    const { rows } = await sql<{ row: string }>`select t::text as row from access_tokens t`.execute(app.db)
    expect(JSON.stringify(rows)).not.toContain(token.slice(8))
    await withToken(token).call(listMyRecipes)
    const [listed] = await user.call(listAccessTokens)
    expect(listed).toMatchObject({ ...made, usedAt: expect.stringMatching(/:00:00\.000Z$/) })
    await expect(admin.call(revokeAccessToken, { params: { id: made.id } })).resolves.toEqual({})
    await withToken(token).call(listMyRecipes)
    for (const id of [made.id, made.id, 'no id']) await user.call(revokeAccessToken, { params: { id } })
    await expect(withToken(token).call(listMyRecipes)).rejects.toThrow('not signed in')
    expect(await user.call(listAccessTokens)).toEqual([])
    const actions = (await admin.call(listAuditLog)).map(({ action }) => action)
    expect(actions.slice(0, 2)).toEqual(['access token revoked', 'access token created'])
  })

  test('is told to the user by a mail in the language of the user, which does not contain it', async () => {
    const user = await signUpUser(app, admin)
    await sql`update users set language = 'de' where email = ${user.email}`.execute(app.db)
    const { token } = await create(user, { canWrite: true })
    const mail = (await app.mails()).findLast(({ to }) => to === user.email)
    expect(mail?.subject).toBe('Ein neues Zugriffstoken für dein Konto')
    expect(mail?.text).toContain('„Kitchen tablet“')
    expect(mail?.link).toMatch(/\/de\/settings#tokens$/)
    expect(JSON.stringify(mail)).not.toContain(token)
  })

  test('expires, and its row goes', async () => {
    const user = await signUpUser(app, admin)
    const { token } = await create(user, { days: 1 })
    const lasting = (await create(user)).token
    app.advanceClock(day)
    await expect(withToken(token).call(listMyRecipes)).rejects.toThrow('not signed in')
    await withToken(lasting).call(listMyRecipes)
    await cleanUpAccounts(app.db, app.deps.clock())
    const { rows } = await sql`select from access_tokens where user_id = ${await userIdOf(user)}`.execute(
      app.db,
    )
    expect(rows).toHaveLength(1)
  })

  test('is in the export of its user by name and dates, without its hash', async () => {
    const user = await signUpUser(app, admin)
    const { token } = await create(user, { name: 'Script', days: 1 })
    const answer = await user.fetch('/api/user/export')
    const files = await unzip(Buffer.from(await answer.arrayBuffer()))
    const text = files.get('account.json')?.bytes.toString('utf8') ?? ''
    const { accessTokens } = JSON.parse(text) as { accessTokens: object[] }
    expect(accessTokens).toEqual([
      {
        name: 'Script',
        can_write: false,
        created_at: expect.any(String),
        used_at: null,
        expires_at: expect.any(String),
      },
    ])
    expect(text).not.toContain(hashToken(token).toString('hex'))
  })

  test('needs a recent sign-in or the password, and somebody who may post', async () => {
    const user = await signUpUser(app, admin)
    app.advanceClock(11 * 60_000)
    await expect(create(user)).rejects.toThrow('sign in again')
    await expect(create(user, { password: 'wrong' })).rejects.toThrow('wrong password')
    await create(user, { password: goodPassword })
    const { token } = await create(user, { password: goodPassword })
    const body = { member_id: await userIdOf(user), reason: 'Spam', days: 1 }
    await admin.call(suspendMember, { body })
    await expect(withToken(token).call(listMyRecipes)).rejects.toThrow('not signed in')
    await expect(create(user, { password: goodPassword })).rejects.toThrow('suspended')
  })

  test.each<[string, (user: TestUser) => Promise<unknown>]>([
    ['a logout everywhere', (user) => user.call(signOutEverywhere, { body: { password: goodPassword } })],
    [
      'a new password',
      (user) => user.call(changePassword, { body: { current: goodPassword, password: 'figs & gorgonzola' } }),
    ],
    [
      'a password reset',
      async (user) => {
        await user.call(requestReset, { body: { email: user.email } })
        const token = await mailedToken(app, user.email, 'reset')
        await user.call(resetPassword, { body: { token, password: 'figs & gorgonzola' } })
      },
    ],
    [
      'an admin who ends the sessions',
      async (user) => admin.call(endMemberSessions, { params: { id: await userIdOf(user) } }),
    ],
    ['the end of the account', (user) => user.call(deleteAccount, { body: { password: goodPassword } })],
    ['the end of all sessions', () => admin.call(endAllSessions, { body: { password: goodPassword } })],
  ])('ends with %s', async (_, end) => {
    const user = await signUpUser(app, admin)
    const { token } = await create(user)
    await withToken(token).call(listMyRecipes)
    await end(user)
    await expect(withToken(token).call(listMyRecipes)).rejects.toThrow('not signed in')
  })
})

describe('limits', () => {
  beforeAll(async () => {
    await app.close()
    app = await openTestApp()
    admin = await signUpAdmin(app)
  })

  test('a user has at most as many tokens, also when they are asked for at once', async () => {
    const user = await signUpUser(app, admin)
    const tries = Array.from({ length: limits.accessToken.perMember + 3 }, () => create(user))
    const results = await Promise.allSettled(tries)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.accessToken.perMember)
    await expect(create(user)).rejects.toThrow('limit reached')
    await expect(create(user, { days: limits.accessToken.daysMax + 1 })).rejects.toThrow('invalid input')
    await sql`update rate_limits set count = ${rateLimits.accessTokensPerMember.count}
      where scope = 'access tokens'`.execute(app.db)
    await expect(create(user)).rejects.toThrow('too many requests')
  })

  test('a token counts as its user, and all tokens of a user together', async () => {
    const user = await signUpUser(app, admin)
    const { token } = await create(user)
    const begun = { query: { q: 'le' } }
    await user.call(suggestSearches, begun)
    await withToken(token).call(suggestSearches, begun)
    const id = await userIdOf(user)
    const { rows } = await sql<{ scope: string; count: number }>`select scope, count from rate_limits
      where subject = ${id} order by scope`.execute(app.db)
    expect(rows).toContainEqual({ scope: 'suggestions', count: 2 })
    await sql`update rate_limits set count = ${rateLimits.requestsWithTokensPerMember.count}
      where scope = 'requests with tokens'`.execute(app.db)
    await expect(withToken(token).call(listMyRecipes)).rejects.toThrow('too many requests')
    await user.call(listMyRecipes)
  })

  test('wrong tokens are limited by address; right ones from there go on working', async () => {
    const user = await signUpUser(app, admin)
    const { token } = await create(user)
    const wrong = withToken(`convive_${'x'.repeat(43)}`)
    await expect(wrong.call(listMyRecipes)).rejects.toThrow('not signed in')
    await sql`update rate_limits set count = ${rateLimits.wrongAccessTokensPerAddress.count}
      where scope = 'wrong access token'`.execute(app.db)
    await expect(wrong.call(listMyRecipes)).rejects.toThrow('too many requests')
    await withToken(token).call(listMyRecipes)
  })
})

test.each([
  [false, undefined, false],
  [true, undefined, false],
  [false, 'read', true],
  [true, 'read', true],
  [false, 'write', false],
  [true, 'write', true],
] as const)('a token that may write: %s, for a call that is to %s: %s', (canWrite, use, may) => {
  expect(mayCall({ canWrite }, use)).toBe(may)
})
