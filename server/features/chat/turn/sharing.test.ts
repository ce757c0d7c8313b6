import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chat } from '#shared/contract/chef.ts'
import { listSharing, setSharing } from '#shared/contract/chef-sharing.ts'
import { readConfig } from '../../../config/config.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { openModelServer, replies, type ModelServer } from '../../../test/model-server.ts'
import { testModelChef } from '../../../test/models.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { chatPersonalData } from '../personal-data.ts'
import { outsideProvider } from './sharing.ts'

let peer: ModelServer
let app: TestApp
let user: TestUser

beforeAll(async () => {
  peer = await openModelServer()
  peer.respondWith(replies('Hello.'))
  app = await openTestApp({
    chef: await testModelChef(peer.url),
    config: readConfig({ DATA_DIR: tmpdir(), CHEF: 'openai', CHEF_MODEL: 'gpt', CHEF_KEY: 'sk' }),
  })
  user = await signUpAdmin(app)
})
afterAll(async () => {
  await app.close()
  await peer.close()
})

const household = ['read_week_plan', 'read_pantry', 'read_cooking_log']

/** The tools of the household that the model is given. */
async function toolsOf(person: TestUser) {
  peer.requests.length = 0
  await person.call(chat, { body: { messages: [{ role: 'user', content: 'Hello' }] } })
  const tools = peer.requests[0]?.body.tools as { function: { name: string } }[]
  return tools.map((each) => each.function.name).filter((name) => household.includes(name))
}

test('an outside provider gets to know diary, plan and stock only where the member has said yes', async () => {
  expect(await user.call(listSharing)).toEqual([{ provider: 'OpenAI', allowed: null }])
  expect(await toolsOf(user)).toEqual([])
  await user.call(setSharing, { body: { provider: 'OpenAI', allowed: true } })
  expect(await user.call(listSharing)).toEqual([{ provider: 'OpenAI', allowed: true }])
  expect(await toolsOf(user)).toEqual(household)
  expect(await toolsOf(await signUpUser(app, user))).toEqual([])
  await user.call(setSharing, { body: { provider: 'OpenAI', allowed: false } })
  expect(await toolsOf(user)).toEqual([])
  const unknown = user.call(setSharing, { body: { provider: 'Anthropic', allowed: true } })
  await expect(unknown).rejects.toThrow('not found')
})

test('what was decided is exported, and goes with the account', async () => {
  const person = await signUpUser(app, user)
  await person.call(setSharing, { body: { provider: 'OpenAI', allowed: true } })
  const row = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow()
  const subject = { id: row.id, email: person.email, pendingEmail: null }
  const files = new Map<string, unknown>()
  for await (const { name, bytes } of chatPersonalData.export?.(app.deps, subject) ?? []) {
    files.set(name, JSON.parse(bytes.toString('utf8')))
  }
  expect(files.get('chef-sharing.json')).toMatchObject([{ provider: 'OpenAI', allowed: true }])
  await chatPersonalData.erase(app.db, subject, app.deps.clock())
  const rows = app.db.selectFrom('chef_sharing').select('provider').where('user_id', '=', row.id)
  expect(await rows.execute()).toEqual([])
})

test.each([
  ['anthropic', null, 'Anthropic'],
  ['google', null, 'Google'],
  ['compatible', 'https://openrouter.ai/api/v1', 'openrouter.ai'],
  ['openai', 'https://proxy.example.org/v1', 'proxy.example.org'],
  ['compatible', 'http://8.8.8.8/v1', '8.8.8.8'],
  ['compatible', 'http://172.32.0.1/v1', '172.32.0.1'],
  ['compatible', 'http://127.0.0.1:11434/v1', null],
  ['compatible', 'http://localhost:11434/v1', null],
  ['compatible', 'http://ollama:11434/v1', null],
  ['compatible', 'http://192.168.1.5:8080/v1', null],
  ['compatible', 'http://172.20.0.2/v1', null],
  ['compatible', 'http://[::1]:8080/v1', null],
  ['compatible', 'http://[fd00::5]/v1', null],
  ['compatible', 'http://[2606:4700::1]/v1', '[2606:4700::1]'],
  ['compatible', 'http://box.lan/v1', null],
] as const)('%s at %s is asked about as %s', (provider, url, name) => {
  expect(outsideProvider({ kind: 'model', provider, model: 'm', url, key: null })).toBe(name)
})

test('the built-in chef leaves nothing to ask', async () => {
  expect(outsideProvider({ kind: 'builtin' })).toBeNull()
})
