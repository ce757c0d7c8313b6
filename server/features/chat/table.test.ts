import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  chat,
  linkRecipe,
  listConversations,
  readConversation,
  renameConversation,
  type ChatEvent,
} from '#shared/contract/chef.ts'
import { saveRecipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { openModelServer, replies } from '../../test/model-server.ts'
import { exhaustLimit } from '../../test/rate-limits.ts'
import { testModelChef } from '../../test/models.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser
let user: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  user = await signUpUser(app, admin)
})
afterAll(() => app.close())

const said = (content: string) => ({ role: 'user' as const, content })
const messages = [said('A vegan leek gratin for four, I am allergic to sesame')]
const vegan = { value: 'vegan' as const, by: 'hand' as const, removed: true, at: 1 }

async function events(response: Response): Promise<ChatEvent[]> {
  const parts = (await response.text()).split('\n\n').filter((part) => part.startsWith('data: '))
  return parts.map((part) => JSON.parse(part.slice(6)) as ChatEvent)
}

const stream = (person: TestUser, body: object) =>
  person.fetch('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
  })

describe('every answer of the chef', () => {
  test('carries the table as understood and the draft', async () => {
    const { table, draft } = await user.call(chat, { body: { messages, language: 'en' } })
    expect(table).toMatchObject({ servings: { value: 4, by: 'read' }, diets: [{ value: 'vegan' }] })
    expect(table?.allergens).toEqual([{ value: 'sesame', by: 'read', asks: true }])
    expect(draft).toMatchObject({ servings: 4, language: 'en' })
    expect(draft?.title).toMatch(/leek/i)
  })

  test('carries them before the end of a stream', async () => {
    const all = await events(await stream(user, { messages, conversation: randomUUID() }))
    expect(all.at(-1)).toMatchObject({ end: 'complete' })
    expect(all.at(-2)).toMatchObject({
      understood: { table: { servings: { value: 4 } }, draft: { servings: 4 } },
    })
  })

  test('has no draft before there is a dish', async () => {
    const { table, draft } = await user.call(chat, { body: { messages: [said('Hello')] } })
    expect(draft).toBeNull()
    expect(table?.diets).toEqual([])
  })

  test('applies what was set by hand, also to the recipe', async () => {
    const table = {
      servings: { value: 2, by: 'hand' as const },
      without: [{ value: 'Onions', by: 'hand' as const }],
    }
    const answer = await user.call(chat, { body: { messages, table, task: 'recipe', language: 'en' } })
    expect(answer.recipe?.servings).toBe(2)
    // The draft has more beside each line.
    expect(answer.draft?.ingredients).toMatchObject(answer.recipe?.ingredients ?? [])
    expect(answer.table?.without).toEqual([{ value: 'group:onions', name: 'onions', by: 'hand' }])
  })

  test('refuses a table of another shape', async () => {
    for (const table of [
      { guests: 4 },
      { servings: { value: 0, by: 'hand' } },
      { diets: [{ value: 'paleo', by: 'hand' }] },
      { with: [{ value: '', by: 'hand' }] },
      { with: Array.from({ length: 61 }, () => ({ value: 'leek', by: 'hand' })) },
    ]) {
      const response = await user.fetch('/api/chat', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ messages, table }),
      })
      expect([response.status, await response.json()]).toEqual([400, { error: 'invalid input' }])
    }
  })
})

