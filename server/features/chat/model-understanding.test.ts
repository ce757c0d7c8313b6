import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chat } from '#shared/contract/chef.ts'
import type { ModelReading } from '#shared/contract/model-reading.ts'
import { conversationReader } from '../../adapters/chef/conversation-reader.ts'
import { withModelUnderstanding } from '../../adapters/chef/model-understanding.ts'
import { builtinChef } from '../../adapters/chef/builtin-chef.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { testKitchen } from '../../test/kitchen.ts'
import { openModelServer, replies, type ModelServer } from '../../test/model-server.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'

const nothing: ModelReading = {
  dish: null,
  dishType: null,
  servings: null,
  minutes: null,
  wanted: [],
  refused: [],
  allergies: [],
  allergens: [],
  unnamedAllergy: false,
  diets: [],
  equipment: [],
  eaters: [],
}
const reads = (reading: Partial<ModelReading>) => replies(JSON.stringify({ ...nothing, ...reading }))

let model: ModelServer
let app: TestApp
let user: TestUser
beforeAll(async () => {
  model = await openModelServer()
  const settings = { provider: 'compatible' as const, model: 'small', url: model.url, key: null }
  const read = await conversationReader(settings, { firstText: 300, idle: 300, whole: 300, retries: 0 })
  const kitchen = withModelUnderstanding(testKitchen(), read)
  app = await openTestApp({ kitchen, chef: builtinChef(kitchen) })
  user = await signUpAdmin(app)
})
beforeEach(() => {
  model.requests.length = 0
})
afterEach(() => model.respondWith(reads({})))
afterAll(async () => {
  await app.close()
  await model.close()
})

let turn = 0
/** A conversation that no test has had before, since readings are remembered. */
const say = (content: string) => ({
  messages: [{ role: 'user' as const, content: `${content}${'!'.repeat((turn += 1))}` }],
  language: 'en' as const,
})
const itemsOf = async (body: ReturnType<typeof say>) => {
  const { recipe, message } = await user.call(chat, { body: { ...body, task: 'recipe' } })
  return { message, recipe, items: recipe?.ingredients.map(({ item }) => item).join(', ') ?? '' }
}

describe('a model that reads the conversation', () => {
  test('decides what is wanted, and the kitchen cooks it', async () => {
    model.respondWith(reads({ wanted: ['courgettes', 'feta'], servings: 5, dishType: 'Mains' }))
    const { items, recipe } = await itemsOf(
      say('my aunt would put tuna in but I am more of a courgette and feta man'),
    )
    expect(items).toMatch(/courgette/)
    expect(items).toMatch(/feta/)
    expect(items).not.toMatch(/tuna/)
    expect(recipe?.servings).toBe(5)
  })

  test('never brings back what the rules have found to be refused', async () => {
    model.respondWith(reads({ wanted: ['peanuts', 'noodles', 'coriander'], dish: 'pad thai' }))
    const { items, recipe } = await itemsOf(
      say('Pad thai for two, I am allergic to peanuts and hate coriander'),
    )
    expect(recipe?.allergens).not.toContain('peanuts')
    expect(items).not.toMatch(/peanut|coriander/)
  })

  test('adds what it finds refused', async () => {
    model.respondWith(
      reads({ wanted: ['pasta', 'tomatoes'], allergies: ['walnuts'], refused: ['garlic'], diets: ['vegan'] }),
    )
    const { items, recipe } = await itemsOf(say('Pasta with tomatoes and some walnuts'))
    expect(items).not.toMatch(/walnut|garlic/)
    expect(recipe?.allergens).not.toContain('nuts')
    expect(recipe?.diets).toContain('vegan')
  })

  test('asks for the food of an allergy that nobody named', async () => {
    model.respondWith(reads({ wanted: ['pasta'], unnamedAllergy: true }))
    const { recipe, message } = await itemsOf(say('Pasta, and mind what happened at the wedding'))
    expect(recipe).toBeNull()
    expect(message).toMatch(/allerg/i)
  })

  test('is asked once for words, table and draft', async () => {
    model.respondWith(reads({ wanted: ['leeks'], servings: 3 }))
    const { table, draft, readByRules } = await user.call(chat, {
      body: say('Something for the three of us with leeks'),
    })
    expect(table?.servings?.value).toBe(3)
    expect(draft?.servings).toBe(3)
    expect(readByRules).toBeUndefined()
    expect(model.requests).toHaveLength(1)
    expect(model.requests[0]?.body.response_format?.type).toMatch(/json/)
  })
})

describe('where the model gives no reading', () => {
  test.each([
    ['not in the schema', replies('A lovely soup, I think')],
    ['of another shape', replies('{"wanted": "soup"}')],
    ['in time', () => undefined],
  ])('%s, the built-in understanding serves and says so', async (_, responder) => {
    model.respondWith(responder)
    const body = say('A carrot soup for six without celery')
    const { table, draft, readByRules } = await user.call(chat, { body })
    expect(readByRules).toBe(true)
    expect(table?.servings?.value).toBe(6)
    expect(draft?.ingredients.map(({ item }) => item).join()).toMatch(/carrot/)
  })
})
