import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chat, paintDish, readConversation, type ChatEvent } from '#shared/contract/chef.ts'
import { checkChefModels, readChefModels } from '#shared/contract/chef-models.ts'
import { remixRecipe } from '#shared/contract/recipes.ts'
import { readConfig } from '../../../config/config.ts'
import { createLog } from '../../../platform/observability/log.ts'
import { createMetrics } from '../../../platform/observability/metrics.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { testKitchen } from '../../../test/kitchen.ts'
import {
  delays,
  endsAfter,
  failsWith,
  isCutAfter,
  neverAnswers,
  openModelServer,
  replies,
  type ModelServer,
  type Responder,
} from '../../../test/model-server.ts'
import { publishRecipe } from '../../../test/recipes.ts'
import { stew, thinks } from '../../../test/recipe-styles.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { checkModels, chefOf, openModels } from './open-models.ts'
import { painterWithinBudget } from './painter-within-budget.ts'

let first: ModelServer
let second: ModelServer
let admin: TestUser
let user: TestUser
let app: TestApp
let elapsed = 0
let logged: string[] = []

/** The whole server with these settings, whose models are the ones of the settings. */
async function openApp(settings: Record<string, string>): Promise<TestApp> {
  const database = await openTestDatabase()
  const config = readConfig({ DATA_DIR: '/nowhere', ...settings })
  const log = createLog({ write: (line) => void logged.push(line) })
  const [metrics, clock] = [createMetrics(), () => Date.now() + elapsed]
  const models = await openModels({ config, db: database.db, metrics, log, clock, tracing: null })
  const chef = await chefOf(models, testKitchen(), log)
  return openTestApp({ config, log, metrics, clock, models, chef }, database)
}

const settings = () => ({
  CHEF: 'compatible',
  CHEF_MODEL: 'strong',
  CHEF_URL: first.url,
  CHEF_TIMEOUT: '5',
  CHEF_PRICES: '1/10',
})
const withSecond = () => ({
  CHEF_FALLBACK: 'compatible',
  CHEF_FALLBACK_MODEL: 'small',
  CHEF_FALLBACK_URL: second.url,
})

beforeAll(async () => {
  first = await openModelServer()
  second = await openModelServer()
  app = await openApp({ ...settings(), ...withSecond() })
  admin = await signUpAdmin(app)
})
beforeEach(async () => {
  // The pauses of the models are over.
  elapsed += 3_600_000
  user = await signUpUser(app, admin)
  logged = []
  for (const server of [first, second]) {
    server.requests.length = 0
    server.respondWith(replies('Leek soup, then.'))
  }
  await user.call(chat, { body: { messages: leeks } })
  first.requests.length = 0
})
afterEach(() => void (logged = []))
afterAll(async () => {
  await app.close()
  await first.close()
  await second.close()
})

const leeks = [{ role: 'user' as const, content: 'Something with leeks and potatoes for four' }]
const quickly = { 'retry-after-ms': '5' }
const isGarbage: Responder = (answer) => {
  answer.writeHead(200, { 'content-type': 'text/html' })
  answer.end('<html><body>502 Bad Gateway</body></html>')
}
const failures: [string, Responder][] = [
  ['is too busy', failsWith(429, quickly)],
  ['is too busy for a minute', failsWith(429, { 'retry-after': '50' })],
  ['refuses the key', failsWith(401)],
  ['does not know the model', failsWith(404)],
  ['refuses the request', failsWith(400)],
  ['fails', failsWith(500, quickly)],
  ['answers garbage', isGarbage],
  ['ends before a word', endsAfter('')],
  ['only thinks', thinks('Hmm.', '', 'length')],
]

async function eventsOf(person: TestUser, body: object): Promise<ChatEvent[]> {
  const response = await person.fetch('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
  })
  const parts = (await response.text()).split('\n\n').filter((part) => part.startsWith('data: '))
  return parts.map((part) => JSON.parse(part.slice(6)) as ChatEvent)
}

