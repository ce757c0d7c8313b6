import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ChatTable } from '#shared/contract/chat-table.ts'
import { chat } from '#shared/contract/chef.ts'
import { editDraft, type Draft } from '#shared/contract/draft.ts'
import type { TestApp } from '../../../test/app.ts'
import { openModelApps } from '../../../test/model-apps.ts'
import { callsTools, replies, type ModelServer } from '../../../test/model-server.ts'
import { signUpUser, type TestUser } from '../../../test/users.ts'

let peer: ModelServer
let app: TestApp
let admin: TestUser
let user: TestUser

beforeAll(async () => {
  const { close, ...open } = await openModelApps([{}])
  ;({
    peer,
    apps: [app],
    admins: [admin],
  } = open)
  return close
})
beforeEach(async () => void (user = await signUpUser(app, admin)))
afterEach(() => void (peer.requests.length = 0))

const said = (content: string) => ({ role: 'user' as const, content })
const answered = (content: string) => ({ role: 'assistant' as const, content })

const pancakes = (food: string) => ({
  title: 'Pancakes',
  language: 'en',
  dishType: 'Desserts',
  servings: 2,
  prepMinutes: 10,
  cookMinutes: 15,
  taste: 'sweet',
  ingredients: ['flour', 'milk', food].map((item) => ({
    amount: 150,
    unit: 'g',
    item,
    note: null,
    group: null,
    scales: true,
  })),
  steps: [
    { text: `Whisk the flour, the milk and the ${food}.`, minutes: 5, celsius: null },
    { text: 'Fry thin pancakes until golden.', minutes: 10, celsius: null },
  ],
  plating: 'Stacked on warm plates.',
})
const writes = (food: string) => callsTools([{ name: 'write_recipe', input: pancakes(food) }])
const takesOff = (value: string) =>
  callsTools([{ name: 'take_off_table', input: { field: 'allergens', value } }])

const remark = [said('pancakes for two'), answered('Here they are.'), said('no eggs in the house, sorry')]
const suspected = { value: 'eggs', by: 'read', doubtful: true, suspected: true }

/** The pancakes with eggs that a model wrote, before anybody said a word of eggs. */
async function withEggs(): Promise<Draft> {
  peer.respondWith(writes('eggs'), replies('Here they are.'))
  const { draft } = await user.call(chat, { body: { messages: remark.slice(0, 1), language: 'en' } })
  if (!draft) throw new Error('no pancakes')
  peer.requests.length = 0
  return draft
}

const talk = (messages: object[], draft: Draft | null, table?: Partial<ChatTable>) =>
  user.call(chat, { body: { messages, language: 'en', draft, ...(table && { table }) } as never })
const itemsOf = (draft: Draft | null | undefined) => draft?.ingredients.map(({ item }) => item)

test('a remark takes no dish back, and is a question until somebody answers it', async () => {
  const draft = await withEggs()
  peer.respondWith(replies('Applesauce would do. Shall I?'))
  const answer = await talk(remark, draft)
  expect(itemsOf(answer.draft)).toContain('eggs')
  expect(answer.actions?.some(({ tool }) => tool === 'unsafe') ?? false).toBe(false)
  expect(answer.table?.allergens).toEqual([suspected])
  expect(peer.requests[0]?.body.messages[0]?.content).toMatch(
    /named without a word of allergy[^\n]+: \["eggs"\]\n/,
  )
  const recipe = {
    task: 'recipe' as const,
    messages: [...remark, answered('…')],
    draft,
    language: 'en' as const,
  }
  const cooked = await user.call(chat, { body: recipe })
  expect(cooked.verdict?.state).not.toBe('fine')
})

test('comes into nothing new by the model or by hand, before that', async () => {
  const draft = await withEggs()
  peer.respondWith(writes('applesauce'), replies('Without eggs now.'))
  const { draft: without, table } = await talk(remark, draft)
  expect(itemsOf(without)).toEqual(['flour', 'milk', 'applesauce'])
  peer.respondWith(writes('eggs'), replies('Hm.'))
  const again = await talk([...remark, answered('Without eggs now.'), said('nicer please')], without ?? null)
  expect(itemsOf(again.draft)).toEqual(['flour', 'milk', 'applesauce'])
  const operations = [{ op: 'replace' as const, line: 2, item: 'eggs', amount: 2, unit: null }]
  const byHand = await user.call(editDraft, { body: { draft: without, operations, table } as never })
  expect(byHand.refused).toHaveLength(1)
})

test('is taken off by the model, which the member reads, and stays off', async () => {
  const draft = await withEggs()
  peer.respondWith(takesOff('eggs'), replies('Buy some, or take applesauce.'))
  const answer = await talk(remark, draft)
  expect(answer.actions).toContainEqual({
    tool: 'take_off_table',
    text: 'Not taken for an allergy: eggs',
  })
  const [removed] = answer.table?.allergens ?? []
  expect(removed).toMatchObject({ value: 'eggs', by: 'hand', removed: true })
  peer.respondWith(replies('Gladly.'))
  const messages = [...remark, answered('Buy some.'), said('I bought some, thanks')]
  const next = await talk(messages, draft, answer.table ?? undefined)
  expect(itemsOf(next.draft)).toContain('eggs')
  expect(next.table?.allergens.filter((entry) => !entry.removed)).toEqual([])
  peer.respondWith(replies('Then without.'))
  const later = await talk(
    [...messages, answered('Gladly.'), said('Tom is allergic to eggs')],
    draft,
    next.table ?? undefined,
  )
  expect(later.draft).toBeNull()
})

test.each([
  'no eggs please, my son',
  'without eggs, she swells up',
  'we don’t do eggs, anaphylaxis',
  'I am intolerant to eggs',
])('is an allergy that no model lifts where somebody says or means one: %s', async (words) => {
  const draft = await withEggs()
  peer.respondWith(takesOff('eggs'), replies('Sure.'))
  const answer = await talk([...remark.slice(0, 2), said(words)], draft)
  expect(answer.draft).toBeNull()
  expect(answer.table?.allergens).toEqual([{ value: 'eggs', by: 'read', asks: true }])
})
