import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideReport, reportContent, type ReportableKind } from '#shared/contract/moderation.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { insertGroup } from '../../test/groups.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createContent } from '../../test/content.ts'
import type { TestClient } from '../../test/client.ts'

let app: TestApp
let author: TestUser
let first: TestUser
let groupId: string
let people: Record<'visitor' | 'stranger' | 'member' | 'author' | 'owner' | 'admin', TestClient>

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  author = await signUpUser(app, admin)
  first = await signUpUser(app, admin)
  const owner = await signUpUser(app, admin)
  const member = await signUpUser(app, admin)
  const stranger = await signUpUser(app, admin)
  people = { visitor: app.anonymous(), stranger, member, author, owner, admin }
  groupId = await insertGroup(app, owner, { members: [member, author, first] })
})
afterAll(() => app.close())

type ContentIds = Partial<Record<ReportableKind, string>>

const calls = {
  report: (who: TestClient, kind: ReportableKind, contents: ContentIds) =>
    who.call(reportContent, { body: { kind, id: String(contents[kind]), reason: 'rude' } }),
  dismiss: (who: TestClient, kind: ReportableKind, contents: ContentIds) =>
    who.call(decideReport, { params: { kind, id: String(contents[kind]) }, body: { action: 'dismiss' } }),
  hide: (who: TestClient, kind: ReportableKind, contents: ContentIds) =>
    who.call(decideReport, {
      params: { kind, id: String(contents[kind]) },
      body: { action: 'hide', reason: 'Rude' },
    }),
  remove: (who: TestClient, kind: ReportableKind, contents: ContentIds) =>
    who.call(decideReport, {
      params: { kind, id: String(contents[kind]) },
      body: { action: 'remove', reason: 'Rude' },
    }),
}

const no = 'not signed in'
const unknown = 'not found'
const readByAll = [no, 'ok', 'ok', 'own content', 'ok', 'ok']
const readInside = [no, unknown, 'ok', 'own content', 'ok', unknown]
const adminOnly = [no, unknown, unknown, unknown, unknown, 'ok']
const ownerToo = [no, unknown, unknown, unknown, 'ok', 'ok']

/** In the order of `people`, of whom the admin is in no group. */
const table: [call: keyof typeof calls, kinds: ReportableKind[], expected: string[]][] = [
  ['report', ['recipe', 'comment', 'photo'], readByAll],
  ['report', ['thread', 'post', 'collection'], readInside],
  ...(['dismiss', 'hide', 'remove'] as const).flatMap((call): typeof table => [
    [call, ['recipe', 'comment', 'photo'], adminOnly],
    [call, ['thread', 'post', 'collection'], ownerToo],
  ]),
]

describe('access of visitor, stranger, member, author, owner of the group and admin', () => {
  const cases = table.flatMap(([call, kinds, expected]) => kinds.map((kind) => ({ call, kind, expected })))

  test.each(cases)('$call a $kind', async ({ call, kind, expected }) => {
    await app.db.deleteFrom('rate_limits').execute()
    const outcomes: string[] = []
    for (const who of Object.values(people)) {
      const contents = await createContent(author, groupId, [kind])
      await calls.report(first, kind, contents)
      outcomes.push(
        await calls[call](who, kind, contents).then(
          () => 'ok',
          ({ code }: { code: string }) => code,
        ),
      )
    }
    expect(outcomes).toEqual(expected)
  })

  test('an unknown kind of content is not found', async () => {
    const params = { kind: 'user', id: 'nonsense' }
    for (const who of [people.owner, people.admin]) {
      const decision = who.call(decideReport, { params, body: { action: 'dismiss' } })
      await expect(decision).rejects.toMatchObject({ code: 'not found' })
    }
  })
})