describe('when the model', () => {
  test.each(failures)('%s, the second one answers, and says that it does', async (_, responder) => {
    first.respondWith(responder)
    const answer = await user.call(chat, { body: { messages: leeks } })
    expect(answer).toMatchObject({ message: 'Leek soup, then.', notice: 'second model' })
  })

  test.each(failures)(
    'and the second one both %s, the built-in chef cooks and talks',
    async (_, responder) => {
      first.respondWith(responder)
      second.respondWith(responder)
      const conversation = randomUUID()
      const events = await eventsOf(user, { messages: leeks, conversation })
      expect(events).toContainEqual({ notice: 'chef away' })
      const end = events.at(-1)
      expect(end).toMatchObject({ end: 'complete', message: expect.stringMatching(/leek/i) })
      expect(events.find((event) => 'understood' in event)).toMatchObject({
        understood: { draft: { title: expect.stringMatching(/leek/i) } },
      })
      const stored = await user.call(readConversation, { params: { id: conversation } })
      expect(stored.messages).toEqual([
        ...leeks,
        { role: 'assistant', content: end && 'end' in end ? end.message : '', end: 'complete' },
      ])
      const dish = await user.call(chat, { body: { messages: leeks, task: 'recipe' } })
      expect(dish).toMatchObject({ notice: 'chef away', recipe: { title: expect.stringMatching(/leek/i) } })
      const plating = await user.call(chat, {
        body: { messages: leeks, task: 'plating', recipe: dish.recipe },
      })
      expect(plating).toMatchObject({ notice: 'chef away', message: expect.stringMatching(/\w{3}/) })
    },
  )

  test('is silent, the built-in chef answers after CHEF_TIMEOUT', { timeout: 30_000 }, async () => {
    first.respondWith(neverAnswers)
    second.respondWith(neverAnswers)
    const begun = Date.now()
    expect((await user.call(chat, { body: { messages: leeks } })).notice).toBe('chef away')
    expect(Date.now() - begun).toBeGreaterThan(9_000)
    expect(Date.now() - begun).toBeLessThan(15_000)
  })

  test('is cut off behind its first words, they stay, the question too, and it can be asked again', async () => {
    first.respondWith(isCutAfter('How about a leek'))
    const conversation = randomUUID()
    const events = await eventsOf(user, { messages: leeks, conversation })
    expect(events.at(-1)).toEqual({
      end: 'interrupted',
      message: 'How about a leek',
      error: 'chef unavailable',
    })
    const stored = await user.call(readConversation, { params: { id: conversation } })
    expect(stored.messages).toEqual([
      ...leeks,
      { role: 'assistant', content: 'How about a leek', end: 'interrupted' },
    ])
    first.respondWith(replies('Leek soup?'))
    const again = await user.call(chat, { body: { messages: leeks, conversation } })
    expect(again).toMatchObject({ message: 'Leek soup?' })
    expect((await user.call(readConversation, { params: { id: conversation } })).messages).toEqual([
      ...leeks,
      { role: 'assistant', content: 'Leek soup?', end: 'complete' },
    ])
  })

  test('is cut off in a recipe, the second one cooks it', async () => {
    first.respondWith(isCutAfter('{"recipe": {"title": "Leek'))
    second.respondWith(replies(JSON.stringify({ message: 'Here.', recipe: stew })))
    const dish = await user.call(chat, { body: { messages: leeks, task: 'recipe' } })
    expect(dish).toMatchObject({ notice: 'second model', recipe: { title: stew.title } })
  })

  test('writes two words a second, nothing is given up', { timeout: 30_000 }, async () => {
    const words = 'Leeks in butter, with potatoes and a little cream.'.split(/(?<= )/)
    first.respondWith(async (answer, request) => {
      for (const word of words) await delays(500, (each) => endsWithout(each, word))(answer, request)
      replies('')(answer, request)
    })
    expect(await user.call(chat, { body: { messages: leeks } })).toMatchObject({ message: words.join('') })
  })

  test('may write no more, the answer says how it ended', async () => {
    const conversation = randomUUID()
    first.respondWith(thinks('', 'You will need 400 g of leeks and', 'length'))
    const events = await eventsOf(user, { messages: leeks, conversation })
    expect(events.at(-1)).toMatchObject({
      end: 'complete',
      more: true,
      message: 'You will need 400 g of leeks and',
    })
    const { messages } = await user.call(readConversation, { params: { id: conversation } })
    expect(messages.at(-1)).toMatchObject({ more: true })
  })

  test('fails, somebody else’s recipe is adapted all the same', async () => {
    const original = await publishRecipe(admin)
    first.respondWith(failsWith(401))
    second.respondWith(failsWith(401))
    const variant = await user.call(remixRecipe, { params: { id: original.id }, body: { wish: 'for eight' } })
    expect(variant.structure?.servings).toBe(8)
  })
})

