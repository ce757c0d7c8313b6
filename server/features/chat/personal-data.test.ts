import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chat, listConversations } from '#shared/contract/chef.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { recordTokens } from './token-ledger.ts'
import { chatPersonalData } from './personal-data.ts'

let app: TestApp
let stays: TestUser
let removesAccount: TestUser

beforeAll(async () => {
  app = await openTestApp()
  stays = await signUpAdmin(app)
  removesAccount = await signUpUser(app, stays)
  for (const person of [stays, removesAccount]) {
    const messages = [{ role: 'user' as const, content: `Soup for ${person.email}` }]
    await person.call(chat, { body: { messages, conversation: randomUUID() } })
    await recordTokens(app.db, await idOf(person), { input: 7, output: 3 }, Date.UTC(2026, 4, 1, 23))
  }
})
afterAll(() => app.close())

async function idOf({ email }: TestUser): Promise<string> {
  const row = await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id ?? ''
}

const deletedUser = async (person: TestUser) => ({
  id: await idOf(person),
  email: person.email,
  pendingEmail: null,
})

test('the export contains one’s own conversations and token use only', async () => {
  const files = new Map<string, unknown>()
  for await (const { name, bytes } of chatPersonalData.export?.(
    app.deps,
    await deletedUser(removesAccount),
  ) ?? []) {
    files.set(name, JSON.parse(bytes.toString('utf8')))
  }
  expect([...files.keys()]).toEqual(['finished-recipes.json', 'conversations/0001.json', 'model-tokens.json'])
  expect(files.get('conversations/0001.json')).toMatchObject({
    title: expect.stringMatching(/soup/i),
    understood: { with: expect.anything(), allergens: [] },
    draft: { title: expect.any(String), base: { recipe: expect.any(String) } },
    messages: [{ role: 'user', content: `Soup for ${removesAccount.email}` }, { role: 'assistant' }],
  })
  expect(files.get('model-tokens.json')).toEqual([
    { day: '2026-05-01', input_tokens: 7, output_tokens: 3, cost: null },
  ])
  expect(JSON.stringify([...files.values()])).not.toContain(stays.email)
})

test('deleting an account deletes exactly these', async () => {
  await chatPersonalData.erase(app.db, await deletedUser(removesAccount), app.deps.clock())
  expect(await removesAccount.call(listConversations)).toEqual([])
  expect(await stays.call(listConversations)).toHaveLength(1)
  const messages = await app.db.selectFrom('messages').select('content').execute()
  expect(messages.map(({ content }) => content).join()).not.toContain(removesAccount.email)
  expect(await app.db.selectFrom('token_ledger').select('day').execute()).toHaveLength(1)
})