describe('a changed chip', () => {
  test('changes the draft without a new message, and is stored with the conversation', async () => {
    const conversation = randomUUID()
    const { message, table } = await user.call(chat, { body: { messages, conversation, language: 'en' } })
    const talk = [...messages, { role: 'assistant' as const, content: message }]
    const changed = { ...table, diets: [vegan] }
    const answer = await user.call(chat, {
      body: { messages: talk, conversation, table: changed, language: 'en' },
    })
    expect(answer.message).toBe(message)
    expect(answer.table?.diets).toEqual([vegan])
    expect(answer.draft?.title).toMatch(/leek/i)
    const stored = await user.call(readConversation, { params: { id: conversation } })
    expect(stored.messages).toHaveLength(2)
    expect(stored.table).toEqual(answer.table)
  })

  test('keeps who of the household eats, and ids only', async () => {
    const conversation = randomUUID()
    const eaterIds = [randomUUID()]
    const { table, message } = await user.call(chat, {
      body: { messages, conversation, table: { eaterIds }, language: 'en' },
    })
    expect(table?.eaterIds).toEqual(eaterIds)
    const stored = await user.call(readConversation, { params: { id: conversation } })
    expect(stored.table?.eaterIds).toEqual(eaterIds)
    const talk = [...messages, { role: 'assistant' as const, content: message }]
    const other = await user.call(chat, { body: { messages: talk, conversation, table: { eaterIds: [] } } })
    expect(other.table?.eaterIds).toEqual([])
    const most = Array.from({ length: limits.eaters.perHousehold + 1 }, () => randomUUID())
    const tooMany = user.call(chat, { body: { messages: talk, table: { eaterIds: most } } })
    await expect(tooMany).rejects.toThrow('invalid input')
  })

  test('also comes as a stream', async () => {
    const talk = [...messages, { role: 'assistant', content: 'Gratin!' }]
    const all = await events(await stream(user, { messages: talk, table: { diets: [vegan] } }))
    expect(all).toMatchObject([{ understood: { table: {} } }, { end: 'complete', message: 'Gratin!' }])
  })

  test('in a conversation of somebody else is not found', async () => {
    const conversation = randomUUID()
    const { message } = await user.call(chat, { body: { messages, conversation } })
    const talk = [...messages, { role: 'assistant' as const, content: message }]
    await expect(
      admin.call(chat, { body: { messages: talk, conversation, table: {} } }),
    ).rejects.toMatchObject({ code: 'not found' })
  })

  test('counts apart from the messages', async () => {
    const talker = await signUpUser(app, admin)
    await exhaustLimit(app, talker, 'chat', rateLimits.chatTurnsPerMember)
    const talk = [...messages, { role: 'assistant' as const, content: 'Gratin!' }]
    await talker.call(chat, { body: { messages: talk, table: {} } })
    const tapper = await signUpUser(app, admin)
    await exhaustLimit(app, tapper, 'chat table', rateLimits.chatTablesPerMember)
    await expect(tapper.call(chat, { body: { messages: talk, table: {} } })).rejects.toThrow(
      'too many requests',
    )
    const flooder = await signUpUser(app, admin)
    await exhaustLimit(app, flooder, 'chat call', rateLimits.chatCallsPerMember)
    await expect(flooder.call(chat, { body: { messages } })).rejects.toThrow('too many requests')
  })
})

describe('with a model as the chef', () => {
  test('the table is read, set by hand it is a constraint, and a chip asks no model', async () => {
    const peer = await openModelServer()
    const model = await openTestApp({ chef: await testModelChef(peer.url) })
    try {
      const person = await signUpAdmin(model)
      peer.respondWith(replies('How about roast carrots?'))
      const table = {
        servings: { value: 3, by: 'hand' as const },
        without: [{ value: 'cream', by: 'hand' as const }],
      }
      const answer = await person.call(chat, { body: { messages, table, language: 'en' } })
      expect(answer).toMatchObject({ message: 'How about roast carrots?', table: { servings: { value: 3 } } })
      expect(answer.table?.allergens).toMatchObject([{ value: 'sesame' }])
      expect(answer.draft).toBeNull()
      expect(peer.requests).toHaveLength(1)
      expect(JSON.stringify(peer.requests[0])).toMatch(/servings: \[3\].*must not be in it: .*cream/)
      const talk = [...messages, { role: 'assistant' as const, content: answer.message }]
      await person.call(chat, { body: { messages: talk, table } })
      expect(peer.requests).toHaveLength(1)
    } finally {
      await model.close()
      await peer.close()
    }
  })
})

describe('in the list of conversations', () => {
  const titleOf = async (person: TestUser) => (await person.call(listConversations))[0]?.title

  test('a conversation has the dish’s name, unless its user has named it', async () => {
    const person = await signUpUser(app, admin)
    const conversation = randomUUID()
    await person.call(chat, { body: { messages: [said('Hello there')], conversation } })
    expect(await titleOf(person)).toBe('Hello there')
    const { draft } = await person.call(chat, { body: { messages, conversation, language: 'en' } })
    expect(await titleOf(person)).toBe(draft?.title)
    await person.call(renameConversation, { params: { id: conversation }, body: { title: 'Sunday' } })
    await person.call(chat, { body: { messages, conversation } })
    expect(await titleOf(person)).toBe('Sunday')
  })

  test('it is marked with the recipe that it became', async () => {
    const person = await signUpUser(app, admin)
    const id = randomUUID()
    await person.call(chat, { body: { messages, conversation: id } })
    expect((await person.call(listConversations))[0]?.recipeId).toBeNull()
    const saved = await person.call(saveRecipe, { body: { title: 'Gratin', content: 'Bake the leeks.' } })
    await person.call(linkRecipe, { params: { id }, body: { recipe_id: saved.id } })
    expect((await person.call(listConversations))[0]?.recipeId).toBe(saved.id)
    for (const recipe_id of [randomUUID(), saved.id]) {
      const link = user.call(linkRecipe, { params: { id }, body: { recipe_id } })
      await expect(link).rejects.toThrow('not found')
    }
    await expect(
      person.call(linkRecipe, { params: { id }, body: { recipe_id: randomUUID() } }),
    ).rejects.toThrow('unknown recipe')
  })
})
