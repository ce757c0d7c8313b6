import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listGroupMembers } from '#shared/contract/groups.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { insertGroup } from '../../test/groups.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'

const memberCount = 10_000
const pageSize = 24

let app: TestApp
let owner: TestUser
let groupId: string

beforeAll(async () => {
  app = await openTestApp()
  owner = await signUpAdmin(app)
  groupId = await insertGroup(app, owner, { name: 'Everybody' })
  await sql`with made as (
      insert into users (email, name, is_admin, created_at, verified_at, language)
      select 'm' || number || '@example.org', 'Member ' || number, false, ${new Date(0)}, ${new Date(0)}, 'en'
      from generate_series(1, ${memberCount}::int) number returning id)
    insert into group_members (group_id, user_id, joined_at)
    select ${groupId}::uuid, id, ${new Date(0)} from made`.execute(app.db)
  await sql`analyze users`.execute(app.db)
  await sql`analyze group_members`.execute(app.db)
})
afterAll(() => app.close())

test('a group of 10,000 members lists them in pages with a median below 50 ms', async () => {
  const listed = new Set<string>()
  const took: number[] = []
  for (let offset = 0; offset + pageSize <= memberCount; offset += pageSize * 10) {
    const begun = performance.now()
    const members = await owner.call(listGroupMembers, {
      params: { id: groupId },
      query: { limit: pageSize, offset },
    })
    took.push(performance.now() - begun)
    for (const { id } of members) listed.add(id)
  }
  // No page repeats members of another.
  expect(listed.size).toBe(took.length * pageSize)
  expect(took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)]).toBeLessThan(50)
})