/** Sends one piece of text, and leaves the answer open. */
function endsWithout(answer: Parameters<Responder>[0], text: string): void {
  if (!answer.headersSent) answer.writeHead(200, { 'content-type': 'text/event-stream' })
  const choices = [{ index: 0, delta: { content: text }, finish_reason: null }]
  answer.write(
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 't', choices })}\n\n`,
  )
}

describe('a model that does not answer', () => {
  test('is left alone, and tried by one request after a pause', async () => {
    first.respondWith(failsWith(503, quickly))
    for (const _ of [1, 2, 3]) await user.call(chat, { body: { messages: leeks } })
    const asked = first.requests.length
    expect((await user.call(chat, { body: { messages: leeks } })).notice).toBe('second model')
    expect(first.requests).toHaveLength(asked)
    elapsed += 31_000
    first.respondWith(replies('I am back.'))
    expect(await user.call(chat, { body: { messages: leeks } })).toMatchObject({ message: 'I am back.' })
  })

  test('with a wrong key is left alone at once, and the log says what to do', async () => {
    first.respondWith(failsWith(401))
    for (const _ of [1, 2]) await user.call(chat, { body: { messages: leeks } })
    expect(first.requests).toHaveLength(1)
    const [line] = logged
      .filter((each) => each.includes('CHEF_KEY'))
      .map((each) => JSON.parse(each) as object)
    expect(line).toMatchObject({
      setting: 'CHEF',
      isPaused: true,
      err: { message: 'key refused (401)' },
    })
    expect(logged.join('')).not.toMatch(/leeks|secret of the provider/)
    const status = await admin.call(readChefModels)
    expect(status.models[0]?.paused_until).not.toBeNull()
    expect(status.models[1]?.paused_until).toBeNull()
  })
})

describe('an admin', () => {
  test('sees what models were asked for today, without a word of it', async () => {
    await user.call(chat, { body: { messages: leeks } })
    await expect
      .poll(async () => (await admin.call(readChefModels)).usage)
      .toContainEqual({
        provider: 'compatible',
        model: 'strong',
        task: 'reply',
        outcome: 'answered',
        calls: expect.any(Number),
        input_tokens: expect.any(Number),
        output_tokens: expect.any(Number),
        cost: expect.any(Number),
      })
    const text = await app.deps.metrics.registry.metrics()
    expect(text).toMatch(
      /model_calls_total\{provider="compatible",model="strong",task="reply",outcome="answered"\} \d/,
    )
    expect(text).toMatch(/model_tokens_total\{[^}]*task="reply",kind="written"\} \d/)
    expect(text).toMatch(/model_cost_total\{[^}]*task="reply"\} 0\.\d/)
    expect(text).not.toContain('leeks')
  })

  test('has the models checked: what they can, and what is wrong', async () => {
    const json = '{"dish": "soup"}'
    // Of the first: the schema is refused, JSON taken; then a tool is not called, and the picture is described.
    first.respondWith(
      failsWith(400),
      failsWith(400),
      replies(json),
      replies('I have noted four guests.'),
      replies('Red.'),
    )
    second.respondWith(failsWith(404))
    const { models } = await admin.call(checkChefModels)
    expect(models).toMatchObject([
      { setting: 'CHEF', schema: 'json_object', effort: false, tools: false, vision: true, problem: null },
      {
        setting: 'CHEF_FALLBACK',
        problem: `CHEF_FALLBACK_MODEL: ${new URL(second.url).host} does not know small`,
      },
    ])
    expect(first.requests[2]?.body.response_format).toEqual({ type: 'json_object' })
    logged = []
    second.respondWith(failsWith(401))
    await checkModels(app.deps)
    expect(logged.join('')).toContain(`CHEF_FALLBACK_KEY: ${new URL(second.url).host} refuses the key`)
  })

  test('alone may see and check them', async () => {
    await expect(user.call(readChefModels)).rejects.toMatchObject({ code: 'not allowed' })
    await expect(user.call(checkChefModels)).rejects.toMatchObject({ code: 'not allowed' })
    first.respondWith(failsWith(404))
    second.respondWith(failsWith(404))
    const checks = Array.from({ length: 11 }, () =>
      admin.call(checkChefModels).catch(({ code }: Error & { code: string }) => code),
    )
    expect(await Promise.all(checks)).toContain('too many requests')
  })
})

describe('a budget', () => {
  test.each([
    ['of a member', 'CHEF_DAILY_BUDGET'],
    ['of the site', 'CHEF_SITE_BUDGET'],
  ])('%s that is used up ends at the built-in chef until the next day', async (_, setting) => {
    first.respondWith(replies('Leek soup?'))
    const strict = await openApp({ ...settings(), [setting]: '200' })
    try {
      const person = await signUpAdmin(strict)
      const other = await signUpUser(strict, person)
      const ask = async (who: TestUser) => (await who.call(chat, { body: { messages: leeks } })).notice
      expect([await ask(person), await ask(person)]).toEqual([undefined, undefined])
      await expect.poll(() => ask(person)).toBe('budget used up')
      expect(first.requests).toHaveLength(2)
      expect(await ask(other)).toBe(setting === 'CHEF_SITE_BUDGET' ? 'budget used up' : undefined)
      elapsed += 86_400_000
      expect(await ask(person)).toBeUndefined()
    } finally {
      await strict.close()
    }
  })

  test('of pictures that is used up ends at the drawing until the next day', async () => {
    const painted: string[] = []
    const painter = (name: string) => ({
      paint: (...given: Parameters<TestApp['deps']['painter']['paint']>) => {
        painted.push(name)
        return app.deps.painter.paint(...given)
      },
    })
    const within = painterWithinBudget(
      { model: painter('model'), drawn: painter('drawn') },
      {
        settings: { provider: 'openai', model: 'brush', url: null, key: 'k' },
        budget: 2,
        db: app.db,
        clock: app.deps.clock,
        metrics: app.deps.metrics,
      },
    )
    const dish = { prompt: 'A leek', recipe: null }
    await Promise.all([1, 2, 3, 4].map(() => within.paint(dish)))
    expect(painted.toSorted()).toEqual(['drawn', 'drawn', 'model', 'model'])
    elapsed += 86_400_000
    await within.paint(dish)
    expect(painted.at(-1)).toBe('model')
    const text = await app.deps.metrics.registry.metrics()
    expect(text).toMatch(/model_calls_total\{[^}]*model="brush",task="picture",outcome="answered"\} 3/)
    const { usage } = await admin.call(readChefModels)
    expect(usage).toContainEqual(expect.objectContaining({ model: 'brush', task: 'picture', calls: 1 }))
    expect(await user.call(paintDish, { body: { prompt: 'A leek' } })).toMatchObject({
      key: expect.any(String),
    })
  })
})
