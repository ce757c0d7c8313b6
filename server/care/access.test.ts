import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideReport, reportThing, type ThingKind } from '#shared/contract/care.ts'
import { openTestApp, type TestApp } from '../test/app.ts'
import { keepGroup } from '../test/groups.ts'
import { signUpAdmin, signUpMember, type Person } from '../test/people.ts'
import { keepThings } from '../test/things.ts'
import type { Visitor } from '../test/visitor.ts'

let app: TestApp
let author: Person
let first: Person
let groupId: string
let people: Record<'visitor' | 'stranger' | 'member' | 'author' | 'owner' | 'admin', Visitor>

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  author = await signUpMember(app, admin)
  first = await signUpMember(app, admin)
  const owner = await signUpMember(app, admin)
  const member = await signUpMember(app, admin)
  const stranger = await signUpMember(app, admin)
  people = { visitor: app.visitor(), stranger, member, author, owner, admin }
  groupId = await keepGroup(app, owner, { members: [member, author, first] })
})
afterAll(() => app.close())

type Things = Record<ThingKind, string>

const calls = {
  report: (who: Visitor, kind: ThingKind, things: Things) =>
    who.call(reportThing, { body: { kind, id: things[kind], reason: 'rude' } }),
  dismiss: (who: Visitor, kind: ThingKind, things: Things) =>
    who.call(decideReport, { params: { kind, id: things[kind] }, body: { action: 'dismiss' } }),
  hide: (who: Visitor, kind: ThingKind, things: Things) =>
    who.call(decideReport, { params: { kind, id: things[kind] }, body: { action: 'hide', reason: 'Rude' } }),
  remove: (who: Visitor, kind: ThingKind, things: Things) =>
    who.call(decideReport, {
      params: { kind, id: things[kind] },
      body: { action: 'remove', reason: 'Rude' },
    }),
}

const no = 'not signed in'
const unknown = 'not found'
const readByAll = [no, 'ok', 'ok', 'own work', 'ok', 'ok']
const readInside = [no, unknown, 'ok', 'own work', 'ok', unknown]
const adminOnly = [no, unknown, unknown, unknown, unknown, 'ok']
const ownerToo = [no, unknown, unknown, unknown, 'ok', 'ok']

/** In the order of `people`, of whom the admin is in no group. */
const table: [call: keyof typeof calls, kinds: ThingKind[], ends: string[]][] = [
  ['report', ['recipe', 'comment', 'photo'], readByAll],
  ['report', ['thread', 'post'], readInside],
  ...(['dismiss', 'hide', 'remove'] as const).flatMap((call): typeof table => [
    [call, ['recipe', 'comment', 'photo'], adminOnly],
    [call, ['thread', 'post'], ownerToo],
  ]),
]

describe('visitor, stranger, member, author, owner of the group and admin', () => {
  const cases = table.flatMap(([call, kinds, ends]) => kinds.map((kind) => ({ call, kind, ends })))

  test.each(cases)('$call a $kind', async ({ call, kind, ends }) => {
    await app.db.deleteFrom('rate_limits').execute()
    const outcomes: string[] = []
    for (const who of Object.values(people)) {
      const things = await keepThings(author, groupId)
      await calls.report(first, kind, things)
      outcomes.push(
        await calls[call](who, kind, things).then(
          () => 'ok',
          ({ code }: { code: string }) => code,
        ),
      )
    }
    expect(outcomes).toEqual(ends)
  })

  test('find nothing to decide about what is no kind of thing', async () => {
    const params = { kind: 'user', id: 'nonsense' }
    for (const who of [people.owner, people.admin]) {
      const decision = who.call(decideReport, { params, body: { action: 'dismiss' } })
      await expect(decision).rejects.toMatchObject({ code: 'not found' })
    }
  })
})
