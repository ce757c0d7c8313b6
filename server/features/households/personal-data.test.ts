import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteToHousehold, joinHousehold } from '#shared/contract/household-members.ts'
import { addEater, getHousehold, setHousehold } from '#shared/contract/household.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { householdsPersonalData } from './personal-data.ts'

let app: TestApp
let ada: TestUser
let tom: TestUser

beforeAll(async () => {
  app = await openTestApp()
  const admin = await signUpAdmin(app)
  ada = await signUpUser(app, admin, { name: 'Ada' })
  tom = await signUpUser(app, admin, { name: 'Tom' })
  const { token } = await ada.call(inviteToHousehold, { body: {} })
  await tom.call(joinHousehold, { body: { token, bring: 'nothing' } })
  await ada.call(setHousehold, { body: { name: 'Mill Lane' } })
  await tom.call(addEater, { body: { id: randomUUID(), name: 'Tom', allergens: ['fish'], isMe: true } })
  await ada.call(addEater, { body: { id: randomUUID(), name: 'Léa', isChild: true } })
  await tom.call(inviteToHousehold, { body: { email: 'friend@example.org' } })
})
afterAll(() => app.close())

async function subjectOf({ email }: TestUser) {
  const row = await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return { id: row?.id ?? '', email, pendingEmail: null }
}

test('the export holds what the member sees', async () => {
  const files: unknown[] = []
  for await (const { name, bytes } of householdsPersonalData.export(app.deps, await subjectOf(tom)))
    files.push([name, JSON.parse(bytes.toString())])
  expect(files).toMatchObject([
    [
      'household.json',
      {
        name: 'Mill Lane',
        members: [{ name: 'Ada' }, { name: 'Tom' }],
        eaters: [
          { name: 'Tom', is_me: true, allergens: ['fish'] },
          { name: 'Léa', is_me: false, is_child: true },
        ],
        invites: [{ sent_to: 'friend@example.org' }],
      },
    ],
  ])
})

test('with the account go its eater, its name and its invitations; after the last member the household', async () => {
  await ada.call(inviteToHousehold, { body: { email: tom.email } })
  const { id } = await ada.call(getHousehold)
  const subject = await subjectOf(tom)
  await app.db.transaction().execute((db) => householdsPersonalData.erase(db, subject))
  const left = await ada.call(getHousehold)
  expect(left.members.map(({ name }) => name)).toEqual(['Ada'])
  expect(left.eaters.map(({ name }) => name)).toEqual(['Léa'])
  expect(left.sentInvites).toEqual([])
  const last = await subjectOf(ada)
  await app.db.transaction().execute((db) => householdsPersonalData.erase(db, last))
  expect(await app.db.selectFrom('households').select('id').where('id', '=', id).execute()).toEqual([])
  expect(await app.db.selectFrom('eaters').select('id').execute()).toEqual([])
})
